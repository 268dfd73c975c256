import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ErrorBody, ResolveResult } from '../../contract/types';
import { message } from '../i18n/message';
import type { IconName } from '../icon';
import { Icon } from '../icon';
import { failureText } from '../words/notice-words';
import { waitingTime } from '../words/quantities';
import type { ActionReport } from './action-report';
import { changeText } from './change-text';
import type { RefreshState, ScreenState } from './screen-state';

type Tone = ActionReport['tone'];
interface Status {
  tone: Tone;
  text: string;
  remedy?: ActionReport['remedy'];
}

const TONE_ICONS: Readonly<Record<Tone, IconName | null>> = {
  quiet: null,
  busy: null,
  done: 'check',
  failed: 'alert',
};

interface StatusLineProps {
  state: ScreenState;
  report: ActionReport | undefined;
  /** Opens a picture in a tab of its own. */
  onOpen: (url: string) => void;
}

/**
 * What an action did and what can be done about it, else what the resolver is doing. The one live region; it
 * stays while screens change.
 */
export function StatusLine({ state, report, onOpen }: StatusLineProps) {
  const { tone, text, remedy }: Status = report ?? statusOf(state, onOpen);
  const icon = TONE_ICONS[tone];
  const line = useRef<HTMLDivElement>(null);
  useFocusNearby(remedy !== undefined, line);
  return (
    <div class={`status ${tone}`} ref={line} tabIndex={-1}>
      <output>
        {icon && <Icon name={icon} />}
        <span>{text}</span>
      </output>
      {remedy && (
        <button type="button" class="remedy" onClick={remedy.run}>
          {remedy.label}
        </button>
      )}
    </div>
  );
}

/** A button that was pressed and is gone took the focus with it: what comes next is near. */
function useFocusNearby(hasRemedy: boolean, line: RefObject<HTMLDivElement | null>): void {
  const before = useRef(hasRemedy);
  useLayoutEffect(() => {
    if (before.current && !hasRemedy && document.activeElement === document.body) line.current?.focus();
    before.current = hasRemedy;
  });
}

function statusOf(state: ScreenState, onOpen: StatusLineProps['onOpen']): Status {
  if (state.screen === 'loading') return { tone: 'quiet', text: message(`popup_running_${state.step}`) };
  if (state.screen === 'ready')
    return refreshStatus(state.refresh, onOpen) ?? { tone: 'quiet', text: foundText(state.result) };
  return { tone: 'quiet', text: '' };
}

function refreshStatus(refresh: RefreshState, onOpen: StatusLineProps['onOpen']): Status | null {
  if (refresh.status === 'running') return { tone: 'quiet', text: message('popup_refreshing') };
  if (refresh.status === 'failed')
    return { tone: 'failed', text: message('popup_refresh_failed', { reason: reasonText(refresh.error) }) };
  const { change } = refresh;
  if (!change) return null;
  const said = { tone: 'quiet', text: changeText(change) } as const;
  if (change.what !== 'cover') return said;
  return {
    ...said,
    remedy: { label: message('popup_change_open'), run: () => onOpen(change.beforeUrl) },
  };
}

function reasonText({ details = [] }: ErrorBody['error']): string {
  const cause = details.find((detail) => 'reason' in detail);
  return cause ? failureText(cause) : message('popup_error_unknown');
}

function foundText({ cache, trace }: ResolveResult): string {
  if (cache.hit) return message('popup_recalled');
  return message('popup_found', { time: waitingTime(trace.timings.total_ms) });
}
