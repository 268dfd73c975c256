import type { Clock } from '../../src/resolver/ports';

export interface FakeClock extends Clock {
  /** Moves time on and fires what is due. */
  advance(ms: number): void;
}

/** A clock that stands still until it is told to move. */
export function createFakeClock(startMs = 1_800_000_000_000): FakeClock {
  let nowMs = startMs;
  const timers: { dueMs: number; controller: AbortController }[] = [];
  return {
    nowMs: () => nowMs,
    tickMs: () => nowMs - startMs,
    timeoutSignal(ms) {
      const controller = new AbortController();
      timers.push({ dueMs: nowMs + ms, controller });
      return controller.signal;
    },
    advance(ms) {
      nowMs += ms;
      for (const { dueMs, controller } of timers) {
        if (dueMs <= nowMs) controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
      }
    },
  };
}
