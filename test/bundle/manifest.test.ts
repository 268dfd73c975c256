/** The two manifests, whole: a permission more than was decided is a failure. */
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { type Build, readBuild } from './built-files';

const key = (letter: string, text: string) => ({
  suggested_key: { default: `Alt+Shift+${letter}`, mac: `MacCtrl+Shift+${letter}` },
  description: `__MSG_menus_command_${text}__`,
});

const SHARED = {
  manifest_version: 3,
  name: '__MSG_common_product__',
  description: '__MSG_common_description__',
  default_locale: 'en',
  version: packageJson.version,
  icons: {
    16: 'icon/16.png',
    32: 'icon/32.png',
    48: 'icon/48.png',
    96: 'icon/96.png',
    128: 'icon/128.png',
  },
  action: { default_title: 'Cover Image Resolver', default_popup: 'popup.html' },
  host_permissions: ['https://i.ytimg.com/*'],
  optional_host_permissions: ['https://*/*', 'http://*/*'],
  optional_permissions: ['downloads', 'tabs'],
  incognito: 'spanning',
  options_ui: { page: 'options.html', open_in_tab: true },
  commands: {
    _execute_action: key('O', 'open'),
    'copy-cover-url': key('U', 'copy'),
    'download-cover': key('D', 'download'),
    'keep-open': { description: '__MSG_menus_panel__' },
  },
};
const PERMISSIONS = [
  'activeTab',
  'scripting',
  'contextMenus',
  'storage',
  'declarativeNetRequestWithHostAccess',
];

const DECIDED: Record<Build, object> = {
  'chrome-mv3': {
    ...SHARED,
    permissions: [...PERMISSIONS, 'offscreen', 'sidePanel'],
    minimum_chrome_version: '116',
    externally_connectable: { ids: ['*'] },
    background: { service_worker: 'background.js' },
    side_panel: { default_path: 'sidepanel.html' },
  },
  'firefox-mv3': {
    ...SHARED,
    // `menus` for the element that was clicked; Firefox shows no warning for it.
    permissions: [...PERMISSIONS, 'menus'],
    background: { scripts: ['background.js'] },
    sidebar_action: {
      default_panel: 'sidepanel.html',
      default_title: 'Cover Image Resolver',
      open_at_install: false,
    },
    browser_specific_settings: {
      gecko: {
        id: '@cover-image-resolver',
        strict_min_version: '142.0',
        data_collection_permissions: { required: ['none'] },
      },
    },
    content_security_policy: { extension_pages: expect.not.stringContaining('upgrade-insecure-requests') },
  },
};

describe.each(Object.keys(DECIDED) as Build[])('the manifest of %s', (build) => {
  const manifest = JSON.parse(readBuild(build).get('manifest.json')?.toString() ?? 'null');

  it('is the decided one', () => {
    expect(manifest).toEqual(DECIDED[build]);
  });

  it('has a description the stores accept', () => {
    expect(manifest.description.length).toBeLessThanOrEqual(132);
  });
});
