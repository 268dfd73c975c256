/**
 * What the screens need from the world. `src/extension` implements these with the browser's APIs,
 * an entrypoint passes them in, tests pass fakes.
 */
import type { ScreenEvent } from '../contract/screen-messages';
import type { Settings } from '../contract/settings/settings';
import type {
  CallerRecord,
  HistoryEntry,
  RefusedPicture,
  SiteChoice,
} from '../contract/settings/stored-records';
import type { ResolveOptions } from '../contract/types';
import type { Clipboard, Downloads, Pictures, TabPage } from './picture-services';

export interface CurrentTab {
  id: number;
  /** Absent where the browser hides it: a page the extension may not see. */
  url?: string;
  title?: string;
  privateWindow: boolean;
  /** The address is hidden for want of the user's permission: a click on the toolbar icon, or the site allowed. */
  lacksPermission?: true;
  /** The browser has not shown its page yet, and hides its address for that. */
  isLoading?: true;
}

/** What was clicked in a page, waiting for a screen to show its cover. */
export interface PendingTarget {
  url: string;
  kind: 'page' | 'link' | 'image' | 'video';
  privateWindow: boolean;
  /** The tab that shows the page clicked, where the page itself was: it is read as it stands there. */
  tabId?: number;
  /** The page that shows the picture that was clicked. */
  page?: TabPage;
  /** Why a screen opened by itself, as a sentence for the user. */
  notice?: string;
}

/** There was nothing to resolve where the click was; `message` is a sentence for the user. */
export interface NothingClicked {
  kind: 'none';
  message: string;
}

/** Clicks in context menus, handed over once: to the popup that opens for them, or to a small window. */
export interface Targets {
  take(): Promise<PendingTarget | NothingClicked | undefined>;
}

export interface Resolve {
  /** Resolves the cover of a tab and reports until a `result` or an `error`. Call the answer to stop listening. */
  tab(tabId: number, options: Partial<ResolveOptions>, onEvent: (event: ScreenEvent) => void): () => void;
  /** The same for what was clicked. */
  target(
    target: PendingTarget,
    options: Partial<ResolveOptions>,
    onEvent: (event: ScreenEvent) => void,
  ): () => void;
}

export interface Tabs {
  current(): Promise<CurrentTab | undefined>;
  open(url: string): Promise<void>;
}

/** Another tab is in front; the one in front loads or has loaded; more of it is new; a permission was given. */
export type TabNews = 'tab' | 'load' | 'detail' | 'permission';

/** What a screen that stays open hears of the tab in front. */
export interface PageListener {
  /** The tab that the screen speaks of. */
  seen(): CurrentTab | undefined;
  /** Whether the screen says what is missing rather than showing a cover. */
  isProblem(): boolean;
  /** Another page is in front: the one before is over, and this one may still be on its way. */
  onPage(tab: CurrentTab | undefined): void;
  /**
   * The page in front has come to rest, so it is time to ask for its cover. `isAnew`: it was asked about before, and
   * has another title since or was loaded again, so what was read then may be of what it showed before.
   */
  onRest(isAnew: boolean): void;
}

export interface Panel {
  /** Opens the panel at the side and closes the screen that asked for it. Must run inside the click. */
  open(): Promise<void>;
}

export interface Permissions {
  /** Asks the user for one origin, such as `https://i.ytimg.com`; must run inside the click. */
  requestOrigin(origin: string): Promise<boolean>;
  /** Asks for every http and https site; must run inside the click. */
  requestAllSites(): Promise<boolean>;
}

export interface SettingsStore {
  read(): Promise<Settings>;
  /** Settles when the change is kept; other fields stay. */
  write(change: Partial<Settings>): Promise<void>;
  /** Calls back after every change, whoever made it; call the answer to stop. */
  watch(onChange: (settings: Settings) => void): () => void;
}

export interface History {
  list(): Promise<HistoryEntry[]>;
  /** In one step: all of these pages. */
  remove(pageUrls: readonly string[]): Promise<void>;
  clear(): Promise<void>;
  /** Puts entries back that were just removed. */
  restore(entries: readonly HistoryEntry[]): Promise<void>;
}

export interface SiteChoices {
  list(): Promise<SiteChoice[]>;
  /** Those of these sites, in their order. */
  find(sites: readonly string[]): Promise<SiteChoice[]>;
  remember(choice: SiteChoice): Promise<void>;
  forget(site: string): Promise<void>;
  /** In one step: forgets those of these sites, and remembers the others. */
  replace(sites: readonly string[], choices: readonly SiteChoice[]): Promise<void>;
}

export interface RefusedPictures {
  /** The latest first. */
  list(): Promise<RefusedPicture[]>;
  /** From now on these are no covers on their sites, in whatever size; resolves with those that they take the place of. */
  refuse(pictures: readonly RefusedPicture[]): Promise<RefusedPicture[]>;
  /** They may be covers again, whichever of their files was refused; resolves with what is forgotten by that. */
  accept(pictures: readonly RefusedPicture[]): Promise<RefusedPicture[]>;
}

export interface CacheControl {
  size(): Promise<{ entries: number; bytes: number }>;
  clear(): Promise<void>;
}

export interface SiteAccess {
  /** Origin patterns that the user granted, without those of the install. */
  granted(): Promise<string[]>;
  revoke(pattern: string): Promise<boolean>;
}

export interface Callers {
  list(): Promise<CallerRecord[]>;
}

export interface Shortcut {
  /** The command's id, such as `copy-cover-url`. */
  name: string;
  description: string;
  /** As the browser writes it; empty where none is set. */
  keys: string;
}

export interface Shortcuts {
  list(): Promise<Shortcut[]>;
  /** Opens the browser's own page for them; false where it has none that may be opened. */
  openBrowserPage(): Promise<boolean>;
}

/** What the popup and the side panel need. */
export interface Services {
  resolve: Resolve;
  targets: Targets;
  tabs: Tabs;
  clipboard: Clipboard;
  downloads: Downloads;
  pictures: Pictures;
  permissions: Permissions;
  settings: SettingsStore;
  choices: SiteChoices;
  refused: RefusedPictures;
  /** Present in the popup, where the browser has a place at its side. */
  panel?: Panel;
  /** Present in the panel, which goes along with the tab in front. Call the answer to stop. */
  follow?: (listener: PageListener) => () => void;
}

/** What the options page and the first-run page need. */
export interface OptionsServices {
  settings: SettingsStore;
  history: History;
  choices: SiteChoices;
  refused: RefusedPictures;
  cache: CacheControl;
  access: SiteAccess;
  permissions: Permissions;
  callers: Callers;
  shortcuts: Shortcuts;
  tabs: Pick<Tabs, 'open'>;
  /** Saves a text as a file, without the downloads permission. */
  saveFile(fileName: string, content: string): void;
}
