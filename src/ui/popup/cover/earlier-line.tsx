import type { ResolveResult } from '../../../contract/types';
import { message } from '../../i18n/message';
import { moment } from '../../words/quantities';
import { OpenButton } from './open-button';

interface EarlierLineProps {
  result: ResolveResult;
  onOpen: (url: string) => void;
}

/** Says when the page had another cover, with a button that opens that one: nothing is loaded before. */
export function EarlierLine({ result, onOpen }: EarlierLineProps) {
  const latest = result.earlier_covers?.[0];
  if (!latest) return null;
  return (
    <p class="earlier-cover">
      {message('popup_earlier', { moment: moment(latest.last_seen_at_ms) })}{' '}
      <OpenButton onClick={() => onOpen(latest.url)} />
    </p>
  );
}
