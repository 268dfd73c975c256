import type { Notice, ResolveResult } from '../../contract/types';
import type { IconName } from '../icon';
import { Icon } from '../icon';
import { texts } from '../texts';
import { hostOf, originOf } from './page-facts';

type Kind = 'warning' | 'error';
interface Shown {
  kind: Kind;
  message: string;
  /** What a permission would mend. */
  origin: string | null;
}

/** More than this many wait behind a summary. */
const MOST_AT_ONCE = 2;
const ICONS: Readonly<Record<Kind, IconName>> = { warning: 'info', error: 'alert' };

/** The answer's warnings and errors in plain words, each once, with a button where a permission helps. */
export function Notices({ result, onAllow }: { result: ResolveResult; onAllow: (origin: string) => void }) {
  const shown = [...toShown('error', result.errors), ...toShown('warning', result.warnings)].filter(
    isFirstOfItsKind,
  );
  if (shown.length === 0) return null;
  const list = (
    <ul class="notices">
      {shown.map(({ kind, message, origin }) => (
        <li key={`${message} ${origin}`} class={kind}>
          <Icon name={ICONS[kind]} />
          <span>
            <strong>{texts.notices[kind]}:</strong> {message}
          </span>
          {origin !== null && (
            <button type="button" onClick={() => onAllow(origin)}>
              {texts.actions.allow(hostOf(origin))}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
  if (shown.length <= MOST_AT_ONCE) return list;
  return (
    <details>
      <summary>{texts.notices.all(shown.length)}</summary>
      {list}
    </details>
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
