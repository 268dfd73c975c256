import { defineConfig } from 'wxt';
import { LEAST_FIREFOX } from './scripts/firefox/least-version';
import { fewerAddressMethods } from './scripts/package/fewer-address-methods';
import { fewerBrowserApis } from './scripts/package/fewer-browser-apis';
import { fewerEncodingSigns } from './scripts/package/fewer-encoding-signs';
import { fewerImageFormats } from './scripts/package/fewer-image-formats';
import { LIGHTER_MODULES } from './scripts/package/lighter-modules';
import { DEFAULT_LOCALE, localeFiles } from './scripts/package/locales';

type Manifest = Record<string, unknown>;

/**
 * Browsers and systems leave O, U and D alone, where Chromium groups tabs with C, P, W, X and Z. On a Mac, Option with
 * Shift would type a letter.
 */
function suggestedKey(letter: string): Manifest {
  return { default: `Alt+Shift+${letter}`, mac: `MacCtrl+Shift+${letter}` };
}

const SHARED: Manifest = {
  name: '__MSG_common_product__',
  description: '__MSG_common_description__',
  default_locale: DEFAULT_LOCALE,
  permissions: ['activeTab', 'scripting', 'contextMenus', 'storage', 'declarativeNetRequestWithHostAccess'],
  host_permissions: ['https://i.ytimg.com/*'],
  optional_host_permissions: ['https://*/*', 'http://*/*'],
  optional_permissions: ['downloads', 'tabs'],
  incognito: 'spanning',
  commands: {
    _execute_action: { suggested_key: suggestedKey('O'), description: '__MSG_menus_command_open__' },
    'copy-cover-url': { suggested_key: suggestedKey('U'), description: '__MSG_menus_command_copy__' },
    'download-cover': { suggested_key: suggestedKey('D'), description: '__MSG_menus_command_download__' },
    // Without keys: Chromium takes four suggestions at most, and whoever wants this one picks keys for it.
    'keep-open': { description: '__MSG_menus_panel__' },
  },
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
      strict_min_version: `${LEAST_FIREFOX}.0`,
      data_collection_permissions: { required: ['none'] },
    },
  },
  // The default policy would upgrade http pictures to https, where some of them are not.
  content_security_policy: { extension_pages: "script-src 'self'; object-src 'self'" },
};

/** What the popup and the side panel do, and hear of each other; each has its own style sheet. */
const VIEW =
  /[\\/]src[\\/](?:ui[\\/](?:popup|actions|words)[\\/].*\.tsx?|extension[\\/]screen[\\/]click-news\.ts)$/;

/** Lightning CSS's number for `light-dark()`: no style has it, and its stand-in would be in every one that says `color-scheme`. */
const LIGHT_DARK = 1_048_576;

export default defineConfig({
  imports: false,
  vite: () => ({
    plugins: [fewerAddressMethods, fewerBrowserApis, fewerEncodingSigns, fewerImageFormats],
    resolve: { alias: LIGHTER_MODULES },
    css: { lightningcss: { exclude: LIGHT_DARK } },
    build: {
      // Every browser we run in preloads modules by itself.
      modulePreload: { polyfill: false },
      // After Vite's own minifier Terser takes another three percent off, gzip.
      rolldownOptions: { output: { minify: true } },
      minify: 'terser',
      // By the parentheses WXT knows a script whose value the injection returns.
      terserOptions: {
        ecma: 2020,
        compress: { passes: 4, inline: 1, lhs_constants: false },
        format: { wrap_iife: true },
      },
    },
  }),
  targetBrowsers: ['chrome', 'firefox'],
  hooks: {
    'build:publicAssets': (_, files) => void files.push(...localeFiles()),
    'vite:build:extendConfig': (entrypoints, config) => {
      // What the popup shares with the page of all tabs would be cut off from it, and pieces are larger than the whole.
      const { output } = config.build?.rolldownOptions ?? {};
      const isOfPages = entrypoints.some(({ type }) => type === 'popup');
      if (isOfPages && output && !Array.isArray(output))
        output.codeSplitting = { groups: [{ name: 'view', test: VIEW }] };
      const { compress } = config.build?.terserOptions ?? {};
      // These save bytes; not in scripts for pages: WXT would no longer know those whose value the injection returns.
      if (typeof compress === 'object' && entrypoints.every(({ type }) => type === 'background'))
        Object.assign(compress, { unsafe_arrows: true, hoist_funs: true, pure_getters: true, passes: 6 });
    },
  },
  manifest: ({ browser }) => ({ ...SHARED, ...(browser === 'firefox' ? FIREFOX : CHROMIUM) }),
});
