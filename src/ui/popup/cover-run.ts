import type { ScreenEvent } from '../../contract/screen-messages';
import type { ErrorBody, ResolveOptions } from '../../contract/types';
import type { CurrentTab, Services } from '../services';
import { texts } from '../texts';
import type { ScreenAction } from './screen-state';

/** Longer than the resolver's own 20 s, so it speaks only when no answer can come any more. */
const ANSWER_TIMEOUT_MS = 25_000;

export interface RunListener {
  onTab(tab: CurrentTab | undefined): void;
  onAction(action: ScreenAction): void;
  isOnline(): boolean;
}

/**
 * Resolves the cover of the current tab once and reports until it is answered, fails or is overdue.
 * Returns how to end it early; after its end a run is silent.
 */
export function startCoverRun(
  services: Services,
  options: Partial<ResolveOptions>,
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

  async function followTab(): Promise<void> {
    const tab = await services.tabs.current();
    if (signal.aborted) return;
    listener.onTab(tab);
    if (tab?.url === undefined) return report({ type: 'unreadable-tab' });
    const stopListening = services.resolve.tab(tab.id, options, onEvent);
    if (signal.aborted) stopListening();
    else signal.addEventListener('abort', stopListening);
  }

  followTab().catch((fault: unknown) => onEvent({ type: 'error', error: unexpectedError(fault) }));
  return () => ending.abort();
}

function isLast(action: ScreenAction): boolean {
  return action.type !== 'event' || action.event.type === 'result' || action.event.type === 'error';
}

function unexpectedError(fault: unknown): ErrorBody {
  const message =
    fault instanceof Error && fault.message !== '' ? fault.message : texts.problems.error.unknown;
  return { request_id: '', error: { code: 'INTERNAL_ERROR', message } };
}
