/** What is around a page in Firefox: clipboard, downloads, permissions. */
import type { ChromeWorld } from '../../scripts/firefox/chrome-world';
import type { FirefoxSession } from './session';
import { ADDON_ID } from './session';

type Browser = Pick<FirefoxSession, 'inChrome'>;

/** The text in the clipboard. */
export function clipboardText({ inChrome }: Browser): Promise<string> {
  return inChrome(({ window }) => window.navigator.clipboard.readText());
}

/** The bytes of the PNG in the clipboard. Without a display Firefox keeps no pictures there. */
export async function clipboardPng({ inChrome }: Browser): Promise<Buffer> {
  const bytes = await inChrome(async ({ window }) => {
    const [item] = await window.navigator.clipboard.read();
    const png = await item?.getType('image/png');
    return [...new Uint8Array((await png?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  return Buffer.from(bytes);
}

/** Saves all downloads in a folder, without asking. */
export function saveDownloadsIn({ inChrome }: Browser, folder: string): Promise<void> {
  return inChrome(({ Services }, path) => {
    interface Preferences {
      setStringPref(name: string, value: string): void;
      setIntPref(name: string, value: number): void;
    }
    const { prefs } = Services as unknown as { prefs: Preferences };
    prefs.setStringPref('browser.download.dir', path);
    prefs.setIntPref('browser.download.folderList', 2);
  }, folder);
}

/** As after the user has allowed downloads: the prompt belongs to the browser, and is another test's matter. */
export function allowDownloads({ inChrome }: Browser): Promise<void> {
  return inChrome(allowInBrowser, ADDON_ID);
}

/** Runs in the browser's window. */
async function allowInBrowser(world: ChromeWorld, addonId: string): Promise<void> {
  const { ExtensionPermissions } = world.ChromeUtils.importESModule(
    'resource://gre/modules/ExtensionPermissions.sys.mjs',
  );
  const extension = world.WebExtensionPolicy.getByID(addonId)?.extension;
  if (!extension) throw new Error(`The add-on ${addonId} is not there.`);
  await ExtensionPermissions.add(addonId, { permissions: ['downloads'], origins: [] }, extension);
}

/** Empties what the extension keeps, in its storage and in its memory. */
export async function forgetAll(
  session: Pick<FirefoxSession, 'call' | 'evaluate' | 'suspendBackground'>,
): Promise<void> {
  await session.call({ method: 'GET', path: '/health' });
  await session.evaluate({ addonId: ADDON_ID, view: 'background' }, async () => {
    type Areas = Record<'local' | 'session', { clear(): Promise<void> }>;
    const { storage } = (globalThis as unknown as { browser: { storage: Areas } }).browser;
    await Promise.all([storage.local.clear(), storage.session.clear()]);
  });
  await session.suspendBackground();
}

/** Runs in the popup. Whether its search is over. */
export function isAtRest(): boolean {
  return document.querySelector('.stage')?.getAttribute('aria-busy') === 'false';
}

/** Opens a page of our extension in a tab of its own, in front. */
export async function visitOwnPage(
  { inChrome, visit }: Browser & Pick<FirefoxSession, 'visit'>,
  path: string,
) {
  const host = await inChrome(
    ({ WebExtensionPolicy }, id) => WebExtensionPolicy.getByID(id)?.mozExtensionHostname ?? '',
    ADDON_ID,
  );
  await visit(`moz-extension://${host}/${path}`);
}

/** Closes the tab in front. */
export function closeTab({ inChrome }: Browser): Promise<void> {
  return inChrome(({ window }) => {
    const { gBrowser } = window as unknown as {
      gBrowser: { selectedTab: object; removeTab(tab: object): void };
    };
    gBrowser.removeTab(gBrowser.selectedTab);
  });
}
