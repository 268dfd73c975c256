import { beforeAll, describe, expect, it } from 'vitest';
import { confirmOriginal } from '../../../src/resolver/probe/confirm-original';
import { BusyError, ResolveError } from '../../../src/resolver/errors';
import type { CandidateDraft } from '../../../src/resolver/platforms/define-platform';
import { probeByBytes } from '../../../src/resolver/probe/probe-image';
import type { ProbeOutcome } from '../../../src/resolver/probe/probe-outcome';
import { claimed, failed } from '../../../src/resolver/probe/probe-outcome';
import type { FakeAnswer, FakeFetch } from '../../ports/fake-fetch';
import { createFakeFetch } from '../../ports/fake-fetch';
import { jpeg } from '../video-answers';

/** A documented rule, one answer. */
const POSTER = 'https://image.tmdb.org/t/p/w500/a.jpg';
const POSTER_ORIGINAL = 'https://image.tmdb.org/t/p/original/a.jpg';
/** A habit of many sites: guesses. */
const SMALL = 'https://pictures.example.org/small/a.jpg';
const [LARGE, LARGER] = [
  'https://pictures.example.org/large/a.jpg',
  'https://pictures.example.org/original/a.jpg',
];

const files: Record<'small' | 'medium' | 'large' | 'square' | 'wide', Uint8Array> = {
  small: new Uint8Array(),
  medium: new Uint8Array(),
  large: new Uint8Array(),
  square: new Uint8Array(),
  wide: new Uint8Array(),
};
beforeAll(async () => {
  files.small = await jpeg(300, 200);
  files.medium = await jpeg(600, 400);
  files.large = await jpeg(1_500, 1_000);
  files.square = await jpeg(900, 900);
  files.wide = await jpeg(1_200, 150);
});

function draft(url: string, more: Partial<CandidateDraft> = {}): CandidateDraft {
  return { url, source_method: 'og', quality_tier: 'unknown', format: 'jpg', typicalSize: null, ...more };
}

function proberOf(fetch: FakeFetch): (candidate: CandidateDraft) => Promise<ProbeOutcome> {
  return async (candidate) => {
    const request = { url: candidate.url, method: 'GET', maxBytes: 65_536, freshness: 'default' } as const;
    const caller = { kind: 'user', privateWindow: false } as const;
    try {
      const { signal } = new AbortController();
      return await fetch.request({ ...request, caller, signal }, (response) =>
        probeByBytes(candidate, response),
      );
    } catch (fault) {
      if (fault instanceof BusyError) throw fault;
      const isRefused = fault instanceof ResolveError && fault.reason === 'permission_required';
      return isRefused ? claimed(candidate, fault) : failed(candidate, fault);
    }
  };
}

async function confirmed(answers: Record<string, FakeAnswer>, candidate: CandidateDraft) {
  const fetch = createFakeFetch(answers);
  const outcome = await confirmOriginal(candidate, proberOf(fetch));
  return { ...outcome, asked: fetch.requests.map(({ url }) => url) };
}

const refusal = () =>
  new ResolveError('permission_required', 'This site is not granted.', { origin: 'https://a.example' });

