import type { ResolveResult } from '../../contract/types';
import type { IconName } from '../icon';
import { Icon } from '../icon';
import { texts } from '../texts';
import type { ActionReport } from './cover-actions';
import type { RefreshState, ScreenState } from './screen-state';

type Tone = 'quiet' | ActionReport['tone'];
interface Status {
  tone: Tone;
  text: string;
}

const TONE_ICONS: Readonly<Record<Tone, IconName | null>> = { quiet: null, done: 'check', failed: 'alert' };

/** The one live region: what an action did, else what the resolver is doing. It stays while screens change. */
export function StatusLine({ state, report }: { state: ScreenState; report: ActionReport | undefined }) {
  const { tone, text }: Status = report ?? statusOf(state);
  const icon = TONE_ICONS[tone];
  return (
    <output class={`status ${tone}`}>
      {icon && <Icon name={icon} />}
      <span>{text}</span>
    </output>
  );
}

function statusOf(state: ScreenState): Status {
  if (state.screen === 'loading') return { tone: 'quiet', text: texts.status.running(state.step) };
  if (state.screen === 'ready')
    return refreshStatus(state.refresh) ?? { tone: 'quiet', text: foundText(state.result) };
  return { tone: 'quiet', text: '' };
}

function refreshStatus(refresh: RefreshState): Status | null {
  if (refresh.status === 'running') return { tone: 'quiet', text: texts.status.refreshing };
  if (refresh.status === 'failed')
    return { tone: 'failed', text: texts.status.refreshFailed(refresh.message) };
  return null;
}

function foundText({ cache, trace }: ResolveResult): string {
  return cache.hit ? texts.status.recalled : texts.status.found(trace.timings.total_ms);
}
