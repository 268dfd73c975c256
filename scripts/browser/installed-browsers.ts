import { posix, win32 } from 'node:path';

/** Where browsers stand that were installed the usual way, the preferred kind first. */

interface PlatformPlaces {
  /** Names to look up in the folders of PATH. */
  names: readonly string[];
  /** Folders by the environment variable that holds them; `''` is the root. */
  roots: readonly string[];
  /** Paths below each root. */
  paths: readonly string[];
}

export type Places = Partial<Record<NodeJS.Platform, PlatformPlaces>>;

export const CHROMIUM_PLACES: Places = {
  linux: {
    names: [
      'google-chrome-stable',
      'google-chrome',
      'chromium',
      'chromium-browser',
      'microsoft-edge-stable',
      'microsoft-edge',
    ],
    roots: [''],
    paths: ['/opt/google/chrome/chrome', '/snap/bin/chromium', '/opt/microsoft/msedge/msedge'],
  },
  darwin: {
    names: ['google-chrome', 'chromium'],
    roots: ['', 'HOME'],
    paths: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
  },
  win32: {
    names: ['chrome.exe', 'chromium.exe', 'msedge.exe'],
    roots: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'],
    paths: [
      '\\Google\\Chrome\\Application\\chrome.exe',
      '\\Chromium\\Application\\chrome.exe',
      '\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  },
};

export const FIREFOX_PLACES: Places = {
  linux: {
    names: ['firefox', 'firefox-esr', 'firefox-developer-edition'],
    roots: [''],
    paths: ['/usr/lib/firefox/firefox', '/usr/lib64/firefox/firefox', '/opt/firefox/firefox'],
  },
  darwin: {
    names: ['firefox'],
    roots: ['', 'HOME'],
    paths: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      '/Applications/Firefox Developer Edition.app/Contents/MacOS/firefox',
    ],
  },
  win32: {
    names: ['firefox.exe'],
    roots: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'],
    paths: ['\\Mozilla Firefox\\firefox.exe', '\\Firefox Developer Edition\\firefox.exe'],
  },
};

/** Every path a Chrome, Chromium or Edge may have on this platform, the preferred first. None where it is unknown. */
export function browserPaths(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  return programPaths(CHROMIUM_PLACES, platform, env);
}

/** The paths of `table` on this platform: its names in the folders of PATH first, then the usual places. */
export function programPaths(table: Places, platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  const places = table[platform];
  if (!places) return [];
  const path = platform === 'win32' ? win32 : posix;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const roots = places.roots
    .map((root) => (root === '' ? '' : env[root]))
    .filter((root) => root !== undefined);
  return [
    ...places.names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...places.paths.flatMap((each) => roots.map((root) => root + each)),
  ];
}
