import type { ScreenEvent } from '../../contract/screen-messages';
import type { ErrorBody, ResolveOptions } from '../../contract/types';
import type { Services } from '../services';
import { message } from '../i18n/message';
import type { ScreenAction } from './screen-state';
import { findSubject } from './subject';
import type { Subject } from './subject';

/** Longer than the resolver's own 20 s, so it speaks only when no answer can come any more. */
const ANSWER_TIMEOUT_MS = 25_000;

export const browserIsOnline = () => navigator.onLine;

export interface RunListener {
  onSubject(subject: Subject | undefined): void;
  onAction(action: ScreenAction): void;
  isOnline(): boolean;
}

interface RunOptions {
  options: Partial<ResolveOptions>;
  /** What an earlier run was about. */
  known: Subject | undefined;
}

/**
 * Resolves the cover of what was clicked, else of the current tab, once, and reports until it is answered,
 * fails or is overdue. Returns how to end it early; after its end a run is silent.
 */
export function startCoverRun(
  services: Services,
  { options, known }: RunOptions,
  listener: RunListener,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const report = (action: ScreenAction) => {
    if (signal.aborted) return;
    listener.onAction(action);
    if (isLast(action)) ending.abort();
  };
  const timer = setTimeout(() => report({ type: 'overdue' }), ANSWER_TIMEOUT_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  const onEvent = (event: ScreenEvent) => report({ type: 'event', event, isOnline: listener.isOnline() });

  async function follow(): Promise<void> {
    const subject = await findSubject(services, known);
    if (signal.aborted) return;
    listener.onSubject(subject);
    if (subject?.kind === 'nothing') return report({ type: 'nothing-clicked', message: subject.message });
    const stopListening = subject && listen(subject, services, options, onEvent);
    if (!stopListening) return report({ type: unreadAs(subject) });
    if (signal.aborted) stopListening();
    else signal.addEventListener('abort', stopListening);
  }

  follow().catch((fault: unknown) => onEvent({ type: 'error', error: unexpectedError(fault) }));
  return () => ending.abort();
}

/** Undefined where the browser hides the tab's address. A page that was clicked is read in its tab. */
function listen(
  subject: Exclude<Subject, { kind: 'nothing' }>,
  { resolve }: Services,
  options: Partial<ResolveOptions>,
  onEvent: (event: ScreenEvent) => void,
): (() => void) | undefined {
  if (subject.kind === 'target') {
    const { target } = subject;
    if (target.tabId !== undefined) return resolve.tab(target.tabId, options, onEvent);
    return resolve.target(target, options, onEvent);
  }
  return subject.tab.url === undefined ? undefined : resolve.tab(subject.tab.id, options, onEvent);
}

/** Why nothing is known of a tab. */
function unreadAs(subject: Subject | undefined): 'unseen-tab' | 'loading-tab' | 'unreadable-tab' {
  const tab = subject?.kind === 'tab' ? subject.tab : undefined;
  if (tab?.lacksPermission) return 'unseen-tab';
  return tab?.isLoading ? 'loading-tab' : 'unreadable-tab';
}

/** Whether a run is over with what it reports. */
export function isLast(action: ScreenAction): boolean {
  return action.type !== 'event' || action.event.type === 'result' || action.event.type === 'error';
}

function unexpectedError(fault: unknown): ErrorBody {
  const own = fault instanceof Error ? fault.message : '';
  return {
    request_id: '',
    error: { code: 'INTERNAL_ERROR', message: own === '' ? message('popup_error_unknown') : own },
  };
}
