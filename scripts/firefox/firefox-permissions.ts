import type { ChromeWorld } from './chrome-world';
import type { Firefox } from './firefox';

type Change = 'add' | 'remove';

/**
 * Grants or takes back host permissions, as the add-on's page of settings does. What the manifest demands is
 * granted to a temporary add-on from the start.
 */
export function changeOrigins(
  firefox: Firefox,
  addonId: string,
  change: Change,
  origins: readonly string[],
): Promise<void> {
  return firefox.inChrome(changeInBrowser, addonId, change, origins);
}

/** Runs in the browser's window. */
async function changeInBrowser(
  { ChromeUtils, WebExtensionPolicy }: ChromeWorld,
  addonId: string,
  change: Change,
  origins: readonly string[],
): Promise<void> {
  const { ExtensionPermissions } = ChromeUtils.importESModule(
    'resource://gre/modules/ExtensionPermissions.sys.mjs',
  );
  const extension = WebExtensionPolicy.getByID(addonId)?.extension;
  if (!extension) throw new Error(`The add-on ${addonId} is not there.`);
  await ExtensionPermissions[change](addonId, { permissions: [], origins: [...origins] }, extension);
}
