import type { ScreenEvent } from '../../src/contract/screen-messages';
import type { Settings } from '../../src/contract/settings/settings';
import { DEFAULT_SETTINGS } from '../../src/contract/settings/settings';
import type { RefusedPicture, SiteChoice } from '../../src/contract/settings/stored-records';
import type { ResolveOptions } from '../../src/contract/types';
import type {
  CutPicture,
  DownloadOutcome,
  DrawnFormat,
  PictureAddress,
  TabPage,
  UnaddressedPicture,
} from '../../src/ui/picture-services';
import type { CurrentTab, NothingClicked, PendingTarget, Services } from '../../src/ui/services';

export const VIDEO_TAB: CurrentTab = {
  id: 7,
  url: 'https://www.youtube.com/watch?v=LakeAtDawn0',
  title: 'Dawn on a still lake - YouTube',
  privateWindow: false,
};

/** A drawing in place of a PNG: who shows it sees where its edges are. */
const CUT_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#2b8a9e"/><path d="M0 270 180 120 320 250 450 90 640 280V360H0z" fill="#f1f3f5"/></svg>`;
export const CUT_PICTURE: CutPicture = {
  file: new Blob([CUT_DRAWING], { type: 'image/png' }),
  dataUrl: `data:image/svg+xml,${encodeURIComponent(CUT_DRAWING)}`,
  width: 640,
  height: 360,
};

interface FakeBehavior {
  tab?: CurrentTab | undefined;
  /** What was clicked in a page, handed over once. */
  target?: PendingTarget | NothingClicked | undefined;
  /** What each resolve answers at once: the first resolve gets the first list, the last list repeats. */
  answers?: ScreenEvent[][];
  /** Why copying, opening or downloading fails. */
  fault?: Error;
  downloadOutcome?: DownloadOutcome;
  isGranted?: boolean;
  /** What differs from the default settings. */
  settings?: Partial<Settings>;
  /** What was remembered before. */
  choices?: SiteChoice[];
  /** Pictures that were refused before. */
  refused?: RefusedPicture[];
  /** What is left of each picture without its bars; null where it has none. */
  cut?: CutPicture | null;
  /** Each copying or converting of a picture waits until the test lets it go on. */
  holdsCopies?: boolean;
  /** What is read is a picture that moves. */
  picturesMove?: boolean;
  /** The pictures of the page that have no address. */
  unaddressed?: readonly UnaddressedPicture[];
}

export interface FakeServices extends Services {
  copied: string[];
  /** Pictures copied: addresses, and files. */
  copiedPictures: (PictureAddress | Blob)[];
  /** Lets the copying go on that waits. */
  releaseCopy(): void;
  /** Files saved without a permission. */
  saved: { file: Blob; fileName: string }[];
  /** Pictures that were to be made into another format. */
  converted: { picture: PictureAddress | Blob; format: DrawnFormat }[];
  /** Pictures whose bars were to be cut off. */
  cutPictures: PictureAddress[];
  /** Pages that were asked for their pictures without an address. */
  readPages: TabPage[];
  opened: string[];
  /** What is remembered now. */
  remembered: SiteChoice[];
  /** Pictures that are refused now, the latest first. */
  refusals: RefusedPicture[];
  downloaded: { url: string; fileName: string; privateWindow?: boolean }[];
  requestedOrigins: string[];
  requestedAllSites: () => number;
  /** What was asked to be resolved: a tab's id, or what was clicked. */
  resolves: { tabId?: number; target?: PendingTarget; options: Partial<ResolveOptions> }[];
  /** Listeners not stopped yet. */
  listening: () => number;
  /** Sends an event to the latest resolve. */
  emit(event: ScreenEvent): void;
  /** Sends an event to a resolve by its number, stopped or not. */
  emitTo(index: number, event: ScreenEvent): void;
}