describe('a confirmed original', () => {
  it('stands for the thumbnail, with its own size, and keeps the thumbnail under it', async () => {
    const answers = { [POSTER]: { body: files.small }, [POSTER_ORIGINAL]: { body: files.large } };
    const bonuses = [{ name: 'og', points: 100 }];
    const { candidate, fault } = await confirmed(answers, draft(POSTER, { bonuses }));
    expect(candidate).toMatchObject({
      url: POSTER_ORIGINAL,
      width: 1_500,
      height: 1_000,
      format: 'jpg',
      quality_tier: 'max',
      source_method: 'og',
      availability: { status: 'ok', http_status: 200 },
      bonuses: [...bonuses, { name: 'original: tmdb-original', points: 0 }],
      variants: [{ url: POSTER, width: 300, height: 200 }],
    });
    expect(fault).toBeUndefined();
  });

  it('is asked for at the same time as the thumbnail', async () => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    const fetch = createFakeFetch({ [POSTER]: { body: files.small, until } });
    const outcome = confirmOriginal(draft(POSTER), proberOf(fetch));
    expect(fetch.requests.map(({ url }) => url)).toEqual([POSTER, POSTER_ORIGINAL]);
    release();
    await outcome;
  });

  it('is the largest of several, the others below it by size', async () => {
    const answers = {
      [SMALL]: { body: files.small },
      [LARGE]: { body: files.medium },
      [LARGER]: { body: files.large },
    };
    const { candidate } = await confirmed(answers, draft(SMALL));
    expect(candidate.url).toBe(LARGER);
    expect(candidate.variants).toEqual([
      { url: LARGE, width: 600, height: 400 },
      { url: SMALL, width: 300, height: 200 },
    ]);
  });

  it('stands alone where the thumbnail is gone', async () => {
    const { candidate, fault } = await confirmed({ [POSTER_ORIGINAL]: { body: files.large } }, draft(POSTER));
    expect(candidate).toMatchObject({ url: POSTER_ORIGINAL, width: 1_500 });
    expect(candidate).not.toHaveProperty('variants');
    expect(fault).toBeUndefined();
  });

  it('may show more of the picture where a rule documents it', async () => {
    const answers = { [POSTER]: { body: files.small }, [POSTER_ORIGINAL]: { body: files.square } };
    expect((await confirmed(answers, draft(POSTER))).candidate.url).toBe(POSTER_ORIGINAL);
  });

  it("keeps the page's own variants, and is none of them itself", async () => {
    const answers = { [POSTER]: { body: files.small }, [POSTER_ORIGINAL]: { body: files.large } };
    const variants = [
      { url: POSTER_ORIGINAL, width: null, height: null },
      { url: 'https://image.tmdb.org/t/p/w780/a.jpg', width: 780, height: 520 },
    ];
    const { candidate } = await confirmed(answers, draft(POSTER, { variants }));
    expect(candidate.variants?.map(({ url }) => url)).toEqual([
      'https://image.tmdb.org/t/p/w780/a.jpg',
      POSTER,
    ]);
  });
});

describe('the thumbnail stays', () => {
  it.each([
    ['the larger one is missing', () => ({ status: 404 })],
    ['it is a page', () => ({ body: new TextEncoder().encode('<!doctype html><title>no</title>') })],
    ['it is not larger', () => ({ body: files.small })],
    ['its host fails', () => ({ fault: new ResolveError('network', 'No answer.') })],
    ['the queue is full', () => ({ fault: new BusyError() })],
    ['it is another, narrower picture', () => ({ body: files.wide })],
  ])('when %s', async (_name, answer) => {
    const { candidate, fault } = await confirmed(
      { [POSTER]: { body: files.small }, [POSTER_ORIGINAL]: answer() },
      draft(POSTER),
    );
    expect(candidate).toMatchObject({ url: POSTER, width: 300, height: 200 });
    expect(candidate).not.toHaveProperty('variants');
    expect(fault).toBeUndefined();
  });

  it('when a guess has another shape', async () => {
    const { candidate } = await confirmed(
      { [SMALL]: { body: files.small }, [LARGE]: { body: files.square } },
      draft(SMALL),
    );
    expect(candidate.url).toBe(SMALL);
  });

  it("and its own fault with it, when nothing could be read: a guess's fault is no warning", async () => {
    const answers = { [POSTER]: { fault: refusal() }, [POSTER_ORIGINAL]: { fault: refusal() } };
    const { candidate, fault } = await confirmed(answers, draft(POSTER));
    expect(candidate.url).toBe(POSTER);
    expect(fault).toMatchObject({ reason: 'permission_required', origin: 'https://a.example' });
  });
});

describe('nothing is asked beyond the thumbnail', () => {
  it.each([
    ['where guesses may not be read', SMALL, {}, { [SMALL]: { fault: refusal() } }],
    ['for a signed address', `${SMALL}?X-Amz-Signature=00`, {}, {}],
    ['for the sizes of a platform', POSTER, { source_method: 'rule' }, {}],
    ['where no rule knows more', 'https://pictures.example.org/2016/a.jpg', {}, {}],
  ] as const)('%s', async (_name, url, more, answers) => {
    expect((await confirmed(answers, draft(url, more))).asked).toEqual([url]);
  });
});

it('does not guess for a picture that was measured by showing it', async () => {
  const asked: string[] = [];
  await confirmOriginal(draft(SMALL), async (candidate) => {
    asked.push(candidate.url);
    const { url, format, quality_tier, source_method } = candidate;
    const size = { width: 300, height: 200 };
    return {
      candidate: { ...size, url, format, quality_tier, source_method, availability: { status: 'ok' } },
    };
  });
  expect(asked).toEqual([SMALL]);
});

it('rejects only when the queue has no place for the thumbnail itself', async () => {
  await expect(confirmed({ [POSTER]: { fault: new BusyError() } }, draft(POSTER))).rejects.toBeInstanceOf(
    BusyError,
  );
});
