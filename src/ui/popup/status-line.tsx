import type { ErrorBody, ResolveResult } from '../../contract/types';
import type { ActionOutcome } from '../actions/cover-action';
import { message } from '../i18n/message';
import type { IconName } from '../icon';
import { Icon } from '../icon';
import { failureText } from '../words/notice-words';
import { waitingTime } from '../words/quantities';
import type { ActionReport } from './action-report';
import { changeText } from './change-text';
import type { RefreshState, ScreenState } from './screen-state';

type Tone = 'quiet' | ActionOutcome['tone'];
interface Status {
  tone: Tone;
  text: string;
  remedy?: ActionReport['remedy'];
}

const TONE_ICONS: Readonly<Record<Tone, IconName | null>> = { quiet: null, done: 'check', failed: 'alert' };

/**
 * What an action did and what can be done about it, else what the resolver is doing. The one live region; it
 * stays while screens change.
 */
export function StatusLine({ state, report }: { state: ScreenState; report: ActionReport | undefined }) {
  const { tone, text, remedy }: Status = report ?? statusOf(state);
  const icon = TONE_ICONS[tone];
  return (
    <div class={`status ${tone}`}>
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

function statusOf(state: ScreenState): Status {
  if (state.screen === 'loading') return { tone: 'quiet', text: message(`popup_running_${state.step}`) };
  if (state.screen === 'ready')
    return refreshStatus(state.refresh) ?? { tone: 'quiet', text: foundText(state.result) };
  return { tone: 'quiet', text: '' };
}

function refreshStatus(refresh: RefreshState): Status | null {
  if (refresh.status === 'running') return { tone: 'quiet', text: message('popup_refreshing') };
  if (refresh.status === 'failed')
    return { tone: 'failed', text: message('popup_refresh_failed', { reason: reasonText(refresh.error) }) };
  return refresh.change ? { tone: 'quiet', text: changeText(refresh.change) } : null;
}

function reasonText({ details = [] }: ErrorBody['error']): string {
  const cause = details.find((detail) => 'reason' in detail);
  return cause ? failureText(cause) : message('popup_error_unknown');
}

function foundText({ cache, trace }: ResolveResult): string {
  if (cache.hit) return message('popup_recalled');
  return message('popup_found', { time: waitingTime(trace.timings.total_ms) });
}
