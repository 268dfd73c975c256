import type { Runtime } from 'webextension-polyfill';
import type { ScreenEvent, ScreenRequest } from '../../contract/screen-messages';
import { SCREEN_PORT_NAME } from '../../contract/screen-messages';
import type { Resolve } from '../../ui/services';
import type { EarlyQuestion } from './early-question';

export interface ScreenResolveParts {
  runtime: Pick<Runtime.Static, 'connect'>;
  /** What was asked before this screen was there. */
  early: Pick<EarlyQuestion, 'take'> | undefined;
}

/** Resolves through the worker, over a port of each question's own. */
export function createScreenResolve(parts: ScreenResolveParts): Resolve {
  return {
    tab: (tabId, options, onEvent) => listen({ type: 'resolve-tab', tabId, options }, onEvent, parts),
    target: (target, options, onEvent) =>
      listen({ type: 'resolve-target', ...target, options }, onEvent, parts),
  };
}

function listen(
  request: ScreenRequest,
  onEvent: (event: ScreenEvent) => void,
  { runtime, early }: ScreenResolveParts,
): () => void {
  const begun = early?.take(request);
  const port = begun?.port ?? runtime.connect({ name: SCREEN_PORT_NAME });
  let isDone = false;
  const hear = (message: unknown) => {
    if (isDone) return;
    const event = message as ScreenEvent;
    isDone = event.type === 'result' || event.type === 'error';
    onEvent(event);
  };
  port.onMessage.addListener(hear);
  port.onDisconnect.addListener(() => {
    hear({ type: 'error', error: interrupted() });
  });
  // Whoever listens has to have our answer first, and nothing else comes in between.
  if (begun) queueMicrotask(() => begun.heard.forEach(hear));
  else port.postMessage(request);
  return () => {
    isDone = true;
    port.disconnect();
  };
}

/** The browser stopped the worker before it answered; asking again starts it anew. */
function interrupted() {
  return {
    request_id: crypto.randomUUID(),
    error: { code: 'INTERNAL_ERROR' as const, message: 'The search was interrupted. Try again.' },
  };
}
