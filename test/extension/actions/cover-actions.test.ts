import { describe, expect, it } from 'vitest';
import type { Tabs } from 'webextension-polyfill';
import type { CoverActionParts } from '../../../src/extension/actions/cover-actions';
import { createCoverActions } from '../../../src/extension/actions/cover-actions';
import { createMessage } from '../../../src/extension/browser-texts';
import type { PendingTarget } from '../../../src/extension/menus/pending-target';
import { ResolveError } from '../../../src/resolver/errors';
import type { ResolveRequest, ResolveResult } from '../../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../../src/resolver/types';
import type { PictureAddress } from '../../../src/ui/picture-services';
import { readEnglish } from '../read-english';

const COVER = 'https://pictures.example.org/cover.jpg';
const REFUSED = 'https://pictures.example.org/card.jpg';
const CHOSEN = 'https://pictures.example.org/chosen.jpg';
const TAB = { id: 7, incognito: false } as Tabs.Tab;
const PAGE: PendingTarget = { kind: 'page', url: 'https://example.org/a', tabId: 7, privateWindow: false };

function actionsWith(changes: Partial<CoverActionParts> = {}) {
  const log = { requests: [] as ResolveRequest[], copied: [] as unknown[], marks: [] as string[] };
  const downloads: object[] = [];
  const actions = createCoverActions({
    resolve: async (request) => {
      log.requests.push(request);
      return { best: { url: COVER } } as ResolveResult;
    },
    newRequestId: () => 'id-1',
    tabs: { get: async () => ({ ...TAB, url: 'https://example.org/a' }) as Tabs.Tab },
    defaults: async () => ({ ...DEFAULT_OPTIONS, prefer: 'largest' }),
    refusals: async () => (url) => (url.startsWith('https://example.org/') ? [REFUSED] : []),
    choices: { find: async (sites) => sites.map((site) => ({ site, sourceMethod: 'og', place: 0 })) },
    rules: {
      sitesOf: (url) => (url.includes('remembered') ? ['example.org'] : []),
      chosenBy: ([choice]) => (choice ? ({ url: CHOSEN } as ResolveResult['best']) : undefined),
    },
    clipboard: { prepare: () => {}, write: async (...given) => log.copied.push(given) > 0 },
    badge: {
      done: async (tabId, said) => void log.marks.push(`✓ ${tabId} ${said}`),
      failed: async (tabId, said) => void log.marks.push(`! ${tabId} ${said}`),
    },
    permissions: { contains: async () => true },
    downloads: () => ({ download: async (options) => downloads.push(options) }),
    marksPrivate: false,
    wanted: async () => ({ fileName: 'A page.jpg', converted: undefined }),
    readPicture: async ({ url }) => new Blob([url]),
    inFormat: async (file, format) => ({
      file: new Blob([await file.text(), ` as ${format}`]),
      isMoving: false,
    }),
    addressOf: async (file) => `blob:${await file.text()}`,
    message: createMessage({ getMessage: readEnglish }),
    onFault: () => {},
    ...changes,
  });
  return { actions, log, downloads };
}

describe('copying without a screen', () => {
  it('copies the cover in the tab it was asked for, by what the user prefers', async () => {
    const { actions, log } = actionsWith();
    await actions.copy(Promise.resolve(PAGE), TAB);
    expect(log.copied).toEqual([[7, COVER]]);
    expect(log.requests).toMatchObject([
      { tabId: 7, options: { prefer: 'largest' }, caller: { kind: 'user' }, refused: [REFUSED] },
    ]);
    expect(log.marks).toEqual(['✓ 7 The address of the cover is copied.']);
  });

  it('copies what the user chose for the site, and in a private window the best', async () => {
    const { actions, log } = actionsWith();
    const link = { kind: 'link', url: 'https://remembered.example.org/', privateWindow: false } as const;
    await actions.copy(Promise.resolve(link), TAB);
    await actions.copy(Promise.resolve({ ...link, privateWindow: true }), TAB);
    expect(log.copied).toEqual([
      [7, CHOSEN],
      [7, COVER],
    ]);
    expect(log.requests[1]?.caller).toEqual({ kind: 'user', privateWindow: true });
  });

  it.each<[string, Partial<CoverActionParts>, string]>([
    [
      'the browser does not allow it',
      { clipboard: { prepare: () => {}, write: async () => false } },
      'did not allow',
    ],
    [
      'a permission is missing',
      {
        resolve: () =>
          Promise.reject(new ResolveError('permission_required', 'raw', { origin: 'https://a.org' })),
      },
      'A permission is missing.',
    ],
    [
      'nothing is found',
      { resolve: () => Promise.reject(new ResolveError('no_candidates', 'raw')) },
      'No cover',
    ],
    ['nobody foresaw it', { resolve: () => Promise.reject(new Error('raw stack')) }, 'This did not work.'],
  ])('explains itself where %s, in words of our own', async (_why, changes, said) => {
    const { actions, log } = actionsWith(changes);
    await actions.copy(Promise.resolve(PAGE), TAB);
    expect(log.marks).toEqual([expect.stringMatching(/^! 7 /)]);
    expect(log.marks.join()).toContain(said);
    expect(log.marks.join()).not.toContain('raw');
  });

  it('hands the click on to the page before anything is awaited', () => {
    const prepared: number[] = [];
    const clipboard = { prepare: (tabId: number) => void prepared.push(tabId), write: async () => true };
    void actionsWith({ clipboard }).actions.copy(Promise.resolve(PAGE), TAB);
    expect(prepared).toEqual([7]);
  });
});

