import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createBadge } from '../../../src/extension/actions/badge';
import { createFakeClock } from '../../ports/fake-clock';

beforeEach(() => fakeBrowser.reset());

/** A toolbar button that remembers what stands on it, by tab; tab 99 is closed. */
function createButton() {
  const tabs = new Map<number, { text: string; title: string }>();
  const set =
    (key: 'text' | 'title') => async (details: { tabId: number; text?: string; title?: string }) => {
      if (details.tabId === 99) throw new Error('No tab with id: 99.');
      const now = tabs.get(details.tabId) ?? { text: '', title: '' };
      tabs.set(details.tabId, { ...now, [key]: details[key] ?? '' });
    };
  const action = {
    setBadgeText: set('text'),
    setTitle: set('title'),
    setBadgeBackgroundColor: async () => {},
    setBadgeTextColor: async () => {},
  };
  const clock = createFakeClock();
  const faults: unknown[] = [];
  const parts = {
    action: action as never,
    area: fakeBrowser.storage.session as never,
    clock,
    message: () => 'Product',
    onFault: (fault: unknown) => faults.push(fault),
  };
  return { tabs, clock, faults, parts };
}

const TICK = { text: '✓', title: 'Product: Done.' };
const NONE = { text: '', title: '' };

describe('the badge', () => {
  it('is a tick for three seconds', async () => {
    const { tabs, clock, parts } = createButton();
    await createBadge(parts).done(7, 'Done.');
    expect(tabs.get(7)).toEqual(TICK);
    clock.advance(2_999);
    await expect.poll(() => tabs.get(7)).toEqual(TICK);
    clock.advance(1);
    await expect.poll(() => tabs.get(7)).toEqual(NONE);
  });

  it('says what failed until the next mark, which is the only one', async () => {
    const { tabs, clock, parts } = createButton();
    const badge = createBadge(parts);
    await badge.failed(7, 'No.');
    clock.advance(60_000);
    expect(tabs.get(7)).toEqual({ text: '!', title: 'Product: No.' });
    await badge.done(8, 'Done.');
    expect([tabs.get(7), tabs.get(8)]).toEqual([NONE, TICK]);
  });

  it('keeps a later mark when the time of an earlier one is over', async () => {
    const { tabs, clock, parts } = createButton();
    const badge = createBadge(parts);
    await badge.done(7, 'Done.');
    await badge.failed(7, 'No.');
    clock.advance(3_000);
    await badge.failed(8, 'No.');
    expect(tabs.get(7)).toEqual(NONE);
    expect(tabs.get(8)).toMatchObject({ text: '!' });
  });

  it('is taken away by the next worker', async () => {
    const { tabs, parts } = createButton();
    await createBadge(parts).failed(7, 'No.');
    createBadge(parts);
    await expect.poll(() => tabs.get(7)).toEqual(NONE);
  });

  it('goes on after a tab that was closed', async () => {
    const { tabs, parts } = createButton();
    const badge = createBadge(parts);
    await expect(badge.done(99, 'Done.')).rejects.toThrow('No tab');
    await badge.done(7, 'Done.');
    expect(tabs.get(7)).toEqual(TICK);
  });
});
