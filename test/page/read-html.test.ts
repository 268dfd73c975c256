import { describe, expect, it } from 'vitest';
import { SNAPSHOT_LIMITS } from '../../src/resolver/page-snapshot';
import { PAGE_URL, readText } from './read-text';

describe('what a page declares', () => {
  it.each([
    ['a property', '<meta property="og:title" content=" Lake ">', [['property', 'og:title', 'Lake']]],
    [
      'a name in capitals',
      '<META NAME="Twitter:Image" CONTENT="/a.jpg">',
      [['name', 'twitter:image', '/a.jpg']],
    ],
    [
      'a value for a content',
      '<meta property="og:image" value="/b.jpg">',
      [['property', 'og:image', '/b.jpg']],
    ],
    [
      'two names at once',
      '<meta name="twitter:image" property="og:image" content="/c.jpg">',
      [
        ['property', 'og:image', '/c.jpg'],
        ['name', 'twitter:image', '/c.jpg'],
      ],
    ],
    [
      'a list of names',
      '<meta itemprop="image thumbnailUrl" content="/d.jpg">',
      [
        ['itemprop', 'image', '/d.jpg'],
        ['itemprop', 'thumbnailurl', '/d.jpg'],
      ],
    ],
    ['entities', '<meta name=a content="x&amp;y=&#39;1&#x27;&copy">', [['name', 'a', "x&y='1'©"]]],
    ['no value', '<meta name="a" content="  "><meta name="b">', []],
    ['no name', '<meta charset="utf-8"><meta content="x">', []],
    ['a template', '<template><meta name="a" content="b"></template>', []],
    ['noscript', '<noscript><meta name="a" content="b"></noscript>', []],
    ['a comment', '<!-- <meta name="a" content="b"> -->', []],
    ['a script', '<script>"<meta name=a content=b>"</script>', []],
    ['a style', '<style>/* <meta name=a content=b> */</style>', []],
    ['a textarea', '<textarea><meta name="a" content="b"></textarea>', []],
    ['the body', '<body><p>text<meta name="a" content="b">', [['name', 'a', 'b']]],
    ['an attribute twice', '<meta name="a" content="b" content="c">', [['name', 'a', 'b']]],
    ['the name of a prototype', '<meta name="__proto__" content="b">', [['name', '__proto__', 'b']]],
  ])('is read from %s', async (_, html, expected) => {
    const { metas } = await readText(html);
    expect(metas.map(({ attribute, key, content }) => [attribute, key, content])).toEqual(expected);
  });

  it.each([
    [
      '<link rel="Icon SHORTCUT" href="/i.png" sizes="32x32">',
      { rel: ['icon', 'shortcut'], href: '/i.png', sizes: '32x32' },
    ],
    [
      '<link rel=preload as=image imagesrcset="/a 1x, /b 2x">',
      { rel: ['preload'], href: '', as: 'image', imagesrcset: '/a 1x, /b 2x' },
    ],
  ])('includes the link %s', async (html, expected) => {
    const { links } = await readText(html);
    expect(links).toEqual([expect.objectContaining(expected)]);
  });

  it.each(['<link href="/a">', '<link rel="icon">', '<link rel="" href="/a">'])(
    'does not include %s',
    async (html) => {
      expect((await readText(html)).links).toEqual([]);
    },
  );

  it.each([
    ['<title> The\n lake </title><title>Other</title>', 'The lake'],
    ['<svg><title>Icon</title></svg><title>Lake</title>', 'Lake'],
    ['<title>a &lt;b&gt; <b>c</b></title>', 'a <b> <b>c</b>'],
    ['<p>none', ''],
  ])('includes the title of %s', async (html, title) => {
    expect((await readText(html)).title).toBe(title);
  });

  it.each([
    ['', PAGE_URL],
    ['<base href="/other/"><base href="https://third.example/">', 'https://site.example/other/'],
    ['<base target="_blank"><base href="//cdn.example/">', 'https://cdn.example/'],
    ['<base href="data:text/html,x">', PAGE_URL],
    ['<base href="http://[broken">', PAGE_URL],
  ])('includes the base of %j', async (html, baseUrl) => {
    expect((await readText(html)).baseUrl).toBe(baseUrl);
  });

  it('includes JSON-LD as it stands, of every spelling of its type', async () => {
    const { jsonLd } = await readText(
      `<script type="application/ld+json">{"a":"</b>&amp;"}</script>
       <script type="Application/LD+JSON; charset=utf-8">{"b":1}</script>
       <script type="application/ld+json">   </script>
       <script type="application/json">{"c":1}</script><script>{"d":1}</script>`,
    );
    expect(jsonLd).toEqual(['{"a":"</b>&amp;"}', '{"b":1}']);
  });

  it('includes the language', async () => {
    expect((await readText('<html lang=" en-GB "><html lang="fr">')).language).toBe('en-GB');
  });
});

