import type { Clock } from '../../resolver/ports';
import type { ContextsApi, OffscreenApi, OffscreenDocument } from './offscreen-document';
import { createOffscreenDocument } from './offscreen-document';

/** Chromium's own names for what the polyfill does not know. */
interface ChromiumScope {
  chrome?: { offscreen?: OffscreenApi; runtime?: Partial<ContextsApi> };
}

/** The offscreen document of a worker; undefined in Firefox, whose background page is a document itself. */
export function ownOffscreenDocument(clock: Pick<Clock, 'timeoutSignal'>): OffscreenDocument | undefined {
  const { offscreen, runtime } = (globalThis as ChromiumScope).chrome ?? {};
  const getContexts = runtime?.getContexts?.bind(runtime);
  return offscreen && getContexts && createOffscreenDocument(offscreen, { getContexts }, clock);
}
