import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readHtml } from '../../src/page/read-html';
import type { PageSnapshot, SnapshotImage } from '../../src/resolver/page-snapshot';
import type { SitePageName } from '../replay/site-pages';
import { registerSitePages, SITE_PAGES } from '../replay/site-pages';
import { readTab } from './read-tab';
import type { Session } from './session';
import { startSession } from './session';

let session: Session;
beforeAll(async () => {
  session = await startSession({ grantAllSites: true });
});
beforeEach(() => registerSitePages(session.replay));
afterAll(() => session.close());

async function readLive(url: string): Promise<PageSnapshot> {
  await session.visit(url);
  return readTab(session, url);
}

async function readFetched(url: string): Promise<PageSnapshot> {
  const { headers, body } = await session.replay.fetch(url);
  if (body === null) throw new Error('The answer has no body.');
  const contentType = headers.get('content-type');
  return readHtml(body, { url, contentType, clock: { tickMs: () => performance.now() } });
}

/** What scripts did to a page before it was read: these attributes of these pictures, whole pictures, its heading. */
const BY_SCRIPT: Partial<
  Record<SitePageName, { touches(image: SnapshotImage): boolean; attributes?: string[]; drawsHeading?: true }>
> = {
  gallery: {
    touches: ({ attributes }) => attributes['data-src'] !== undefined,
    attributes: ['src', 'class'],
  },
  app: { touches: ({ attributes }) => attributes['alt'] === 'Map of the berths', drawsHeading: true },
};

/** The facts both readers must agree on. A page of ASCII that tells no character set is one of Western Europe to a browser. */
function shared(
  name: SitePageName,
  { source: _source, encoding: _encoding, heading, picturesBeforeHeading, images, ...page }: PageSnapshot,
) {
  const change = BY_SCRIPT[name];
  return {
    ...page,
    ...(change?.drawsHeading ? {} : { heading, picturesBeforeHeading }),
    images: images
      .filter((image) => !isStyled(image))
      .flatMap((image) => {
        const { layout: _layout, index: _index, ...facts } = image;
        if (!change?.touches(image)) return [facts];
        if (change.attributes === undefined) return [];
        const kept = Object.entries(facts.attributes).filter(([key]) => !change.attributes?.includes(key));
        return [{ ...facts, attributes: Object.fromEntries(kept) }];
      }),
  };
}

/** Put there by a style sheet: nothing in the HTML says so. */
function isStyled({ kind, attributes }: SnapshotImage): boolean {
  return kind === 'background' && !attributes['style']?.includes('url(');
}

const NAMES = Object.keys(SITE_PAGES) as SitePageName[];

describe('a page in a tab and its HTML', () => {
  it.each(NAMES)('say the same: %s', async (name) => {
    const { url } = SITE_PAGES[name];
    const [live, fetched] = [await readLive(url), await readFetched(url)];
    expect(shared(name, live)).toEqual(shared(name, fetched));
    expect([live.source, fetched.source]).toEqual(['live', 'fetched']);
    expect(live.images.map(({ index }) => index)).toEqual([...live.images.keys()]);
    expect(fetched.isTruncated).toBe(false);
  });

  it('say something: the pages are not equal for being empty', async () => {
    const pages = await Promise.all(NAMES.map((name) => readFetched(SITE_PAGES[name].url)));
    const count = (read: (page: PageSnapshot) => readonly unknown[]) =>
      pages.reduce((total, page) => total + read(page).length, 0);
    expect(count(({ images }) => images)).toBeGreaterThan(35);
    expect(count(({ metas }) => metas)).toBeGreaterThan(25);
    expect(count(({ links }) => links)).toBeGreaterThan(12);
    expect(count(({ jsonLd }) => jsonLd)).toBe(2);
    expect(count(({ images }) => images.filter(({ context }) => context.nearbyText !== ''))).toBeGreaterThan(
      20,
    );
    expect(pages[NAMES.indexOf('kiji')]?.title).toBe('六月まで氷の残る湖｜谷間新聞');
    expect(
      [pages[NAMES.indexOf('kiji')], await readLive(SITE_PAGES.kiji.url)].map((page) => page?.encoding),
    ).toEqual(['shift_jis', 'shift_jis']);
  });
});

