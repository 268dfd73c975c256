import type { Clock } from '../resolver/ports';

/** The browser's own clock. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  tickMs: () => performance.now(),
  timeoutSignal: (ms) => AbortSignal.timeout(ms),
};
