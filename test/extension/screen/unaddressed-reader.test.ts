import { describe, expect, it } from 'vitest';
import { createUnaddressedReader } from '../../../src/extension/screen/unaddressed-reader';
import { systemClock } from '../../../src/extension/system-clock';

const PAGE = { tabId: 7, url: 'https://atlas.example.org/rivers#top' };
const DRAWN = { made: 'canvas', width: 600, height: 400, dataUrl: 'data:image/png;base64,AAEC/w==' } as const;

type Injected = { result?: unknown; error?: { message: string } } | Error | 'nothing';

/** Reads from a tab whose script gives that. */
function read(injected: Injected) {
  const injections: unknown[] = [];
  const reader = createUnaddressedReader({
    clock: { timeoutSignal: (ms) => systemClock.timeoutSignal(ms / 1_000) },
    scripting: {
      executeScript: (injection) => {
        injections.push(injection);
        if (injected === 'nothing') return new Promise(() => {});
        if (injected instanceof Error) return Promise.reject(injected);
        return Promise.resolve([{ frameId: 0, documentId: '', ...injected }]);
      },
    },
  });
  return { injections, pictures: reader(PAGE) };
}

const answered = (files: unknown, url = 'https://atlas.example.org/rivers') => ({ result: { url, files } });

describe('pictures of a page without an address', () => {
  it('come with their own bytes, from the tab of the page alone', async () => {
    const { pictures, injections } = read(answered([DRAWN]));
    const [picture] = await pictures;
    expect(picture).toMatchObject({ made: 'canvas', width: 600, height: 400, format: 'png' });
    expect([...new Uint8Array((await picture?.file?.blob.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([
      0, 1, 2, 255,
    ]);
    expect(injections).toEqual([
      { target: { tabId: 7 }, files: ['/unaddressed-reader.js'], injectImmediately: true },
    ]);
  });

  it('have no file where the page cannot read them', async () => {
    expect(await read(answered([{ ...DRAWN, dataUrl: null }])).pictures).toEqual([
      { made: 'canvas', width: 600, height: 400, format: 'unknown', file: null },
    ]);
  });

  it.each<[string, Injected, string]>([
    ['another page', answered([DRAWN], 'https://atlas.example.org/lakes'), 'page_changed'],
    [
      'nothing that is known',
      answered([{ ...DRAWN, dataUrl: 'https://atlas.example.org/a.png' }]),
      'page_changed',
    ],
    ['more than there may be', answered(Array(10).fill(DRAWN)), 'page_changed'],
    ['no answer', {}, 'page_changed'],
    ['that it is closed', new Error('No tab with id: 7.'), 'page_changed'],
    ['that no script may run', new Error('Cannot access contents of the page.'), 'permission_required'],
    ['that its script failed', { error: { message: 'It is broken.' } }, 'network'],
    ['nothing at all', 'nothing', 'timeout'],
  ])('fail with a reason where the tab says %s', async (_what, injected, reason) => {
    await expect(read(injected).pictures).rejects.toMatchObject({ reason });
  });
});