/** Services that record what they were asked for, and answer as told. */
export function createFakeServices(behavior: FakeBehavior = {}): FakeServices {
  const { answers = [[]], fault, isGranted = true } = behavior;
  const tab = 'tab' in behavior ? behavior.tab : VIDEO_TAB;
  const pending = [behavior.target];
  const listeners: ((event: ScreenEvent) => void)[] = [];
  const stopped = new Set<number>();
  const waitingCopies: (() => void)[] = [];
  const remembered = [...(behavior.choices ?? [])];
  const refusals = [...(behavior.refused ?? [])];
  let allSitesRequests = 0;
  const listen = (request: FakeServices['resolves'][number], onEvent: (event: ScreenEvent) => void) => {
    const index = listeners.push(onEvent) - 1;
    fake.resolves.push(request);
    for (const event of answers[Math.min(index, answers.length - 1)] ?? []) onEvent(event);
    return () => void stopped.add(index);
  };
  const fake: FakeServices = {
    copied: [],
    copiedPictures: [],
    releaseCopy: () => waitingCopies.shift()?.(),
    saved: [],
    converted: [],
    cutPictures: [],
    readPages: [],
    remembered,
    refusals,
    refused: fakeRefused(refusals, fault),
    settings: fakeSettings(behavior.settings),
    choices: fakeChoices(remembered, fault),
    opened: [],
    downloaded: [],
    requestedOrigins: [],
    requestedAllSites: () => allSitesRequests,
    resolves: [],
    listening: () => listeners.length - stopped.size,
    emit: (event) => fake.emitTo(listeners.length - 1, event),
    emitTo: (index, event) => listeners[index]?.(event),
    targets: { take: async () => pending.pop() },
    tabs: {
      current: async () => tab,
      open: async (url) => {
        if (fault) throw fault;
        fake.opened.push(url);
      },
    },
    resolve: {
      tab: (tabId, options, onEvent) => listen({ tabId, options }, onEvent),
      target: (target, options, onEvent) => listen({ target, options }, onEvent),
    },
    clipboard: {
      writeText: async (text) => {
        if (fault) throw fault;
        fake.copied.push(text);
      },
      async writePicture(picture) {
        if (fault) throw fault;
        if (behavior.holdsCopies) await untilReleased(waitingCopies, signalOf(picture));
        fake.copiedPictures.push(withoutSignal(picture));
      },
    },
    downloads: {
      download: async (url, fileName, privateWindow) => {
        if (fault) throw fault;
        fake.downloaded.push({ url, fileName, ...(privateWindow && { privateWindow }) });
        return behavior.downloadOutcome ?? { status: 'started', fileName };
      },
      save: (file, fileName) => void fake.saved.push({ file, fileName }),
    },
    pictures: {
      inFormat: async (picture, format, convertible) => {
        if (fault) throw fault;
        if (behavior.holdsCopies) await untilReleased(waitingCopies, signalOf(picture));
        const isMoving = behavior.picturesMove === true;
        if (isMoving && convertible === 'still')
          return { file: new Blob(['moves'], { type: 'image/webp' }), isMoving };
        fake.converted.push({ picture: withoutSignal(picture), format });
        const file = new Blob([format], { type: format === 'jpg' ? 'image/jpeg' : 'image/png' });
        return { file, isMoving };
      },
      withoutBars: async (picture) => {
        fake.cutPictures.push(picture);
        if (fault) throw fault;
        return behavior.cut === undefined ? CUT_PICTURE : behavior.cut;
      },
      withoutAddress: async (page) => {
        fake.readPages.push(page);
        if (fault) throw fault;
        return behavior.unaddressed ?? [];
      },
    },
    permissions: {
      requestOrigin: async (origin) => {
        fake.requestedOrigins.push(origin);
        return isGranted;
      },
      requestAllSites: async () => {
        allSitesRequests += 1;
        return isGranted;
      },
    },
  };
  return fake;
}

function fakeSettings(changes: Partial<Settings> = {}): Services['settings'] {
  let settings = { ...DEFAULT_SETTINGS, ...changes };
  const listeners = new Set<(now: Settings) => void>();
  return {
    read: async () => settings,
    write: async (change) => {
      settings = { ...settings, ...change };
      for (const listener of listeners) listener(settings);
    },
    watch: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

function fakeRefused(refusals: RefusedPicture[], fault: Error | undefined): Services['refused'] {
  const filesOf = ({ url, otherUrls }: RefusedPicture) => [url, ...otherUrls].map(withoutQuery);
  const take = (picture: RefusedPicture) => {
    const isSame = (other: RefusedPicture) =>
      other.site === picture.site && filesOf(other).some((file) => filesOf(picture).includes(file));
    const same = refusals.filter(isSame);
    for (const each of same) refusals.splice(refusals.indexOf(each), 1);
    return same;
  };
  return {
    list: async () => [...refusals],
    refuse: async (pictures) => {
      if (fault) throw fault;
      const replaced = pictures.flatMap(take);
      refusals.unshift(...pictures);
      return replaced;
    },
    accept: async (pictures) => {
      if (fault) throw fault;
      return pictures.flatMap(take);
    },
  };
}

/** As a file that is slow to come, whose reading may be ended. */
function untilReleased(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push(resolve);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Which picture it is, whatever its size. */
function withoutQuery(address: string): string {
  return address.replace(/\?.*/, '');
}

function fakeChoices(remembered: SiteChoice[], fault: Error | undefined): Services['choices'] {
  const forget = (site: string) => {
    const place = remembered.findIndex((choice) => choice.site === site);
    if (place >= 0) remembered.splice(place, 1);
  };
  return {
    list: async () => [...remembered],
    find: async (sites) => sites.flatMap((site) => remembered.find((choice) => choice.site === site) ?? []),
    remember: async (choice) => {
      if (fault) throw fault;
      forget(choice.site);
      remembered.push(choice);
    },
    forget: async (site) => {
      if (fault) throw fault;
      forget(site);
    },
    replace: async (sites, choices) => {
      if (fault) throw fault;
      sites.forEach(forget);
      remembered.push(...choices);
    },
  };
}

function signalOf(picture: PictureAddress | Blob): AbortSignal | undefined {
  return picture instanceof Blob ? undefined : picture.signal;
}

/** What is compared: a signal is like no other. */
function withoutSignal(picture: PictureAddress | Blob): PictureAddress | Blob {
  if (picture instanceof Blob) return picture;
  const { signal: _, ...address } = picture;
  return address;
}
