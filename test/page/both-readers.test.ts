// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readLivePage } from '../../src/page/read-live-page';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import type { SitePageName } from '../replay/site-pages';
import { sitePageBytes, SITE_PAGES } from '../replay/site-pages';
import { readText } from './read-text';

/** What a document without a browser around it knows as well; the real one is in test/e2e/page-equality.test.ts. */
function plainFacts({
  title,
  language,
  metas,
  links,
  jsonLd,
  dataScripts,
  programs,
  dataAttributes,
  images,
  isTruncated,
}: PageSnapshot) {
  const pictures = images.map(({ kind, index, attributes, context: { landmarks, linkHref } }) => {
    return { kind, index, attributes, landmarks, linkHref };
  });
  return {
    title,
    language,
    metas,
    links,
    jsonLd,
    dataScripts,
    programs,
    dataAttributes,
    pictures,
    isTruncated,
  };
}

const STATE = '{"photo":{"url":"https://cdn.example.org/photos/kx9.jpg"}}';

const NAMES: SitePageName[] = ['article', 'journal', 'product', 'recipe', 'manual', 'kiji', 'note'];

describe('both readers', () => {
  it.each([
    [
      'a set of files behind an element',
      `<div style="background-image:image-set('/a.jpg' 1x, '/b.jpg' 2x)">x</div>`,
    ],
    [
      'a picture that is a button, with spaces in its type',
      '<input type=" image " src="/a.jpg" width="300" height="200">',
    ],
    ['the place of a player', '<div data-vid="/a.mp4" data-thumb="/a.jpg"></div>'],
  ])('find %s', async (_what, body) => {
    const html = `<title>T</title><main>${body}</main>`;
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    expect(plainFacts(fetched).pictures).toHaveLength(1);
    expect(plainFacts(live).pictures).toEqual(plainFacts(fetched).pictures);
  });

  it.each(NAMES)('give the same facts: %s', async (name) => {
    const bytes = await sitePageBytes(SITE_PAGES[name]);
    const decoded = new TextDecoder(name === 'kiji' ? 'shift_jis' : 'utf-8').decode(bytes);
    // Nothing is to be loaded here.
    const html = decoded.replace('stylesheet', 'prefetch');
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    expect(plainFacts(live)).toEqual(plainFacts(fetched));
  });

  it.each([
    [
      'data in a template, as VTEX has it',
      `<template data-type="json" data-varname="__STATE__"><script>${STATE}</script></template>`,
      { dataScripts: [STATE] },
    ],
    ['a text that nobody sees', `<div hidden>${STATE}</div>`, { dataScripts: [STATE] }],
    [
      'a comment that nobody sees',
      `<code style="display:none"><!--${STATE}--></code>`,
      { dataScripts: [STATE] },
    ],
    ['a text that readers see', `<pre class="sample">${STATE}</pre>`, { dataScripts: [] }],
    ['a program that names a picture', `<script>show(${STATE})</script>`, { programs: [`show(${STATE})`] }],
    ['a program that names none', '<script>show({"a":1})</script>', { programs: [] }],
    ['a program of the widgets', '<script src="/x.js">show("a.jpg")</script>', { programs: [] }],
  ])('find data alike: %s', async (_, body, expected) => {
    const html = `<!doctype html><title>x</title><body>${body}</body>`;
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    expect(fetched).toMatchObject(expected);
    expect(live).toMatchObject(expected);
  });

  it.each([
    ['its heading', '<p>Long read</p><h1>The  last days</h1>', 'The last days'],
    ['its first text, where it has none', '<p>Long read</p>', 'Long read'],
  ])('know what stands before a background: %s', async (_, inside, nearbyText) => {
    const style = 'style="background-image:url(/ice.jpg)"';
    const html = `<!doctype html><title>x</title><body><h2>Else</h2><div ${style}><div>${inside}</div></div>`;
    const expected = { images: [{ kind: 'background', context: { nearbyText, isTextInside: true } }] };
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    expect(fetched).toMatchObject(expected);
    expect(live).toMatchObject(expected);
  });

  it('know that what is behind all of a page has no text of its own', async () => {
    const lines = '<p>Line</p>'.repeat(30);
    const html = `<!doctype html><title>x</title><body><div style="background:url(/wood.jpg)"><h1>Y</h1>${lines}</div>`;
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    for (const { images } of [fetched, live]) expect(images[0]?.context).not.toHaveProperty('isTextInside');
  });

  it.each([
    ['a name behind it', '<div><img src="/a.jpg" alt="Mira Holt"> Mira  Holt, today</div>', true],
    ['in bold', '<div><img src="/a.jpg" alt="Mira Holt"><b>Mira Holt</b></div>', true],
    ['behind its box', '<div><div><img src="/a.jpg" alt="Mira Holt"></div><b>MIRA HOLT</b></div>', true],
    ['behind its link', '<div><a href="/m"><img src="/a.jpg" alt="Mira Holt"></a>Mira Holt</div>', true],
    [
      'in the next cell',
      '<table><tr><td><img src="/a.jpg" alt="Mira &amp; Jo"></td><td>Mira &amp; Jo</td></tr></table>',
      true,
    ],
    ['another text first', '<div><img src="/a.jpg" alt="Mira Holt"> By Mira Holt</div>', false],
    ['in a paragraph', '<div><img src="/a.jpg" alt="Mira Holt"><p>Mira Holt</p></div>', false],
    [
      'in a caption',
      '<figure><img src="/a.jpg" alt="Mira Holt"><figcaption>Mira Holt</figcaption></figure>',
      false,
    ],
    [
      'behind another picture',
      '<div><img src="/a.jpg" alt="Mira Holt"><img src="/b.jpg">Mira Holt</div>',
      false,
    ],
    ['further out', '<div><div><div><img src="/a.jpg" alt="Mira Holt"></div></div>Mira Holt</div>', false],
    ['no description', '<div><img src="/a.jpg" alt=""> Mira Holt</div>', false],
    ['nothing', '<div><img src="/a.jpg" alt="Mira Holt"></div>', false],
    [
      'behind a noscript that it stands in',
      '<div><noscript><img src="/a.jpg" alt="Mira Holt"></noscript>Mira Holt</div>',
      false,
    ],
    ['a script before it', '<div><img src="/a.jpg" alt="Mira Holt"><script>1</script>Mira Holt</div>', false],
  ])('know whether a picture is described by the text behind it: %s', async (_, body, isNamed) => {
    const html = `<!doctype html><title>x</title><body>${body}</body>`;
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    for (const { images } of [fetched, live]) expect(images[0]?.context.isNamedBeside === true).toBe(isNamed);
  });

  it.each([
    ['in its box', '<div><img src="/a.jpg"><a href="/x">Bridge opens today</a></div>', [false, true]],
    [
      'in a heading',
      '<div><img src="/a.jpg"><h3><a href="/x">Bridge opens today</a></h3>a few more</div>',
      [true, false],
    ],
    [
      'with a word before',
      '<div><img src="/a.jpg"><a href="/c">City</a><a href="/x">Bridge opens now</a></div>',
      [false, true],
    ],
    [
      'behind its box',
      '<li><span><img src="/a.jpg"></span><div><a href="/x">Bridge opens today</a></div></li>',
      [false, true],
    ],
    [
      'behind two boxes',
      '<div><p><b><img src="/a.jpg"></b></p><dl><dt><a href="/x">Bridge opens today</a></dt></dl></div>',
      [false, true],
    ],
    [
      'in the next cell',
      '<table><tr><td><img src="/a.jpg"></td><td><a href="/x">Bridge opens today</a></td></tr></table>',
      [false, true],
    ],
    [
      'of four words in Japanese',
      '<div><img src="/a.jpg"><a href="/x">橋が開通した</a></div>',
      [false, true],
    ],
    [
      'with an entity',
      '<div><img src="/a.jpg"><a href="/x">Bread &amp; butter here</a> &nbsp;</div>',
      [false, true],
    ],
    [
      'behind many elements',
      `<div><img src="/a.jpg">${'<i></i>'.repeat(30)}<a href="/x">Bridge opens today</a></div>`,
      null,
    ],
    [
      'behind a background',
      '<div><i style="background:url(/a.jpg)"></i><p><span>See</span> <a href="/x">Bridge opens today</a></p></div>',
      [false, true],
    ],
    [
      'in a background',
      '<div><b style="background:url(/a.jpg)"><h3><a href="/x">Bridge opens today</a></h3></b> and more</div>',
      [true, false],
    ],
    [
      'of a background behind it',
      '<div><img src="/a.jpg"><i style="background:url(/b.jpg)"></i><a href="/x">Bridge opens today</a></div>',
      null,
    ],
    [
      'that a sentence begins with',
      '<div><img src="/a.jpg"><a href="/x">Bridge opens today</a> and more</div>',
      null,
    ],
    [
      'behind a sentence',
      '<div><img src="/a.jpg">The bridge of glass, which nobody had thought of.<a href="/x">Bridge opens today</a></div>',
      null,
    ],
    ['too short', '<div><img src="/a.jpg"><a href="/x">More</a></div>', null],
    ['of a file', '<div><img src="/a.jpg"><a href="/x">Download (388 KB) here</a></div>', null],
    ['that leads nowhere', '<div><img src="/a.jpg"><a href="#">Bridge opens today</a></div>', null],
    [
      'in a caption',
      '<figure><img src="/a.jpg"><figcaption><a href="/x">Bridge opens today</a></figcaption></figure>',
      null,
    ],
    [
      'that is all of a caption, and what the picture is described as',
      `<figure><img src="/a.jpg" alt="A city's  bridge"><figcaption><p><span><a href="/x">A city’s bridge</a></span><a href="#f">¶</a></p></figcaption></figure>`,
      [false, true],
    ],
    [
      'that is all of a caption, however short',
      '<figure><img src="/a.jpg" alt="Bridges"><figcaption><a href="/x">Bridges</a></figcaption></figure>',
      [false, true],
    ],
    [
      'that a caption has in a sentence',
      '<figure><img src="/a.jpg" alt="Bridge opens today"><figcaption><a href="/x">Bridge opens today</a>, and why</figcaption></figure>',
      null,
    ],
    [
      'that a caption has after other words',
      '<figure><img src="/a.jpg" alt="Bridge opens today"><figcaption>See <a href="/x">Bridge opens today</a></figcaption></figure>',
      null,
    ],
    [
      'behind a caption without one',
      '<div><figure><img src="/a.jpg" alt="Bridge opens today"><figcaption></figcaption></figure><a href="/x">Bridge opens today</a></div>',
      null,
    ],
    [
      'before a caption',
      '<figure><img src="/a.jpg" alt="Bridge opens today"><div><a href="/x">Bridge opens today</a></div><figcaption>Seen from the river</figcaption></figure>',
      [false, false],
    ],
    [
      'of the next picture',
      '<div><img src="/a.jpg"><img src="/b.jpg"><a href="/x">Bridge opens today</a></div>',
      null,
    ],
    [
      'three boxes out',
      '<div><div><div><div><img src="/a.jpg"></div></div></div><a href="/x">Bridge opens today</a></div>',
      [false, true],
    ],
    [
      'four boxes out',
      '<div><div><div><div><div><img src="/a.jpg"></div></div></div></div><a href="/x">Bridge opens today</a></div>',
      null,
    ],
    [
      'beside one around',
      '<div><a href="/p"><img src="/a.jpg"></a><a href="/x">Bridge opens today</a></div>',
      null,
    ],
  ])('know the link right behind a picture: %s', async (_, body, answer) => {
    const html = `<!doctype html><title>x</title><body>${body}</body>`;
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    const expected = answer ? { href: '/x', isHeading: answer[0], isCard: answer[1] } : undefined;
    for (const { images } of [fetched, live]) expect(images[0]?.context.linkBehind).toEqual(expected);
  });

  it.each([
    ['a picture', `<img src="/a.jpg" onclick="window.location = '/x'">`, '/x'],
    ['a box', `<div onclick='location.href="/x"'><p><img src="/a.jpg"></p></div>`, '/x'],
    ['a call', `<div onclick="document.location.assign('/x')"><img src="/a.jpg"></div>`, '/x'],
    ['a window', `<img src="/a.jpg" onclick="return open('/x', 'w')">`, '/x'],
    ['a link within a box', `<div onclick="location='/y'"><a href="/x"><img src="/a.jpg"></a></div>`, '/x'],
    ['a question', `<div onclick="if (location == '/y') stop()"><img src="/a.jpg"></div>`, ''],
    ['another name', `<div onclick="reopen('/y')"><img src="/a.jpg"></div>`, ''],
  ])('tell where a script leads: %s', async (_, body, href) => {
    const html = `<!doctype html><title>x</title><body>${body}</body>`;
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    for (const { images } of [fetched, live]) expect(images[0]?.context.linkHref).toBe(href);
  });

  const LONG = `<p>${'The ferry goes on until the new bridge has been inspected. '.repeat(2)}</p>`;
  const SHORT = '<p>The ferry goes on.</p>';
  const BESIDE = '<div><img src="/a.jpg"></div>';

  it.each([
    ['beside its box', `<div><div><div>${LONG}${LONG}</div></div>${BESIDE}</div>`, true],
    ['in the box around it', `<div><div><div>${LONG}${LONG}</div>${BESIDE}</div></div>`, undefined],
    ['in its box', `<div><div>${LONG}${BESIDE}${LONG}</div></div>`, undefined],
    ['before it', `<div>${BESIDE}<div><section>${LONG}${LONG}</section></div></div>`, true],
    [
      'beside paragraphs that are wrapped one by one',
      `<div><div><main>${`<div>${LONG}</div>`.repeat(4)}</main></div>${BESIDE}</div>`,
      true,
    ],
    [
      'beside a cell, whose table browsers add to',
      `<table><tr><td><div>${LONG}${LONG}</div></td><td>${BESIDE}</td></tr></table>`,
      true,
    ],
    ['beside one paragraph', `<div><div><div>${LONG}${SHORT}</div></div>${BESIDE}</div>`, undefined],
    ['beside teasers', `<div>${`<div><div>${LONG}</div></div>`.repeat(3)}</div>${BESIDE}`, undefined],
    ['where texts stand right in the page', `${LONG}${LONG}${BESIDE}`, undefined],
  ])('tell what stands away from the running text: %s', async (_, body, isAway) => {
    const html = `<!doctype html><title>x</title><body>${body}</body>`;
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    for (const { images } of [fetched, live]) expect(images[0]?.context.isAwayFromText).toBe(isAway);
  });

  it.each([
    ['its style', '<p style="background: url(/a.jpg)">Herons</p>', ['background']],
    ['its style, in capitals', '<b style="BACKGROUND-IMAGE: URL(/a.jpg)">Herons</b>', ['background']],
    ['its data', '<ul><li data-bg="/a.jpg">Herons</li></ul>', ['background']],
    ['its data, where it holds words', '<p data-bg="/a.jpg">Herons</p><h2 data-bg="/b.jpg">Herons</h2>', []],
  ])('find the picture behind an element by %s', async (_, body, kinds) => {
    const html = `<!doctype html><title>x</title><body>${body}</body>`;
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    for (const { images } of [fetched, live]) expect(images.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('find what words say as a `<meta>` would', async () => {
    const html = '<!doctype html><title>x</title><p><b itemprop="image" content="/a.jpg">Herons</b></p>';
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    const meta = { attribute: 'itemprop', key: 'image', content: '/a.jpg' };
    for (const { metas } of [fetched, live]) expect(metas).toContainEqual(meta);
  });

  it.each([
    ['two', '<img src="/a.jpg"><div><img src="/b.jpg"></div><h1>Herons</h1><img src="/c.jpg">', 2],
    ['none', '<h1>Herons</h1><img src="/a.jpg">', 0],
    ['those in it', '<h1><img src="/a.jpg">Herons</h1><img src="/b.jpg">', 1],
    ['all', '<img src="/a.jpg"><h1>Herons</h1>', 1],
    ['those before the first with a text', '<h1><img src="/a.jpg"></h1><img src="/b.jpg"><h1>Herons</h1>', 2],
    ['no heading', '<img src="/a.jpg">', undefined],
  ])('count the pictures before the heading: %s', async (_, body, count) => {
    const html = `<!doctype html><title>x</title><body>${body}</body>`;
    const fetched = await readText(html, { contentType: 'text/html; charset=utf-8' });
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    expect([fetched.picturesBeforeHeading, live.picturesBeforeHeading]).toEqual([count, count]);
  });

  it('tell the texts around the first 250 pictures of a page, and of the others what their elements say', async () => {
    const cards = Array.from(
      { length: 252 },
      (_, at) =>
        `<section><h2>Kiln ${at}</h2><img src="/${at}.jpg" alt="A kiln ${at}"><p>It is hot.</p></section>`,
    );
    const html = `<!doctype html><title>Kilns</title>${cards.join('')}`;
    const live = readLivePage(new DOMParser().parseFromString(html, 'text/html'));
    for (const { images } of [await readText(html), live]) {
      const [last, beyond] = [images[249], images[250]];
      expect(last?.context.nearbyText).not.toBe('');
      expect(last?.context.headings).toEqual(['Kiln 249']);
      expect(beyond).toMatchObject({ attributes: { alt: 'A kiln 250' }, context: { nearbyText: '' } });
      expect(beyond?.context.headings).toBeUndefined();
    }
  });
});
