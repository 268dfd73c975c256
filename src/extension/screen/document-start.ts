import type { Scripting } from 'webextension-polyfill';
import type { Clock } from '../../resolver/ports';
import { untilAborted } from '../until-aborted';
import type { DocumentStart } from './loaded-anew';

export interface DocumentStartParts {
  scripting: Pick<Scripting.Static, 'executeScript'>;
  clock: Pick<Clock, 'timeoutSignal'>;
}

/** A page that is at work does not hold up the question for its cover. */
const ANSWER_TIMEOUT_MS = 500;

/** Asks the documents themselves (High Resolution Time, "timeOrigin"); one that may not be read, or is late, tells nothing. */
export function createDocumentStart({ scripting, clock }: DocumentStartParts): DocumentStart {
  return async (tabId) => {
    const run = scripting.executeScript({
      target: { tabId },
      func: () => performance.timeOrigin,
      injectImmediately: true,
    });
    const late = clock.timeoutSignal(ANSWER_TIMEOUT_MS);
    const [injected] = await untilAborted(run, late, 'The page took too long to answer.').catch(() => []);
    return typeof injected?.result === 'number' ? injected.result : undefined;
  };
}
