import { describe, expect, it } from 'vitest';
import { createShortcuts } from '../../src/extension/shortcuts';
import { createSiteAccess } from '../../src/extension/site-access';
import { readEnglish } from './read-english';

describe('the sites that the user granted', () => {
  const removed: object[] = [];
  const access = createSiteAccess({
    runtime: { getManifest: () => ({ host_permissions: ['https://i.ytimg.com/*'] }) as never },
    permissions: {
      getAll: async () => ({
        origins: ['https://i.ytimg.com/*', 'https://b.example.org/*', 'https://a.example.org/*'],
      }),
      remove: async (what) => removed.push(what) > 0,
    },
  });

  it('are listed without those of the install', async () => {
    expect(await access.granted()).toEqual(['https://a.example.org/*', 'https://b.example.org/*']);
  });

  it('are taken back one by one', async () => {
    expect(await access.revoke('https://a.example.org/*')).toBe(true);
    expect(removed.splice(0)).toEqual([{ origins: ['https://a.example.org/*'] }]);
  });

  it('are taken back with the addresses of all tabs where they are all sites', async () => {
    expect(await access.revoke('https://*/*')).toBe(true);
    expect(removed).toEqual([{ origins: ['https://*/*'], permissions: ['tabs'] }]);
  });
});

describe('the shortcuts', () => {
  const opened: (string | undefined)[] = [];
  const getAll = async () => [
    { name: '_execute_action', description: '', shortcut: 'Alt+Shift+O' },
    { name: 'copy-cover-url', description: 'Copy', shortcut: '' },
  ];
  const tabs = { create: async ({ url }: { url?: string }) => opened.push(url) as never };
  const i18n = { getMessage: readEnglish };

  it('have a description each, also the one that browsers do not describe', async () => {
    expect(await createShortcuts({ commands: { getAll }, tabs, i18n }).list()).toEqual([
      { name: '_execute_action', description: 'Show the cover of this page', keys: 'Alt+Shift+O' },
      { name: 'copy-cover-url', description: 'Copy', keys: '' },
    ]);
  });

  it('are changed on the browser’s own page, which is told where it cannot be opened', async () => {
    expect(await createShortcuts({ commands: { getAll }, tabs, i18n }).openBrowserPage()).toBe(true);
    expect(opened).toEqual(['chrome://extensions/shortcuts']);
    const openShortcutSettings = async () => Promise.reject(new Error('not here'));
    const commands = { getAll, openShortcutSettings };
    expect(await createShortcuts({ commands, tabs, i18n }).openBrowserPage()).toBe(false);
  });
});
