/** What the page of all tabs needs beside what the popup has. `src/extension` implements it, tests pass fakes. */
import type { PictureAddress } from './picture-services';
import type { Services } from './services';

/** A tab of the window, as far as the browser shows it. */
export interface OpenTab {
  id: number;
  url: string;
  title: string;
  /** The browser has put it to sleep: its page cannot be read there. */
  isAsleep: boolean;
}

export interface WindowTabs {
  /** Those with a page of the web, in the order of the window, without private ones and our own. */
  pages: readonly OpenTab[];
  /** Tabs of which the browser tells no address until the user allows it. */
  hiddenCount: number;
  /** Tabs that show no page of the web. */
  otherCount: number;
}

export interface OpenTabs {
  list(): Promise<WindowTabs>;
  /** The tab as it is now; undefined where it is closed. */
  look(tabId: number): Promise<OpenTab | undefined>;
  /** Asks for the addresses of all tabs and for all sites; must run inside the click. */
  allow(): Promise<boolean>;
  /** Brings a tab to the front; false where it is closed. */
  show(tabId: number): Promise<boolean>;
}

/** Many pictures by one click. */
export interface PictureSaver {
  /** Asks for the downloads permission where it is not there; must run inside the click. */
  allow(): Promise<boolean>;
  /** Resolves when the file is there, or on its way for a few seconds; rejects with a sentence to show. */
  save(url: string, fileName: string, privateWindow: boolean): Promise<void>;
  /** The same of a file that is at hand. */
  saveFile(file: Blob, fileName: string): Promise<void>;
}

/** The addresses that were written, for as long as their page is open, also when it is loaded again. */
export interface WrittenPages {
  /** A line each; empty for none. */
  read(): string;
  keep(addresses: string): void;
}

/** Pictures to be put into a file. */
export interface SmallPictures {
  /** No wider than a list of them needs, as a `data:` address. Rejects where the picture may not be read. */
  read(picture: PictureAddress): Promise<string>;
}

export interface AllTabsServices extends Services {
  smallPictures: SmallPictures;
  openTabs: OpenTabs;
  saver: PictureSaver;
  written: WrittenPages;
}