describe('a page in a tab tells besides', () => {
  const URL_OF_PAGE = 'https://layout.example.org/';
  const live = async (html: string): Promise<PageSnapshot> => {
    session.replay.on('layout.example.org', '/', { headers: { 'content-type': 'text/html' }, body: html });
    return readLive(URL_OF_PAGE);
  };
  const PICTURE = 'https://news.example.org/pictures/dawn-640x360.jpg';

  it('where a picture is drawn and what it shows', async () => {
    const { images } = await live(
      `<body style="margin:0"><div style="height:1000px"></div>
       <img srcset="${PICTURE} 2x" style="position:absolute;left:30px;width:320px">`,
    );
    expect(images[0]?.layout).toEqual({
      currentSrc: PICTURE,
      naturalWidth: 320,
      naturalHeight: 180,
      renderedWidth: 320,
      renderedHeight: 180,
      left: 30,
      top: 1000,
      isVisible: true,
    });
  });

  it.each(['display:none', 'visibility:hidden', 'opacity:0', 'width:0'])(
    'what nobody sees: %s',
    async (style) => {
      const { images } = await live(
        `<div style="${style}"><img src="${PICTURE}" style="max-width:100%"></div>`,
      );
      expect(images[0]?.layout?.isVisible).toBe(false);
    },
  );

  it('the picture that a style sheet puts behind something large', async () => {
    const { images } = await readLive(SITE_PAGES.app.url);
    expect(images.find(isStyled)?.layout).toMatchObject({
      currentSrc: 'https://app.example.com/pictures/dusk-1600x900.jpg',
      isVisible: true,
    });
  });

  it.each([
    [`background:url(${PICTURE})`, true],
    [`background:url(${PICTURE}) repeat-y`, true],
    [`background:url(${PICTURE}) center/cover`, undefined],
    [`background:url(${PICTURE}) no-repeat`, undefined],
  ])('whether it is repeated there: %s', async (declared, isRepeated) => {
    const { images } = await live(
      `<style>main { ${declared} }</style><main style="display:block;width:600px;height:400px"></main>`,
    );
    expect(images[0]?.layout?.isRepeated).toBe(isRepeated);
  });

  it('but not what its own style puts into a box', async () => {
    const { images } = await live(
      `<main style="display:block;width:600px;height:400px;background-image:url(${PICTURE})"></main>`,
    );
    expect(images[0]?.layout?.isVisible).toBe(true);
    expect(images[0]?.layout).not.toHaveProperty('isRepeated');
  });

  it('but not where its script has yet to put it there', async () => {
    const { images } = await live(
      `<main data-background-image="${PICTURE}" style="display:block;width:600px;height:400px"></main>`,
    );
    expect(images[0]).toMatchObject({ kind: 'background' });
    expect(images[0]?.layout).not.toHaveProperty('isRepeated');
  });

  it('but not behind something small', async () => {
    const { images } = await live(
      `<style>i { background: url(${PICTURE}) }</style><i style="display:block;width:100px;height:90px"></i>`,
    );
    expect(images).toEqual([]);
  });

  it('the pictures in open shadow roots, at their host’s place', async () => {
    const { images } = await live(
      `<img alt="first"><div id="host" class="Card" style="height:300px"></div><img alt="last">
       <script>host.attachShadow({ mode: 'open' }).innerHTML = '<p>Inner</p><img alt="inner" width="300" height="200">';</script>`,
    );
    expect(images.map(({ attributes }) => attributes['alt'])).toEqual(['first', 'inner', 'last']);
    expect(images[1]?.context).toMatchObject({ ancestorNames: 'card host', nearbyText: 'Inner' });
  });

  it('the pictures in a frame of its own origin, with whole addresses', async () => {
    session.replay.on('layout.example.org', '/deep/frame', {
      headers: { 'content-type': 'text/html' },
      body: '<body style="margin:0"><img src="inner.jpg" srcset="small.jpg 1x" alt="framed" width="90" height="60">',
    });
    const { images } = await live(
      '<body style="margin:0"><main><iframe src="/deep/frame" style="border:0;margin:50px;width:400px;height:300px"></iframe></main>',
    );
    expect(images[0]?.attributes).toEqual({
      src: 'https://layout.example.org/deep/inner.jpg',
      alt: 'framed',
      width: '90',
      height: '60',
    });
    expect(images[0]?.context.landmarks).toEqual(['main']);
    expect(images[0]?.layout).toMatchObject({ left: 50, top: 50, renderedWidth: 90 });
  });

  it.each([
    ['a player of a site’s own', `<mux-player poster="${PICTURE}"></mux-player>`, 'video_poster'],
    [
      'a video of AMP',
      `<amp-video poster="${PICTURE}" width="640" height="360"></amp-video>`,
      'video_poster',
    ],
    ['a story of AMP', `<amp-story poster-portrait-src="${PICTURE}"></amp-story>`, 'video_poster'],
    ['an element of a site’s own', `<shop-image file="${PICTURE}"></shop-image>`, 'img'],
    ['a picture of Nuxt', `<nuxt-img src="${PICTURE}"></nuxt-img>`, 'img'],
    ['an object', `<object type="image/jpeg" data="${PICTURE}"></object>`, 'img'],
    [
      'a Flash player',
      `<object><param name="flashvars" value="file=a.flv&amp;image=${encodeURIComponent(PICTURE)}"></object>`,
      'video_poster',
    ],
    [
      'a Flash player that is embedded',
      `<embed width="640" height="360" flashvars="image=${encodeURIComponent(PICTURE)}">`,
      'video_poster',
    ],
  ])('the picture of %s, whatever it is drawn as', async (_what, html, kind) => {
    const { images } = await live(`<h1>A page</h1>${html}`);
    expect(images.map((image) => image.kind)).toEqual([kind]);
    expect(Object.values(images[0]?.attributes ?? {})).toContain(PICTURE);
    expect(images[0]?.layout?.isVisible).not.toBe(false);
  });

  it('a picture that a link of RDFa names', async () => {
    const { metas } = await live(`<h1>A page</h1><a rel="v:photo" href="${PICTURE}">See it large</a>`);
    expect(metas.map(({ content }) => content)).toEqual([PICTURE]);
  });

  it('no layout of a picture that still waits for its script, but that of one that nobody sees', async () => {
    const { images } = await live(
      `<img data-src="${PICTURE}" class="lazyload"><div style="display:none"><img data-src="${PICTURE}"></div>`,
    );
    expect(images.map(({ layout }) => layout?.isVisible)).toEqual([undefined, false]);
  });

  it('the pictures of a frame that a sandbox keeps apart, where its document stands in the page', async () => {
    const { images } = await live(
      `<main><iframe sandbox srcdoc="<p>Letter</p><img src='${PICTURE}' alt='framed'>"></iframe></main>`,
    );
    expect(images.map(({ attributes }) => attributes['alt'])).toEqual(['framed']);
    expect(images[0]?.context.landmarks).toEqual(['main']);
    expect(images[0]?.layout).toBeUndefined();
  });

  it('what scripts added to its head, and its address after they moved it', async () => {
    const page: Page = await session.visit(SITE_PAGES.article.url);
    await page.evaluate(() => {
      history.pushState(null, '', '/next');
      document.title = 'Next';
      document.head.insertAdjacentHTML('beforeend', '<meta property="og:image" content="/next.jpg">');
    });
    const snapshot = await readTab(session, 'https://news.example.org/next');
    expect(snapshot).toMatchObject({ url: 'https://news.example.org/next', title: 'Next' });
    expect(snapshot.metas.at(-1)?.content).toBe('/next.jpg');
  });
});
