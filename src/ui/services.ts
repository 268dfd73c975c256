/**
 * What the screens need from the world. `src/extension` implements these with the browser's APIs,
 * an entrypoint passes them in, tests pass fakes.
 */
import type { ScreenEvent } from '../contract/screen-messages';
import type { ResolveOptions } from '../contract/types';

export interface CurrentTab {
  id: number;
  /** Absent where the browser hides it: a page the extension may not see. */
  url?: string;
  title?: string;
  privateWindow: boolean;
}

/** What was clicked in a page, waiting for a screen to show its cover. */
export interface PendingTarget {
  url: string;
  kind: 'page' | 'link' | 'image' | 'video';
  privateWindow: boolean;
  /** The tab that shows the page clicked, where the page itself was: it is read as it stands there. */
  tabId?: number;
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

export interface Clipboard {
  writeText(text: string): Promise<void>;
}

export type DownloadOutcome = { status: 'started'; fileName: string } | { status: 'refused' };

export interface Downloads {
  /** Asks for the downloads permission at the first use, so it must run inside the click. Rejects with a sentence to show. */
  download(url: string, fileName: string): Promise<DownloadOutcome>;
}

export interface Permissions {
  /** Asks the user for one origin, such as `https://i.ytimg.com`; must run inside the click. */
  requestOrigin(origin: string): Promise<boolean>;
  /** Asks for every http and https site; must run inside the click. */
  requestAllSites(): Promise<boolean>;
}

export interface Services {
  resolve: Resolve;
  targets: Targets;
  tabs: Tabs;
  clipboard: Clipboard;
  downloads: Downloads;
  permissions: Permissions;
}
