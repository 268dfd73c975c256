import type { Permissions } from 'webextension-polyfill';
import type { Clock } from '../resolver/ports';
import { originPattern } from './origin-pattern';
import { untilAborted } from './until-aborted';

/** Milliseconds that the browser may take to say what is granted. */
const GRANT_TIMEOUT_MS = 3_000;

/** Asks the browser each time: the user may take a permission back at any moment. Rejects with `timeout`. */
export function createGrantCheck(
  permissions: Pick<Permissions.Static, 'contains'>,
  clock: Pick<Clock, 'timeoutSignal'>,
): (url: URL) => Promise<boolean> {
  return (url) =>
    untilAborted(
      permissions.contains({ origins: [originPattern(url)] }),
      clock.timeoutSignal(GRANT_TIMEOUT_MS),
      'The browser did not say what this extension may read.',
    );
}
