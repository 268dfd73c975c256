import type { Plugin } from 'vite';
import { type Entries, entriesOf, leaveOut } from './leave-out';

/**
 * Parts of the browser that answer by promises themselves in every Chromium that we run in: tabs and windows since 88,
 * storage since 95, commands, downloads and permissions since 96, texts and the runtime since 99 (developer.chrome.com).
 * Menus do so since 123 alone, and stay with the polyfill.
 */
const PROMISING_APIS = [
  'commands',
  'downloads',
  'i18n',
  'permissions',
  'runtime',
  'storage',
  'tabs',
  'windows',
] as const;

/** Parts that the extension never calls, of which the polyfill knows every method all the same. */
export const UNUSED_APIS =
  `alarms bookmarks browserAction browsingData cookies devtools extension history identity idle management notifications
  pageAction sessions topSites webNavigation webRequest`.split(/\s+/);

/** What it does for two of them besides. */
const THEIR_WRAPPERS: Entries = Object.entries({
  'the listeners of devtools': /^ {6}const onRequestFinishedWrappers = [\s\S]*?^ {6}\}\);\n/m,
  'the events of devtools': /^ {8}devtools: \{\n[\s\S]*?^ {8}\},\n/m,
  'the settings of privacy':
    /^ {6}const settingMetadata = \{\n[\s\S]*?^ {6}apiMetadata\.privacy = \{\n[\s\S]*?^ {6}\};\n/m,
});

/** The polyfill's module without what it knows of them. Throws where it is written otherwise than expected. */
export function withoutUnusedApis(code: string): string {
  const entryOf = (name: string) => new RegExp(`^ {8}"${name}": \\{\\n[\\s\\S]*?^ {8}\\},?\\n`, 'm');
  const listed = entriesOf([...UNUSED_APIS, ...PROMISING_APIS], entryOf);
  return leaveOut(code, [...listed, ...THEIR_WRAPPERS], 'webextension-polyfill no longer lists');
}

/** Leaves out what nothing asks for; it takes more than 1 kB gzip of the background. */
export const fewerBrowserApis: Plugin = {
  name: 'fewer-browser-apis',
  transform(code, id) {
    return id.includes('webextension-polyfill/dist/') ? { code: withoutUnusedApis(code), map: null } : null;
  },
};
