import type { Settings } from '../../src/contract/settings/settings';

/** Keeps settings in place of all others, as the options page does. Runs in a page of the extension. */
export async function storeSettings(settings: Partial<Settings>): Promise<void> {
  type Area = { set(items: object): Promise<void> };
  const { browser } = globalThis as unknown as { browser: { storage: { local: Area } } };
  await browser.storage.local.set({ settings });
}
