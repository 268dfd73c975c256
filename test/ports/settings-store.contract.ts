import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../src/contract/settings/settings';
import type { SettingsStore } from '../../src/ui/services';

/** What every store of settings must do. */
export function describeSettingsStore(name: string, create: () => SettingsStore): void {
  describe(`${name} is a store of settings`, () => {
    it('begins with the defaults', async () => {
      expect(await create().read()).toEqual(DEFAULT_SETTINGS);
    });

    it('keeps a change and leaves the other fields', async () => {
      const store = create();
      await store.write({ preference: 'largest', minWidth: 640 });
      await store.write({ minWidth: 800 });
      expect(await store.read()).toEqual({ ...DEFAULT_SETTINGS, preference: 'largest', minWidth: 800 });
    });

    it('tells of each change until told to stop', async () => {
      const store = create();
      const heard: Settings[] = [];
      const stop = store.watch((settings) => heard.push(settings));
      await store.write({ theme: 'dark' });
      stop();
      await store.write({ theme: 'light' });
      expect(heard).toEqual([{ ...DEFAULT_SETTINGS, theme: 'dark' }]);
    });
  });
}
