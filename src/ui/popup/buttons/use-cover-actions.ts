import { useLayoutEffect, useRef } from 'preact/hooks';
import { attempt, type Attempt } from '../../actions/attempt';
import type { ActionOutcome, ActionWorld, CoverAction } from '../../actions/cover-action';
import type { CoverSubject } from '../../actions/cover-subject';
import { message } from '../../i18n/message';
import type { Services } from '../../services';
import type { ActionReport } from '../action-report';
import { grantRemedy } from './grant-remedy';

/** Milliseconds after which an action that is still under way says so. */
const BUSY_AFTER_MS = 300;

export interface CoverActionsParts {
  world: Omit<ActionWorld, 'services' | 'signal'> & { services: Services };
  /** What to act on; null while no picture is settled. */
  subject: CoverSubject | null;
  onReport: (report: ActionReport | undefined) => void;
}

interface Running {
  id: string;
  ended: AbortController;
}

/**
 * Runs an action on the cover and reports how it went; one that takes its time says so, and can be cancelled. Another action
 * ends it, and so does another cover: what was pressed last is what counts.
 */
export function useCoverActions({ world, subject, onReport }: CoverActionsParts) {
  const running = useRef<Running | undefined>(undefined);
  const url = subject?.picture.url;
  // At once: later it would end what the first click on the new cover began.
  useLayoutEffect(() => () => running.current?.ended.abort(), [url]);

  return async (action: CoverAction): Promise<void> => {
    const before = running.current;
    if (!subject || (before?.id === action.id && !before.ended.signal.aborted)) return;
    before?.ended.abort();
    const own: Running = { id: action.id, ended: new AbortController() };
    running.current = own;
    const { signal } = own.ended;
    // Emptied first, so that the same sentence twice is announced twice.
    onReport(undefined);
    const busy = setTimeout(
      () => signal.aborted || onReport(busyReport(action, own, onReport)),
      BUSY_AFTER_MS,
    );
    const result = await attempt(() => action.perform(subject, { ...world, signal }), action.failure());
    clearTimeout(busy);
    if (running.current === own) running.current = undefined;
    if (!signal.aborted) onReport(reportOf(action, result, { world, subject, onReport }));
  };
}

function busyReport(
  { id, busy }: CoverAction,
  { ended }: Running,
  onReport: CoverActionsParts['onReport'],
): ActionReport | undefined {
  if (!busy) return undefined;
  const cancel = () => {
    ended.abort();
    onReport({ action: id, tone: 'quiet', text: busy.cancelled() });
  };
  return {
    action: id,
    tone: 'busy',
    text: busy.text(),
    remedy: { label: message('popup_cancel'), run: cancel },
  };
}

function reportOf(
  { id, givesPicture }: CoverAction,
  result: Attempt<ActionOutcome>,
  { world, subject, onReport }: CoverActionsParts,
): ActionReport {
  if (result.status === 'done') {
    const { tone, text } = result.value;
    const isOfFile = subject?.cut !== undefined && !givesPicture;
    return { action: id, tone, text: isOfFile ? `${text} ${message('popup_bars_kept')}` : text };
  }
  const failed: ActionReport = { action: id, tone: 'failed', text: result.text };
  if (result.origin === undefined) return failed;
  return { ...failed, remedy: grantRemedy(result.origin, world.services, onReport) };
}
