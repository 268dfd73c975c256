import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentTab } from '../../../src/ui/services';
import { follow, MOVED, SECOND } from './followed-tab';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a panel that nobody sees', () => {
  it('does nothing, and catches up when it is seen again', async () => {
    const { world, told, hear, pass, setVisible } = follow();
    await setVisible(false);
    world.front = SECOND;
    await hear('tab');
    await hear('load');
    await pass(60_000);
    expect([told, world.looks]).toEqual([[], 0]);
    await setVisible(true);
    expect(told).toEqual([`page ${SECOND.url}`, 'ask']);
  });

  it('takes up what it was waiting for when it was hidden', async () => {
    const { world, told, hear, pass, setVisible } = follow();
    world.front = MOVED;
    await hear('load');
    await setVisible(false);
    await pass(60_000);
    expect(told).toEqual([`page ${MOVED.url}`]);
    await setVisible(true);
    expect(told).toEqual([`page ${MOVED.url}`, 'ask']);
  });

  it('catches up with what it was looking at when it was hidden', async () => {
    const { told, tabs, hear, setVisible } = follow();
    let answer = (_tab: CurrentTab) => {};
    tabs.current = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await hear('tab');
    await setVisible(false);
    answer(SECOND);
    await setVisible(false);
    expect(told).toEqual([]);
    await setVisible(true);
    answer(SECOND);
    await setVisible(true);
    expect(told).toEqual([`page ${SECOND.url}`, 'ask']);
  });

  it('has nothing to catch up with where nothing happened', async () => {
    const { world, setVisible } = follow();
    await setVisible(false);
    await setVisible(true);
    expect(world.looks).toBe(0);
  });
});
