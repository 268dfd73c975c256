import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { DEFAULT_SETTINGS } from '../../src/contract/settings/settings';
import { createHistory } from '../../src/extension/history';
import { recordedResolve } from '../../src/extension/recorded-resolve';
import type { EarlierCover, ImageCandidate, ResolveRequest, ResolveResult } from '../../src/resolver/types';
import { createFakeClock } from '../ports/fake-clock';
import { storedParts } from './stored-parts';

beforeEach(() => fakeBrowser.reset());

const PAGE = 'https://www.example.org/a';
const USER = { caller: { kind: 'user', privateWindow: false } } as ResolveRequest;

function candidate(url: string, more: Partial<ImageCandidate> = {}): ImageCandidate {
  return { url, width: 1200, height: 630, source_method: 'og', ...more } as ImageCandidate;
}

function answer(best: ImageCandidate, others: readonly ImageCandidate[] = []): ResolveResult {
  const canonical = { canonical_url: PAGE };
  return { canonical, best, candidates: [best, ...others] } as unknown as ResolveResult;
}

interface Look {
  earlier: readonly EarlierCover[] | undefined;
  faults: unknown[];
}

/** What each of several answers about one page says of those before it, at 1, 2, 3 … milliseconds. */
async function look(
  answers: readonly ResolveResult[],
  history = createHistory(storedParts()),
  request = USER,
) {
  const looks: Look[] = [];
  for (const [place, result] of answers.entries()) {
    const faults: unknown[] = [];
    const resolve = recordedResolve(async () => result, {
      settings: async () => ({ ...DEFAULT_SETTINGS, keepsHistory: true }),
      history,
      clock: createFakeClock(place + 1),
      onFault: (fault) => void faults.push(fault),
    });
    looks.push({ earlier: (await resolve(request)).earlier_covers, faults });
  }
  return looks;
}

async function told(...answers: ResolveResult[]): Promise<string[]> {
  const looks = await look(answers);
  return (looks.at(-1)?.earlier ?? []).map(({ url, last_seen_at_ms }) => `${last_seen_at_ms} ${url}`);
}

const cover = (name: string) => answer(candidate(`https://cdn.example.org/${name}`));

describe('covers that a page had before', () => {
  it('are told with the answer, the latest first, with their size and when they were last seen', async () => {
    const looks = await look([cover('dawn.jpg'), cover('noon.jpg'), cover('noon.jpg'), cover('dusk.jpg')]);
    const dawn = { url: 'https://cdn.example.org/dawn.jpg', width: 1200, height: 630, last_seen_at_ms: 1 };
    expect(looks.map(({ earlier }) => earlier)).toEqual([
      undefined,
      [dawn],
      [dawn],
      [{ ...dawn, url: 'https://cdn.example.org/noon.jpg', last_seen_at_ms: 3 }, dawn],
    ]);
  });

  it('are none of them the present one, which may come back', async () => {
    const covers = await told(cover('dawn.jpg'), cover('noon.jpg'), cover('dawn.jpg'));
    expect(covers).toEqual(['2 https://cdn.example.org/noon.jpg']);
  });

  it('are five of each page, and the oldest go', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const covers = await told(...names.map((name) => cover(`${name}.jpg`)));
    expect(covers.map((each) => each.slice(-5))).toEqual(['f.jpg', 'e.jpg', 'd.jpg', 'c.jpg', 'b.jpg']);
  });

  it.each([
    ['in another size', cover('noon-640x360.jpg'), cover('noon-1280x720.jpg')],
    ['of which another size is known', cover('big.jpg'), variantsOf('small.jpg', 'big.jpg')],
    [
      'that is signed anew',
      answer(candidate('https://scontent-ams2.xx.fbcdn.net/v/t39/1_n.jpg?oh=a1&oe=65A0')),
      answer(candidate('https://scontent-fra3.xx.fbcdn.net/v/t39/1_n.jpg?oh=b2&oe=65B0')),
    ],
    ['in another tier of a video', tiers('hqdefault', 'sd1'), tiers('sd1', 'hqdefault')],
  ])('are not the same picture %s', async (_what, before, now) => {
    expect(await told(before, now)).toEqual([]);
  });

  it('are none that the user refused since, in whatever size', async () => {
    const history = createHistory(storedParts());
    await look([cover('dawn.jpg'), cover('noon-640x360.jpg')], history);
    const refused = { ...USER, refused: ['https://cdn.example.org/noon-1280x720.jpg'] };
    const [dusk] = await look([cover('dusk.jpg')], history, refused);
    expect(dusk?.earlier?.map(({ url }) => url)).toEqual(['https://cdn.example.org/dawn.jpg']);
  });

  it('come back when the page is put back into the history', async () => {
    const history = createHistory(storedParts());
    await look([cover('dawn.jpg'), cover('noon.jpg')], history);
    const entries = await history.list();
    await history.clear();
    await history.restore(entries);
    expect((await history.list())[0]?.earlier?.map(({ coverUrl }) => coverUrl)).toEqual([
      'https://cdn.example.org/dawn.jpg',
    ]);
  });

  it('stay when storage of an older version had none', async () => {
    const old = { pageUrl: PAGE, title: '', site: '', coverUrl: 'https://cdn.example.org/dawn.jpg' };
    await fakeBrowser.storage.local.set({ history: [{ ...old, width: null, height: null, atMs: 0 }] });
    expect(await told(cover('noon.jpg'))).toEqual(['0 https://cdn.example.org/dawn.jpg']);
  });

  it.each<[string, () => Promise<never>]>([
    ['cannot be kept', () => Promise.reject(new Error('The disk is full.'))],
    ['take too long', () => new Promise(() => {})],
  ])('hold no answer up where they %s', async (_what, add) => {
    const faults: unknown[] = [];
    const clock = { nowMs: () => 1, timeoutSignal: () => AbortSignal.timeout(0) };
    const settings = async () => ({ ...DEFAULT_SETTINGS, keepsHistory: true });
    const parts = { settings, history: { add }, clock, onFault: (fault: unknown) => void faults.push(fault) };
    const result = cover('dawn.jpg');
    expect(await recordedResolve(async () => result, parts)(USER)).toBe(result);
    expect(faults).toHaveLength(1);
  });
});

function variantsOf(name: string, other: string): ResolveResult {
  const variants = [{ url: `https://cdn.example.org/${other}`, width: null, height: null }];
  return answer(candidate(`https://cdn.example.org/${name}`, { variants }));
}

function tiers(best: string, other: string): ResolveResult {
  const tier = (name: string) =>
    candidate(`https://i.example.org/vi/x/${name}/a.jpg`, { source_method: 'rule' });
  return answer(tier(best), [tier(other)]);
}
