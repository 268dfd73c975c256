import { firstOfEach } from '../../contract/first-of-each';
import type { Notice, ResolveResult } from '../../contract/types';
import type { IconName } from '../icon';
import { Icon } from '../icon';
import { message, plural } from '../i18n/message';
import { noticeText } from '../words/notice-words';
import { hostOf, originOf } from './page-facts';
import type { Grant } from './permission-choice';
import { isOfUnaddressed } from './unaddressed/unaddressed-pictures';

type Kind = 'warning' | 'error';
interface Shown {
  kind: Kind;
  text: string;
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
const LEADS: Readonly<Record<Kind, string>> = { warning: 'popup_warning', error: 'popup_error' };

/** The answer's warnings and errors in the user's words, each once, with a button where a permission helps. */
export function Notices({ result, onAllow }: NoticesProps) {
  const shown = [
    ...toShown('error', result.errors),
    ...toShown(
      'warning',
      result.warnings?.filter((warning) => !isOfUnaddressed(warning)),
    ),
  ];
  if (shown.length === 0) return null;
  const hasSeveralOrigins = shown.filter(({ origin }) => origin !== null).length > 1;
  const content = (
    <>
      <ul class="notices">
        {shown.map((each) => (
          <NoticeItem key={`${each.kind} ${each.text}`} notice={each} onAllow={onAllow} />
        ))}
      </ul>
      {hasSeveralOrigins && (
        <button type="button" class="allow-all" onClick={() => onAllow({ scope: 'all' })}>
          {message('popup_allow_all')}
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
  const { kind, text, origin } = notice;
  return (
    <li class={kind}>
      <Icon name={ICONS[kind]} />
      <span>
        <strong>{message(LEADS[kind])}</strong> {text}
      </span>
      {origin !== null && (
        <button type="button" onClick={() => onAllow({ scope: 'origin', origin })}>
          {message('popup_allow', { host: hostOf(origin) })}
        </button>
      )}
    </li>
  );
}

/** Those of one code about one host are one. */
function toShown(kind: Kind, notices: Notice[] = []): Shown[] {
  const keyOf = ({ code, url }: Notice) => `${code} ${originIn(url)}`;
  return firstOfEach(notices, keyOf).map((first) => {
    const alike = notices.filter((notice) => keyOf(notice) === keyOf(first));
    const origin = originIn(first.url);
    const pictures = alike.reduce((sum, { count = 0 }) => sum + count, 0);
    const text = noticeText(first.code, origin && hostOf(origin), alike.length, pictures);
    return { kind, text, origin: first.code === 'PERMISSION_REQUIRED' ? origin : null };
  });
}

function originIn(url: string | undefined): string | null {
  return url === undefined ? null : originOf(url);
}
