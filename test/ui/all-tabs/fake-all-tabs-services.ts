import type { ScreenEvent } from '../../../src/contract/screen-messages';
import type { Settings } from '../../../src/contract/settings/settings';
import type { SiteChoice } from '../../../src/contract/settings/stored-records';
import type { AllTabsServices, OpenTab } from '../../../src/ui/tab-services';
import { createFakeServices, type FakeServices } from '../fake-services';

export interface FakeWindow {
  /** Tabs that the browser tells of. */
  open?: readonly OpenTab[];
  /** Those it tells of once they are allowed. */
  hidden?: readonly OpenTab[];
  otherCount?: number;
  /** Tabs as they are when they are looked at, where that is otherwise. */
  moved?: readonly OpenTab[];
  /** What was written before the page was loaded. */
  written?: string;
  /** What was remembered before. */
  choices?: SiteChoice[];
  settings?: Partial<Settings>;
  /** What the resolver says of each address, as often as it is asked; nothing of any other. */
  answers?: Readonly<Record<string, readonly ScreenEvent[]>>;
  /** Whether the user allows what the browser asks for. */
  isGranted?: boolean;
  /** Why the tabs are not told. */
  listFault?: Error;
  /** Why a picture is not saved, by its address. */
  saveFaults?: Readonly<Record<string, Error>>;
  /** Pictures that may not be read, by their addresses. */
  unreadable?: readonly string[];
  /** No picture is ever read. */
  holdsReads?: boolean;
  /** Each save waits until the test lets it go on. */
  holdsSaves?: boolean;
}

export interface FakeAllTabs extends FakeServices, AllTabsServices {
  /** The tabs that were brought to the front. */
  shownTabs: number[];
  savedPictures: { url: string; fileName: string }[];
  /** Those that were saved in another format. */
  savedFiles: { file: Blob; fileName: string }[];
  /** What was written, as it is kept. */
  kept: () => readonly string[];
  /** Lets the save go on that waits. */
  releaseSave(): void;
  /** What was asked of the resolver: addresses, those of pages in tabs with `tab:` before them. */
  asked: () => string[];
  /** The browser's next question stays open until the answer is called. */
  holdPermission(): () => void;
  /** Opens or closes tabs. */
  setOpen(open: readonly OpenTab[]): void;
}

/** What a picture is read as. */
export const SMALL = 'data:image/webp;base64,AAAA';

/** A window with these tabs, in memory. */
export function createFakeAllTabs(window: FakeWindow = {}): FakeAllTabs {
  const { answers = {}, isGranted = true, holdsSaves = false, saveFaults = {} } = window;
  let { open = [], hidden = [] } = window;
  const waiting: (() => void)[] = [];
  const shownTabs: number[] = [];
  const savedPictures: FakeAllTabs['savedPictures'] = [];
  const savedFiles: FakeAllTabs['savedFiles'] = [];
  let kept: readonly string[] = [];
  let asking = Promise.resolve();
  const base = createFakeServices({
    isGranted,
    choices: window.choices ?? [],
    settings: window.settings ?? {},
  });
  return {
    ...base,
    shownTabs,
    savedPictures,
    savedFiles,
    kept: () => kept,
    written: {
      read: () => window.written ?? '',
      keep: (text) => void (kept = text.split('\n').filter(Boolean)),
    },
    asked: () =>
      base.resolves.map(({ target, tabId }) => (target ? target.url : `tab:${urlOf(tabId, open) ?? tabId}`)),
    releaseSave: () => waiting.shift()?.(),
    holdPermission() {
      let answer = () => {};
      asking = new Promise((resolve) => (answer = resolve));
      return answer;
    },
    setOpen: (tabs) => void (open = tabs),
    resolve: {
      tab(tabId, options, onEvent) {
        const stop = base.resolve.tab(tabId, options, onEvent);
        for (const event of answers[urlOf(tabId, open) ?? ''] ?? []) onEvent(event);
        return stop;
      },
      target(target, options, onEvent) {
        const stop = base.resolve.target(target, options, onEvent);
        for (const event of answers[target.url] ?? []) onEvent(event);
        return stop;
      },
    },
    openTabs: {
      async list() {
        if (window.listFault) throw window.listFault;
        return { pages: open, hiddenCount: hidden.length, otherCount: window.otherCount ?? 0 };
      },
      async allow() {
        await asking;
        if (isGranted) [open, hidden] = [[...open, ...hidden], []];
        return isGranted;
      },
      look: async (tabId) => [...open, ...(window.moved ?? [])].findLast(({ id }) => id === tabId),
      async show(tabId) {
        const isOpen = open.some(({ id }) => id === tabId);
        if (isOpen) shownTabs.push(tabId);
        return isOpen;
      },
    },
    smallPictures: {
      async read({ url, signal }) {
        if (window.holdsReads)
          await new Promise((_, reject) =>
            signal?.addEventListener('abort', () => reject(signal.reason as Error)),
          );
        if (window.unreadable?.includes(url)) throw new Error('Not allowed.');
        return SMALL;
      },
    },
    saver: {
      async allow() {
        await asking;
        return isGranted;
      },
      async save(url, fileName) {
        if (holdsSaves) await new Promise<void>((release) => waiting.push(release));
        const fault = saveFaults[url];
        if (fault) throw fault;
        savedPictures.push({ url, fileName });
      },
      async saveFile(file, fileName) {
        savedFiles.push({ file, fileName });
      },
    },
  };
}

function urlOf(tabId: number | undefined, open: readonly OpenTab[]): string | undefined {
  return open.find(({ id }) => id === tabId)?.url;
}
