import type { Clock } from '../../resolver/ports';
import { untilAborted } from '../until-aborted';

/** Milliseconds that the document may take to be there. */
export const OPENING_TIMEOUT_MS = 5_000;

/** The part of Chromium's `chrome.offscreen` and `chrome.runtime` that we use; Firefox has neither. */
export interface OffscreenApi {
  createDocument(options: { url: string; reasons: string[]; justification: string }): Promise<void>;
}
export interface ContextsApi {
  getContexts(filter: { contextTypes: 'OFFSCREEN_DOCUMENT'[] }): Promise<unknown[]>;
}

/** The one offscreen document an extension may have. It closes itself when it has nothing to do. */
export interface OffscreenDocument {
  /** Settles when the document is there and listens; rejects where it is not after a while. */
  ensure(): Promise<void>;
}

const DOCUMENT = {
  url: 'offscreen.html',
  // There is no reason that says "pictures"; the first is the nearest to measuring what an element shows.
  reasons: ['DOM_SCRAPING', 'BLOBS'],
  justification:
    'Measures a picture by showing it, where its host has not been granted; gives a converted picture an address to be saved by.',
};

/**
 * Creates the document when it is first needed. Whoever asks meanwhile waits for the same one; a worker that
 * woke anew finds the one of its predecessor.
 */
export function createOffscreenDocument(
  offscreen: OffscreenApi,
  runtime: ContextsApi,
  clock: Pick<Clock, 'timeoutSignal'>,
): OffscreenDocument {
  let opening: Promise<void> | undefined;
  const open = async () => {
    const there = await runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
    if (there.length === 0) await offscreen.createDocument(DOCUMENT);
  };
  return {
    ensure() {
      const late = clock.timeoutSignal(OPENING_TIMEOUT_MS);
      opening ??= untilAborted(open(), late, 'The place for pictures did not open.').finally(() => {
        opening = undefined;
      });
      return opening;
    },
  };
}
