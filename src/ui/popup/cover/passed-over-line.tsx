import type { ResolveResult } from '../../../contract/types';
import { message } from '../../i18n/message';
import { OpenButton } from './open-button';
import { passedOver } from './passed-over';
import type { ShownPicture } from './shown-picture';

interface PassedOverLineProps {
  result: ResolveResult;
  shown: ShownPicture;
  onChoose: (url: string) => void;
  onOpen: (url: string) => void;
}

/** Says which declared picture is not the cover and why, with a button that shows it and leads back again. */
export function PassedOverLine({ result, shown, onChoose, onOpen }: PassedOverLineProps) {
  const passed = passedOver(result);
  if (!passed) return null;
  const { picture, reason } = passed;
  if (reason === undefined)
    return (
      <p class="passed-over">
        {message(
          // Else nobody knows why it did not come.
          picture.availability.status === 'missing' ? 'popup_passed_over_absent' : 'popup_passed_over_failed',
        )}{' '}
        <OpenButton onClick={() => onOpen(picture.url)} />
      </p>
    );
  const isInView = shown.candidate.url === picture.url;
  return (
    <p class="passed-over">
      {message(isInView ? 'popup_passed_over_in_view' : 'popup_passed_over', { reason })}{' '}
      <button type="button" onClick={() => onChoose(isInView ? result.best.url : picture.url)}>
        {message(isInView ? 'popup_passed_over_back' : 'popup_passed_over_show')}
      </button>
    </p>
  );
}
