import type { Settings } from '../../../src/contract/settings/settings';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings/settings';
import type {
  CallerRecord,
  HistoryEntry,
  RefusedPicture,
  SiteChoice,
} from '../../../src/contract/settings/stored-records';
import type { OptionsServices, Shortcut } from '../../../src/ui/services';

export interface FakeOptions {
  settings?: Partial<Settings>;
  history?: HistoryEntry[];
  choices?: SiteChoice[];
  refused?: RefusedPicture[];
  granted?: string[];
  callers?: CallerRecord[];
  shortcuts?: Shortcut[];
  cache?: { entries: number; bytes: number };
  /** The browser keeps a permission that is to be taken back. */
  keepsSites?: boolean;
  /** What the user answers when the browser asks. */
  isGranted?: boolean;
  /** Whether the browser's page for shortcuts may be opened. */
  hasShortcutPage?: boolean;
  /** Reading settings fails with it, as long as it is there. */
  readFault?: Error;
  writeFault?: Error;
}

export interface FakeOptionsServices extends OptionsServices {
  /** What is kept now. */
  stored: {
    settings: Settings;
    history: HistoryEntry[];
    choices: SiteChoice[];
    refused: RefusedPicture[];
    granted: string[];
    cache: { entries: number; bytes: number };
  };
  /** Change it, and the services behave otherwise from then on. */
  behavior: FakeOptions;
  requestedOrigins: string[];
  requestedAllSites: number;
  opened: string[];
  saved: { fileName: string; content: string }[];
  /** Changes a setting as another screen would. */
  changeElsewhere(change: Partial<Settings>): void;
}

const ALL_SITES = ['http://*/*', 'https://*/*'];

/** The options page's world in memory: it keeps what it is told and answers as a browser with that user would. */
export function createFakeOptionsServices(behavior: FakeOptions = {}): FakeOptionsServices {
  const listeners = new Set<(settings: Settings) => void>();
  const stored: FakeOptionsServices['stored'] = {
    settings: { ...DEFAULT_SETTINGS, ...behavior.settings },
    history: [...(behavior.history ?? [])],
    choices: [...(behavior.choices ?? [])],
    refused: [...(behavior.refused ?? [])],
    granted: [...(behavior.granted ?? [])],
    cache: behavior.cache ?? { entries: 0, bytes: 0 },
  };
  const write = (change: Partial<Settings>) => {
    stored.settings = { ...stored.settings, ...change };
    for (const listener of listeners) listener(stored.settings);
  };
  const takeRefused = (pictures: readonly RefusedPicture[]) => {
    const isTaken = ({ url }: RefusedPicture) => pictures.some((picture) => picture.url === url);
    const taken = stored.refused.filter(isTaken);
    stored.refused = stored.refused.filter((picture) => !isTaken(picture));
    return taken;
  };
  const grant = (...patterns: string[]) => {
    const isGranted = behavior.isGranted ?? true;
    if (isGranted) stored.granted = [...new Set([...stored.granted, ...patterns])].toSorted();
    return isGranted;
  };
  const fake: FakeOptionsServices = {
    stored,
    behavior,
    requestedOrigins: [],
    requestedAllSites: 0,
    opened: [],
    saved: [],
    changeElsewhere: write,
    settings: {
      read: async () => {
        if (behavior.readFault) throw behavior.readFault;
        return stored.settings;
      },
      write: async (change) => {
        if (behavior.writeFault) throw behavior.writeFault;
        write(change);
      },
      watch: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    history: {
      list: async () => stored.history,
      remove: async (urls) =>
        void (stored.history = stored.history.filter(({ pageUrl }) => !urls.includes(pageUrl))),
      clear: async () => void (stored.history = []),
      restore: async (entries) => void (stored.history = [...entries, ...stored.history]),
    },
    choices: {
      list: async () => stored.choices,
      find: async (sites) => stored.choices.filter(({ site }) => sites.includes(site)),
      remember: async (choice) => void (stored.choices = [choice, ...stored.choices]),
      forget: async (name) => void (stored.choices = stored.choices.filter(({ site }) => site !== name)),
      replace: async (sites, choices) =>
        void (stored.choices = [...choices, ...stored.choices.filter(({ site }) => !sites.includes(site))]),
    },
    refused: {
      list: async () => stored.refused,
      refuse: async (pictures) => {
        if (behavior.writeFault) throw behavior.writeFault;
        const replaced = takeRefused(pictures);
        stored.refused = [...pictures, ...stored.refused];
        return replaced;
      },
      accept: async (pictures) => {
        if (behavior.writeFault) throw behavior.writeFault;
        return takeRefused(pictures);
      },
    },
    cache: {
      size: async () => stored.cache,
      clear: async () => void (stored.cache = { entries: 0, bytes: 0 }),
    },
    access: {
      granted: async () => stored.granted,
      revoke: async (pattern) => {
        if (behavior.keepsSites) return false;
        stored.granted = stored.granted.filter((held) => held !== pattern);
        return true;
      },
    },
    permissions: {
      requestOrigin: async (origin) => {
        fake.requestedOrigins.push(origin);
        return grant(`${origin}/*`);
      },
      requestAllSites: async () => {
        fake.requestedAllSites += 1;
        return grant(...ALL_SITES);
      },
    },
    callers: { list: async () => behavior.callers ?? [] },
    shortcuts: {
      list: async () => behavior.shortcuts ?? [],
      openBrowserPage: async () => behavior.hasShortcutPage ?? true,
    },
    tabs: { open: async (url) => void fake.opened.push(url) },
    saveFile: (fileName, content) => void fake.saved.push({ fileName, content }),
  };
  return fake;
}
