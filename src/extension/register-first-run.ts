import type { Runtime, Storage, Tabs } from 'webextension-polyfill';

export interface FirstRunParts {
  runtime: Pick<Runtime.Static, 'onInstalled' | 'getURL'>;
  tabs: Pick<Tabs.Static, 'create'>;
  area: Pick<Storage.StorageArea, 'get' | 'set'>;
  onFault(fault: unknown): void;
}

const PAGE = '/welcome.html';
const NAME = 'first-run';

/**
 * Shows the first-run page once, after the install and never after an update. The note of it is made after the tab
 * is there, so that whoever reads it knows that no tab will open by itself any more.
 */
export function registerFirstRun(parts: FirstRunParts): void {
  parts.runtime.onInstalled.addListener(({ reason }) => {
    welcome(reason, parts).catch(parts.onFault);
  });
}

async function welcome(reason: string, { runtime, tabs, area }: FirstRunParts): Promise<void> {
  const isKnown = (await area.get(NAME))[NAME] !== undefined;
  if (isKnown) return;
  if (reason === 'install') await tabs.create({ url: runtime.getURL(PAGE) });
  await area.set({ [NAME]: 'done' });
}
