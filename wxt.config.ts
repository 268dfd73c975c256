import { defineConfig } from 'wxt';
import { LIGHTER_MODULES } from './scripts/package/lighter-modules';

type Manifest = Record<string, unknown>;

const SHARED: Manifest = {
  name: 'Cover Image Resolver',
  description:
    'The cover image of the page or video in front of you: every size there is, measured and compared.',
  permissions: ['activeTab', 'scripting', 'contextMenus', 'storage', 'declarativeNetRequestWithHostAccess'],
  host_permissions: ['https://i.ytimg.com/*'],
  optional_host_permissions: ['https://*/*', 'http://*/*'],
  optional_permissions: ['downloads', 'tabs'],
  incognito: 'spanning',
};

const CHROMIUM: Manifest = {
  permissions: [...(SHARED.permissions as string[]), 'offscreen', 'sidePanel'],
  minimum_chrome_version: '116',
  // Other extensions may ask; without `matches` no web page may.
  externally_connectable: { ids: ['*'] },
};

const FIREFOX: Manifest = {
  // Only with `menus` Firefox tells which element was clicked; it shows no warning for it.
  permissions: [...(SHARED.permissions as string[]), 'menus'],
  browser_specific_settings: {
    gecko: {
      id: '@cover-image-resolver',
      strict_min_version: '142.0',
      data_collection_permissions: { required: ['none'] },
    },
  },
  // The default policy would upgrade http pictures to https, where some of them are not.
  content_security_policy: { extension_pages: "script-src 'self'; object-src 'self'" },
};

export default defineConfig({
  imports: false,
  vite: () => ({
    resolve: { alias: LIGHTER_MODULES },
    // Every browser we run in preloads modules by itself.
    build: { modulePreload: { polyfill: false } },
  }),
  targetBrowsers: ['chrome', 'firefox'],
  manifest: ({ browser }) => ({ ...SHARED, ...(browser === 'firefox' ? FIREFOX : CHROMIUM) }),
});