describe('the pictures of a page', () => {
  it.each([
    ['<img src="/a.jpg">', ['img']],
    ['<picture><source srcset="/a.webp"><img></picture>', ['source', 'img']],
    ['<video><source src="/a.mp4"></video><audio><source src="/b.mp3"></audio>', []],
    ['<video poster="/a.jpg"></video><video src="/b.mp4"></video>', ['video_poster']],
    ['<amp-img src="/a.jpg"></amp-img>', ['amp_img']],
    ['<svg><image href="/a.jpg"/></svg>', ['svg_image']],
    ['<svg><foreignObject><img src="/a.jpg"></foreignObject></svg>', ['img']],
    ['<image src="/a.jpg">', ['img']],
    ['<input type=IMAGE src="/a.png"><input src="/b.png">', ['input']],
    ['<div style="background:url(/a.jpg)"></div>', ['background']],
    ['<div style="list-style: url(/a.jpg); background: red"></div>', []],
    ['<div style="background-image: url(data:image/gif;base64,R0)"></div>', []],
    ['<template><img src="/a.jpg"></template>', []],
    ['<script>"<img src=/a.jpg>"</script>', []],
  ])('in %s', async (html, kinds) => {
    expect((await readText(html)).images.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('keep the attributes that matter, as written', async () => {
    const { images } = await readText(
      `<img SRC=" /a.jpg" data-Src='/b.jpg' onload="x()" srcset="/a 1x" aria-label=x alt="" style="width:1px">
       <svg><image xlink:href="/c.jpg" width="9"/></svg>`,
    );
    expect(images.map(({ attributes }) => attributes)).toEqual([
      {
        src: ' /a.jpg',
        'data-src': '/b.jpg',
        srcset: '/a 1x',
        'aria-label': 'x',
        alt: '',
        style: 'width:1px',
      },
      { src: '/c.jpg', width: '9' },
    ]);
  });

  it('know where they stand', async () => {
    const { images } = await readText(
      `<body class="page"><main ID=Top><article class="A  b"><a href="x y"><figure><div class="c"><img></div></figure></a></article></main>`,
    );
    expect(images[0]?.context).toEqual({
      landmarks: ['main', 'article', 'figure'],
      linkHref: 'x y',
      // Where fewer than two bear a name, some further out count.
      ancestorNames: 'c a b',
      nearbyText: '',
    });
    expect(
      (await readText('<i class=A id=B><b class=C><u><s id=D><img>')).images[0]?.context.ancestorNames,
    ).toBe('d c');
  });

  it('know when only a page without scripts shows them', async () => {
    const { images } = await readText('<noscript><img src=a></noscript><img src=b>');
    expect(images.map(({ isInNoscript }) => isInNoscript)).toEqual([true, false]);
  });

  it.each([
    [
      'the caption of their figure',
      '<h2>H</h2><figure><img><p>P</p><figcaption> The <i>cap</i>tion </figcaption></figure>',
      'The caption',
    ],
    ['the text before them', '<div><h2>Before</h2><img><p>After</p></div>', 'Before'],
    [
      'the text after them in the same box',
      '<li><h3>Other</h3></li><li><a><img></a><h3>Own</h3></li>',
      'Own',
    ],
    ['the paragraph around them', '<p>Around <img> them</p>', 'Around them'],
    ['no empty text', '<div><h2>Title</h2><p></p><p><img></p></div>', 'Title'],
    [
      'no text of another box far away',
      '<div><p>Far</p></div><section><div><ul><li><div><img></div></li></ul></div></section>',
      '',
    ],
    ['no scripts', '<div><p><script>var a</script><style>b{}</style></p><img></div>', ''],
    ['text out of reach', `<div><p>Far</p>${'<br>'.repeat(30)}<img></div>`, ''],
    [
      'at most 200 characters',
      `<div><p>${'ab '.repeat(100)}</p><img></div>`,
      'ab '.repeat(67).slice(0, 200).trim(),
    ],
  ])('know %s', async (_, html, nearbyText) => {
    const { images } = await readText(html);
    expect(images.at(-1)?.context.nearbyText).toBe(nearbyText);
  });
});

describe('reading', () => {
  it('gives the same page whatever the chunks', async () => {
    const html = `<title>Größe “x”</title>\r\n<meta name=a content="1\r\n2\r3"><p>Ein Ümläut<img alt="漢字"></p>`;
    const whole = await readText(html, { chunkLength: 10_000 });
    expect(whole.metas[0]?.content).toBe('1\n2\n3');
    for (const chunkLength of [1, 2, 3, 7]) expect(await readText(html, { chunkLength })).toEqual(whole);
  });

  it('knows a script that holds data by its start, however that is torn', async () => {
    // Behind what is read at once to learn the character set.
    const html = `${'<p>x</p>'.repeat(700)}<script>window.__STATE__ = {"a": 1}</script><script>${'f();'.repeat(200)}</script>`;
    for (const chunkLength of [10_000, 20, 1]) {
      const { dataScripts } = await readText(html, { chunkLength });
      expect(dataScripts).toEqual(['window.__STATE__ = {"a": 1}']);
    }
  });

  it('gives an empty page for an empty document', async () => {
    expect(await readText('', { contentType: null })).toEqual({
      url: PAGE_URL,
      baseUrl: PAGE_URL,
      source: 'fetched',
      title: '',
      language: '',
      metas: [],
      links: [],
      jsonLd: [],
      dataScripts: [],
      programs: [],
      dataAttributes: [],
      images: [],
      isTruncated: false,
    });
  });

  it.each([
    ['metas', '<meta name=a content=b>'],
    ['links', '<link rel=icon href=a>'],
    ['images', '<img>'],
  ] as const)('leaves out what is over the bound of %s', async (field, html) => {
    const limit = SNAPSHOT_LIMITS[field];
    const full = await readText(html.repeat(limit), { chunkLength: 100_000 });
    expect([full[field].length, full.isTruncated]).toEqual([limit, false]);
    const over = await readText(html.repeat(limit + 1), { chunkLength: 100_000 });
    expect([over[field].length, over.isTruncated]).toEqual([limit, true]);
  });

  it('leaves out what is too long to be of use', async () => {
    const long = 'x'.repeat(SNAPSHOT_LIMITS.attributeLength + 1);
    const { images, metas, isTruncated } = await readText(
      `<meta name=a content=${long}><img src=${long} alt=b>`,
    );
    expect([images[0]?.attributes, metas, isTruncated]).toEqual([{ alt: 'b' }, [], true]);
    const jsonLd = `<script type="application/ld+json">"${'x'.repeat(SNAPSHOT_LIMITS.jsonLdLength)}"</script>`;
    const { jsonLd: kept, isTruncated: isCut } = await readText(jsonLd);
    expect([kept.map(({ length }) => length), isCut]).toEqual([[SNAPSHOT_LIMITS.jsonLdLength], true]);
  });

  it('calls a picture inside its own address no loss', async () => {
    const data = `data:image/png;base64,${'A'.repeat(20_000)}`;
    const { images, isTruncated } = await readText(`<img src="${data}" alt=a><link rel=icon href="${data}">`);
    expect([images[0]?.attributes, isTruncated]).toEqual([{ alt: 'a' }, false]);
  });
});
