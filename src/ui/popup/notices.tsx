import type { Notice, ResolveResult } from '../../contract/types';
import type { IconName } from '../icon';
import { Icon } from '../icon';
import { message as text, plural } from '../i18n/message';
import { hostOf, originOf } from './page-facts';
import type { Grant } from './permission-choice';

type Kind = 'warning' | 'error';
interface Shown {
  kind: Kind;
  message: string;
  /** What a permission would mend. */
  origin: string | null;
}

interface NoticesProps {
  result: ResolveResult;
  onAllow: (grant: Grant) => void;
}

/** More than this many wait behind a summary. */
const MOST_AT_ONCE = 2;
const ICONS: Readonly<Record<Kind, IconName>> = { warning: 'info', error: 'alert' };

/** The answer's warnings and errors in plain words, each once, with a button where a permission helps. */
export function Notices({ result, onAllow }: NoticesProps) {
  const shown = [...toShown('error', result.errors), ...toShown('warning', result.warnings)].filter(
    isFirstOfItsKind,
  );
  if (shown.length === 0) return null;
  const hasSeveralOrigins = shown.filter(({ origin }) => origin !== null).length > 1;
  const content = (
    <>
      <ul class="notices">
        {shown.map((each) => (
          <NoticeItem key={`${each.message} ${each.origin}`} notice={each} onAllow={onAllow} />
        ))}
      </ul>
      {hasSeveralOrigins && (
        <button type="button" class="allow-all" onClick={() => onAllow({ scope: 'all' })}>
          {text('popup_allow_all')}
        </button>
      )}
    </>
  );
  if (shown.length <= MOST_AT_ONCE) return <section>{content}</section>;
  return (
    <details>
      <summary>{plural('popup_notes', shown.length)}</summary>
      {content}
    </details>
  );
}

function NoticeItem({ notice, onAllow }: { notice: Shown; onAllow: NoticesProps['onAllow'] }) {
  const { kind, message, origin } = notice;
  return (
    <li class={kind}>
      <Icon name={ICONS[kind]} />
      <span>
        <strong>{text(`popup_${kind}`)}</strong> {message}
      </span>
      {origin !== null && (
        <button type="button" onClick={() => onAllow({ scope: 'origin', origin })}>
          {text('popup_allow', { host: hostOf(origin) })}
        </button>
      )}
    </li>
  );
}

function toShown(kind: Kind, notices: Notice[] = []): Shown[] {
  return notices.map(({ code, message, url }) => {
    const origin = code === 'PERMISSION_REQUIRED' && url !== undefined ? originOf(url) : null;
    return { kind, message, origin };
  });
}

function isFirstOfItsKind({ message, origin }: Shown, index: number, all: Shown[]): boolean {
  return all.findIndex((other) => other.message === message && other.origin === origin) === index;
}