describe('downloading without a screen', () => {
  it('saves the cover under its name', async () => {
    const { actions, downloads, log } = actionsWith();
    expect(await actions.download(PAGE, TAB)).toBe(true);
    expect(downloads).toEqual([{ url: COVER, filename: 'A page.jpg' }]);
    expect(log.marks).toEqual(['✓ 7 The cover is being downloaded.']);
  });

  it('keeps a private download apart where the browser can', async () => {
    const { actions, downloads } = actionsWith({ marksPrivate: true });
    await actions.download({ ...PAGE, privateWindow: true }, { ...TAB, incognito: true });
    expect(downloads).toEqual([{ url: COVER, filename: 'A page.jpg', incognito: true }]);
  });

  it('does nothing where it is not allowed yet', async () => {
    const { actions, downloads, log } = actionsWith({ permissions: { contains: async () => false } });
    expect(await actions.download(PAGE, TAB)).toBe(false);
    expect([downloads, log.requests, log.marks]).toEqual([[], [], []]);
  });

  describe('in another format, where the user wants that', () => {
    const wanted: CoverActionParts['wanted'] = async () => ({
      fileName: 'A page.webp',
      converted: { format: 'png', fileName: 'A page.png' },
    });

    it('saves it as that, read through the page that shows it', async () => {
      const read: PictureAddress[] = [];
      const readPicture = async (picture: PictureAddress) => {
        read.push(picture);
        return new Blob(['a file']);
      };
      const { actions, downloads, log } = actionsWith({ wanted, readPicture });
      await actions.download(PAGE, TAB);
      expect(read).toEqual([
        { url: COVER, page: { tabId: 7, url: 'https://example.org/a' }, privateWindow: false },
      ]);
      expect(downloads).toEqual([{ url: 'blob:a file as png', filename: 'A page.png' }]);
      expect(log.marks).toEqual(['✓ 7 The cover is being downloaded.']);
    });

    it.each<[string, Partial<CoverActionParts>]>([
      ['it may not be read', { readPicture: () => Promise.reject(new Error('not allowed')) }],
      ['it is none that can be drawn', { inFormat: () => Promise.reject(new Error('broken')) }],
      ['it gets no address', { addressOf: () => Promise.reject(new Error('nobody answers')) }],
    ])('saves it as it is where %s, and says so', async (_why, changes) => {
      const faults: unknown[] = [];
      const onFault = (fault: unknown) => faults.push(fault);
      const { actions, downloads, log } = actionsWith({ wanted, ...changes, onFault });
      await actions.download(PAGE, TAB);
      expect(downloads).toEqual([{ url: COVER, filename: 'A page.webp' }]);
      expect(log.marks).toEqual(['✓ 7 The cover is being downloaded as it is. It could not be converted.']);
      expect(faults).toHaveLength(1);
    });

    it('saves it as it is where the browser refuses the converted file, and says so', async () => {
      const asked: unknown[] = [];
      const download = async ({ url }: { url: string }) => {
        if (url.startsWith('blob:')) throw new Error('refused');
        return asked.push(url);
      };
      const { actions, log } = actionsWith({ wanted, downloads: () => ({ download }) });
      await actions.download(PAGE, TAB);
      expect(asked).toEqual([COVER]);
      expect(log.marks).toEqual(['✓ 7 The cover is being downloaded as it is. It could not be converted.']);
    });

    it('saves one that moves as it is', async () => {
      const { actions, downloads, log } = actionsWith({
        wanted,
        inFormat: async (file) => ({ file, isMoving: true }),
      });
      await actions.download(PAGE, TAB);
      expect(downloads).toEqual([{ url: COVER, filename: 'A page.webp' }]);
      expect(log.marks).toEqual(['✓ 7 The cover is being downloaded.']);
    });

    it('keeps a private download apart before all', async () => {
      const { actions, downloads } = actionsWith({ wanted, marksPrivate: true });
      await actions.download({ ...PAGE, privateWindow: true }, { ...TAB, incognito: true });
      expect(downloads).toEqual([{ url: COVER, filename: 'A page.webp', incognito: true }]);
    });
  });
});
