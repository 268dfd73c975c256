import { describe, expect, it } from 'vitest';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import { resolveCover } from '../../src/resolver/resolve-cover';
import type { Progress, ResolveRequest } from '../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import { createFakePageReader } from '../ports/fake-page-reader';
import { createFakePorts } from '../ports/fake-ports';
import { articleImage, createSnapshot, propertyMeta } from '../ports/sample-snapshot';
import { jpeg } from './video-answers';

const STORY = 'https://news.example.org/story';
const CARD = 'https://cdn.example.org/a7f3.jpg';
const BODY = 'https://cdn.example.org/story.jpg';

const card = { title: 'The story', metas: [propertyMeta('og:image', CARD)] };
const body = { images: [articleImage(0, { src: BODY, width: '1400', height: '900', alt: 'The story' })] };

async function setUp(page: Partial<PageSnapshot>) {
  const ports = createFakePorts({
    [CARD]: { body: await jpeg(1200, 630) },
    [BODY]: { body: await jpeg(1400, 900) },
    [STORY]: { status: 200 },
  });
  return { ...ports, pages: createFakePageReader({ [STORY]: page }) };
}

type Ports = Awaited<ReturnType<typeof setUp>>;

function ask(ports: Ports, changes: Partial<ResolveRequest> = {}, heard: Progress[] = []) {
  const options = { ...DEFAULT_OPTIONS, debug: true };
  const caller = { kind: 'user', privateWindow: false } as const;
  const request = { requestId: '1', url: STORY, options, caller, ...changes };
  return resolveCover(request, ports, { onProgress: (progress) => heard.push(progress) });
}

describe('a picture that the user refused for the site', () => {
  it('gives way to the next, and stays listed behind all that have a score', async () => {
    const ports = await setUp({ ...card, ...body });
    const { best, candidates } = await ask(ports, { refused: [CARD] });
    expect(best.url).toBe(BODY);
    expect(candidates.at(-1)).toMatchObject({ url: CARD, width: 1200, score: null, refused: { place: 0 } });
    expect(candidates.filter(({ refused }) => refused)).toHaveLength(1);
  });

  it('is meant in other sizes, too', async () => {
    const ports = await setUp({ ...card, ...body });
    expect((await ask(ports, { refused: [`${CARD}?w=600`] })).best.url).toBe(BODY);
  });

  it('is the best again for who does not refuse it, from one memory for both', async () => {
    const ports = await setUp({ ...card, ...body });
    expect((await ask(ports)).best.url).toBe(CARD);
    const without = await ask(ports, { refused: [CARD] });
    expect(without).toMatchObject({ best: { url: BODY }, cache: { hit: true } });
    expect(await ask(ports)).toMatchObject({ best: { url: CARD }, cache: { hit: true } });
    expect(ports.pages.addresses.filter(({ url }) => url === STORY)).toHaveLength(1);
  });

  it('is never shown while the answer is on its way', async () => {
    const heard: Progress[] = [];
    await ask(await setUp({ ...card, ...body }), { refused: [CARD], tabId: 3 }, heard);
    const shown = heard.flatMap((progress) => (progress.type === 'partial' ? progress.candidates : []));
    expect(shown.some(({ url }) => url === BODY)).toBe(true);
    expect(shown.filter(({ url, refused }) => url === CARD && !refused)).toEqual([]);
  });

  it('leaves a page without a cover where there is no other, which says what was seen', async () => {
    const heard: Progress[] = [];
    const asked = ask(await setUp(card), { refused: [CARD] }, heard);
    await expect(asked).rejects.toMatchObject({ reason: 'no_candidates' });
    expect(heard.at(-1)).toMatchObject({
      type: 'no-cover',
      candidates: [{ url: CARD, refused: { place: 0 } }],
    });
  });

  it('is no reason to drop the minimum that the others reach', async () => {
    const options = { ...DEFAULT_OPTIONS, min_width: 1_300 };
    const { best, candidates } = await ask(await setUp({ ...card, ...body }), { options, refused: [BODY] });
    expect(best.url).toBe(CARD);
    expect(candidates.at(-1)).toMatchObject({ url: BODY, refused: { place: 0 } });
  });
});

describe('a page whose reading ended with what was refused since', () => {
  it('is read again, to its end', async () => {
    const ports = await setUp({ ...card, ...body });
    ports.pages.longPages.add(STORY);
    expect((await ask(ports)).candidates.map(({ url }) => url)).toEqual([CARD]);
    expect((await ask(ports, { refused: [CARD] })).best.url).toBe(BODY);
    expect(ports.pages.leftEarly).toEqual([STORY]);
  });

  it('is not joined while it is under way', async () => {
    const ports = await setUp({ ...card, ...body });
    ports.pages.longPages.add(STORY);
    const [usual, without] = await Promise.all([ask(ports), ask(ports, { refused: [CARD] })]);
    expect([usual.best.url, without.best.url]).toEqual([CARD, BODY]);
  });
});

it('asks the HTML of a live page that shows nothing but what is refused', async () => {
  const ports = await setUp(card);
  const told = createSnapshot({
    ...{ url: STORY, baseUrl: STORY, title: 'The story' },
    metas: [propertyMeta('og:title', 'The story'), propertyMeta('og:image', BODY)],
  });
  const read = ports.pages.read.bind(ports.pages);
  ports.pages.read = async (address, context) => (address.kind === 'tab' ? read(address, context) : told);
  expect((await ask(ports, { refused: [CARD], tabId: 3 })).best.url).toBe(BODY);
});
