import { useLayoutEffect, useRef } from 'preact/hooks';
import { attempt, type Attempt } from '../../actions/attempt';
import type { ActionOutcome, ActionWorld, BusyWords, CoverAction } from '../../actions/cover-action';
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

/** An action that takes its time. */
interface Running {
  id: string;
  ended: AbortController;
  /** Settles when it is over, however that went. */
  over: Promise<unknown>;
}

/**
 * Runs an action on the cover and reports how it went. One that takes its time says so, and can be cancelled; another action
 * ends it, and so does another cover: what was pressed last is what counts.
 */
export function useCoverActions({ world, subject, onReport }: CoverActionsParts) {
  const running = useRef<Running | undefined>(undefined);
  const url = subject?.picture.url;

  function end(): Running | undefined {
    const before = running.current;
    running.current = undefined;
    before?.ended.abort();
    return before;
  }

  const leave = useRef(() => {});
  leave.current = () => {
    if (end()) onReport(undefined);
  };
  // At once: later it would end what the first click on the new cover began.
  useLayoutEffect(() => () => leave.current(), [url]);

  return async (action: CoverAction): Promise<void> => {
    const isUnderWay = running.current?.id === action.id && !running.current.ended.signal.aborted;
    if (!subject || isUnderWay) return;
    const before = end();
    // Emptied first, so that the same sentence twice is announced twice.
    onReport(undefined);
    // What is on its way to the clipboard would come later than this.
    if (before && action.writesClipboard) await before.over;
    const ended = new AbortController();
    const over = attempt(() => action.perform(subject, { ...world, signal: ended.signal }), action.failure());
    const own: Running = { id: action.id, ended, over };
    const busy = action.busy?.(subject, world.settings);
    if (busy) running.current = own;
    const stopSaying = busy && sayBusy(busy, own, onReport);
    const result = await over;
    stopSaying?.();
    if (running.current === own) running.current = undefined;
    // One that was ended says how it went only where it worked all the same.
    if (!ended.signal.aborted || result.status === 'done')
      onReport(reportOf(action, result, { world, subject, onReport }));
  };
}

/** Says after a moment that an action is under way; call the answer when it is over. */
function sayBusy(
  words: BusyWords,
  { id: action, ended }: Running,
  onReport: CoverActionsParts['onReport'],
): () => void {
  const cancel = () => {
    ended.abort();
    onReport({ action, tone: 'quiet', text: words.cancelled() });
  };
  const remedy = { label: message('popup_cancel'), run: cancel };
  const say = () => onReport({ action, tone: 'busy', text: words.text(), remedy });
  const timer = setTimeout(() => ended.signal.aborted || say(), BUSY_AFTER_MS);
  return () => clearTimeout(timer);
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
