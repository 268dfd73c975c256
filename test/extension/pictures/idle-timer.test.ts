import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdleTimer } from '../../../src/extension/pictures/idle-timer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('rings once, after nothing was under way for the whole time', () => {
  const onIdle = vi.fn<() => void>();
  const timer = createIdleTimer(20_000, onIdle);
  timer.start();
  vi.advanceTimersByTime(19_999);
  timer.stop();
  vi.advanceTimersByTime(60_000);
  timer.start();
  vi.advanceTimersByTime(10_000);
  timer.start();
  vi.advanceTimersByTime(19_999);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});
