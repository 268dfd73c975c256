import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src/contract/settings/settings';
import { lateSettings } from '../../../src/extension/screen/late-stores';
import { createFakeServices } from '../../ui/fake-services';

describe('late settings', () => {
  it('are loaded once, and tried again where that failed', async () => {
    let loads = 0;
    const store = lateSettings(async () => {
      loads += 1;
      if (loads === 1) throw new Error('Not there yet.');
      return createFakeServices({ settings: { theme: 'dark' } }).settings;
    });
    await expect(store.read()).rejects.toThrow('Not there yet.');
    const themes = await Promise.all([store.read(), store.read()]);
    expect(themes.map(({ theme }) => theme)).toEqual(['dark', 'dark']);
    expect(loads).toBe(2);
  });

  it('tell a watcher of changes until it stops, though it began before they were there', async () => {
    const inner = createFakeServices().settings;
    const store = lateSettings(async () => inner);
    const seen: Settings['theme'][] = [];
    const stop = store.watch(({ theme }) => seen.push(theme));
    await store.write({ theme: 'dark' });
    stop();
    await store.write({ theme: 'light' });
    expect(seen).toEqual(['dark']);
  });

  it('are not watched by who stopped before they were there', async () => {
    const inner = createFakeServices().settings;
    const store = lateSettings(async () => inner);
    const seen: Settings[] = [];
    store.watch((settings) => seen.push(settings))();
    await store.write({ theme: 'dark' });
    expect(seen).toEqual([]);
  });
});
