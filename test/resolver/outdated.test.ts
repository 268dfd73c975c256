import { expect, describe, it } from 'vitest';
import type { SnapshotLayout } from '../../src/resolver/page-snapshot';
import { resolveCover } from '../../src/resolver/resolve-cover';
import type { PageGlance, ResolveRequest } from '../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import { createFakePageReader } from '../ports/fake-page-reader';
import { createFakePorts } from '../ports/fake-ports';
import { articleImage, propertyMeta } from '../ports/sample-snapshot';
import { jpeg } from './video-answers';

const PAGE = 'https://news.example.org/story';
const [DAWN, NOON] = ['https://cdn.example.org/dawn.jpg', 'https://cdn.example.org/noon.jpg'];
const IN_TAB: ResolveRequest = {
  requestId: '1',
  url: PAGE,
  tabId: 7,
  options: DEFAULT_OPTIONS,
  caller: { kind: 'user', privateWindow: false },
};
const { tabId: _, ...FETCHED } = IN_TAB;

const SHOWN: SnapshotLayout = {
  ...{ currentSrc: DAWN, naturalWidth: 1200, naturalHeight: 630, isVisible: true },
  ...{ renderedWidth: 600, renderedHeight: 315, top: 0, left: 0 },
};

const declaring = (address: string, startedAtMs = 1_000): PageGlance => ({
  declared: [address],
  startedAtMs,
});

/** A page that declares the first picture, is looked at, and then declares the second. */
async function lookTwice(
  [first, second]: readonly [PageGlance | undefined, PageGlance | undefined],
  asked: readonly [ResolveRequest, ResolveRequest] = [IN_TAB, IN_TAB],
) {
  const pictures = { [DAWN]: { body: await jpeg(1200, 630) }, [NOON]: { body: await jpeg(1200, 630) } };
  const ports = createFakePorts({ ...pictures, [PAGE]: { status: 200 } });
  const page = (address: string) =>
    createFakePageReader({ [PAGE]: { metas: [propertyMeta('og:image', address)] } });
  await resolveCover(asked[0], { ...ports, pages: page(DAWN), glance: async () => first });
  const result = await resolveCover(asked[1], { ...ports, pages: page(NOON), glance: async () => second });
  return { best: result.best.url, isRemembered: result.cache.hit };
}

describe('what is remembered of the page in front of the user', () => {
  it('is the answer where the page declares the same', async () => {
    const same = [declaring(DAWN), declaring(DAWN, 90_000)] as const;
    expect(await lookTwice(same)).toEqual({ best: DAWN, isRemembered: true });
  });

  it('is none where the page declares another picture by now', async () => {
    const other = [declaring(DAWN), declaring(NOON)] as const;
    expect(await lookTwice(other)).toEqual({ best: NOON, isRemembered: false });
  });

  it('is none where the page declares nothing and was loaded anew', async () => {
    const [before, after] = [
      { declared: [], startedAtMs: 1_000 },
      { declared: [], startedAtMs: 60_000 },
    ];
    expect(await lookTwice([before, before])).toMatchObject({ isRemembered: true });
    expect(await lookTwice([before, after])).toMatchObject({ isRemembered: false });
  });

  it('is the answer for a picture that is shown without a page', async () => {
    const ports = createFakePorts({ [DAWN]: { body: await jpeg(1200, 630) } });
    const pages = createFakePageReader({
      [DAWN]: { source: 'live', images: [{ ...articleImage(0, { src: DAWN }), layout: SHOWN }] },
    });
    const glance = async () => ({ declared: [], startedAtMs: 1_000 });
    const look = () => resolveCover({ ...IN_TAB, url: DAWN }, { ...ports, pages, glance });
    expect((await look()).cache.hit).toBe(false);
    expect((await look()).cache.hit).toBe(true);
  });

  it('is the answer where the page does not say', async () => {
    expect(await lookTwice([declaring(DAWN), undefined])).toEqual({ best: DAWN, isRemembered: true });
  });

  it('is none where it was fetched: the tab may show more', async () => {
    const answer = await lookTwice([undefined, declaring(NOON)], [FETCHED, IN_TAB]);
    expect(answer).toEqual({ best: NOON, isRemembered: false });
  });

  it('is the answer to whoever asks by the address alone', async () => {
    const answer = await lookTwice([declaring(DAWN), declaring(NOON)], [IN_TAB, FETCHED]);
    expect(answer).toEqual({ best: DAWN, isRemembered: true });
  });
});
