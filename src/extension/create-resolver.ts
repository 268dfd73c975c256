import type { Browser } from 'webextension-polyfill';
import { LIMITS } from '../resolver/limits';
import { resolveCover } from '../resolver/resolve-cover';
import type { Notice, Progress, ResolveRequest, ResolveResult } from '../resolver/types';
import { createPorts } from './create-ports';
import type { KnownSettings } from './known-settings';
import { settingsOrDefaults } from './known-settings';
import { createRequestQueue } from './network/request-queue';
import { installRequestRules } from './network/request-rules';
import type { OffscreenDocument } from './pictures/offscreen-document';
import { systemClock } from './system-clock';

export type Resolve = (
  request: ResolveRequest,
  onProgress?: (progress: Progress) => void,
  /** Ends the search before its time. */
  signal?: AbortSignal,
) => Promise<ResolveResult>;

/**
 * Resolves under way for other extensions, in all and for each; the rest of a burst waits as a whole, so that
 * no run finds the network's queue full half-way. Seven runs probe fewer pictures than may wait there.
 */
const RUNS_OF_OTHERS = { atOnce: 7, atOncePerHost: 6, waiting: 64 };

const DAY_SECONDS = 86_400;

/**
 * The resolver in this browser. The rules for our own requests are installed at once; without them other
 * extensions get no answer, and the user a warning.
 */
export function createResolver(
  browser: Browser,
  settings: KnownSettings,
  offscreen: OffscreenDocument | undefined,
): Resolve {
  const rules = installRequestRules(browser.declarativeNetRequest, location.host, systemClock);
  const completeLifeSeconds = async () => {
    const { cacheDays } = await settingsOrDefaults(settings);
    return cacheDays * DAY_SECONDS;
  };
  const ports = createPorts(browser, rules.ready, completeLifeSeconds, offscreen);
  const runsOfOthers = createRequestQueue(RUNS_OF_OTHERS);

  return async (request, onProgress, signal) => {
    await rules.ready();
    const fault = rules.fault();
    if (request.caller.kind === 'extension') {
      if (fault !== undefined) throw new Error('Private addresses could not be blocked', { cause: fault });
      const deadline = systemClock.timeoutSignal(LIMITS.requestTimeoutMs);
      const task = { host: request.caller.id, isUrgent: false, signal: deadline };
      return runsOfOthers.run(task, () => resolveCover(request, ports, { onProgress, signal: deadline }));
    }
    const result = await resolveCover(request, ports, { onProgress, signal });
    return fault === undefined
      ? result
      : { ...result, warnings: [...(result.warnings ?? []), guardUnavailable] };
  };
}

const guardUnavailable: Notice = {
  code: 'GUARD_UNAVAILABLE',
  message: 'The browser did not install the rule that keeps redirects away from your local network.',
};
