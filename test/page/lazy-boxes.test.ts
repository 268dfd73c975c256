// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readLivePage } from '../../src/page/read-live-page';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import { extractPictures } from '../../src/resolver/extractors/extract-pictures';
import { readText } from './read-text';

/** The files that a page with this in its text shows, as both readers find them. */
async function filesOn(markup: string): Promise<(string | undefined)[]> {
  const html = `<!doctype html><title>x</title><body><article><h1>x</h1>${markup}<p>One.</p></article></body>`;
  const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
  const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
  expect(filesIn({ ...live, url: fetched.url, baseUrl: fetched.baseUrl })).toEqual(filesIn(fetched));
  return filesIn(fetched);
}

function filesIn(snapshot: PageSnapshot): (string | undefined)[] {
  return extractPictures(snapshot).pictures.map(({ url }) => url.split('/').at(-1));
}

describe('a box that a script fills with a picture', () => {
  it.each([
    ...['data-bg-img', 'data-bgimage', 'data-setbg', 'data-src-bg', 'data-lazyload-bg', 'data-ll-bg'],
    ...['data-vc-parallax-image', 'data-jarallax-img', 'data-backstretch', 'data-slide-bg', 'data-full-bg'],
  ])('of any element, in %s', async (name) => {
    expect(await filesOn(`<section ${name}="/m/bay.jpg"></section>`)).toEqual(['bay.jpg']);
    expect(await filesOn(`<blockquote ${name}="/m/bay.jpg"></blockquote>`)).toEqual(['bay.jpg']);
  });

  it.each(['data-src', 'data-original', 'data-lazy', 'data-image', 'data-img', 'data-photo', 'data-imgsrc'])(
    'of what is a box and nothing else, in %s',
    async (name) => {
      expect(await filesOn(`<div ${name}="/m/bay.jpg?v=2"></div>`)).toEqual(['bay.jpg?v=2']);
      expect(await filesOn(`<button ${name}="/m/bay.jpg">Share</button>`)).toEqual([]);
      expect(await filesOn(`<div ${name}="bay"></div>`)).toEqual([]);
    },
  );

  it.each(['data-bgset', 'data-bg-set', 'data-ll-bgset'])('for several screens, in %s', async (name) => {
    const markup = `<div ${name}="/m/bay-600.jpg 600w, /m/bay-1200.jpg 1200w"></div>`;
    expect((await filesOn(markup))[0]).toBe('bay-1200.jpg');
  });

  it('takes the last of those for screens of several widths', async () => {
    const markup = `<div data-interchange="[/m/bay-s.jpg, (small)], [/m/bay.jpg, (large)]"></div>`;
    expect((await filesOn(markup))[0]).toBe('bay.jpg');
  });

  it('is told by the picture inside where that is the same file', async () => {
    const box = '<div data-src="https://a.example/s?url=bay.jpg">';
    expect(await filesOn(`${box}<img src="https://a.example/s?url=bay.jpg&amp;q=85"></div>`)).toEqual([
      's?url=bay.jpg&q=85',
    ]);
  });
});

describe('the poster of a player', () => {
  it.each([
    [`<div class="player" data-poster="/m/bay.jpg"></div>`],
    [
      `<video data-setup='{"controls":true,"preload":"metadata","poster":"/m/bay.jpg","fluid":true}'></video>`,
    ],
  ])('is the cover where nothing else is shown: %s', async (markup) => {
    const html = `<!doctype html><title>x</title><article><h1>x</h1>${markup}<p>One.</p></article>`;
    const { pictures } = extractPictures(await readText(html, { contentType: 'text/html; charset=utf-8' }));
    expect(pictures.map(({ url, isCover }) => [url.split('/').at(-1), isCover])).toEqual([['bay.jpg', true]]);
  });
});

describe('a rule of a style sheet in the page', () => {
  it.each([
    ['with an exception', '.a .part.part-3f:not(.x){background-image:url("/m/bay.jpg")}'],
    ['for one of many alike', '.part.part-3f{background-image:url("/m/bay.jpg")}'],
  ])('%s is that of its element', async (_, rule) => {
    const parts = '<div class="part part-21">One</div><div class="part part-3f">Two</div>';
    const html = `<!doctype html><title>x</title><style>${rule}</style><main class="a">${parts}</main>`;
    const { images } = await readText(html, { contentType: 'text/html; charset=utf-8' });
    expect(images.map(({ attributes }) => attributes.class)).toEqual(['part part-3f']);
  });
});
