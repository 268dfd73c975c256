import fc from 'fast-check';
import type { PageSnapshot, SnapshotImage, SnapshotLayout } from '../../../src/resolver/page-snapshot';

/** Text of a page: addresses good and bad, and whatever else. */
const text = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom('a.jpg', '/a.jpg', '//cdn.example.org/a.png', 'a.jpg 2x, b.jpg 400w', 'a.jpg -1w', ','),
  fc.constantFrom(
    'javascript:alert(1)',
    'data:,',
    'blob:x',
    'about:blank',
    'http://',
    'https://[',
    'null',
    '/',
  ),
  fc.constantFrom(
    '640',
    '-1',
    '1e9',
    '100%',
    '{"https://example.org/a.jpg":[1,2]}',
    '{"https:',
    'url(',
    '%E0%A4',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const jsonLd = fc.oneof(
  fc.json({ maxDepth: 4 }),
  text,
  fc
    .record({
      '@id': fc.constantFrom('#a', '#b', 1),
      '@type': fc.oneof(fc.constantFrom('Article', 'ProfilePage', 'WebPage'), fc.jsonValue()),
      image: fc.oneof(
        text,
        fc.array(text),
        fc.record({ '@id': fc.constantFrom('#a', '#b') }),
        fc.jsonValue(),
      ),
      mainEntity: fc.oneof(fc.record({ '@id': fc.constantFrom('#a', '#b') }), fc.jsonValue()),
      author: fc.jsonValue(),
      __proto__: fc.jsonValue(),
    })
    .map((node) => JSON.stringify({ '@graph': [node, node] })),
);

const attributeName = fc.constantFrom(
  ...['src', 'srcset', 'alt', 'width', 'height', 'class', 'id', 'style', 'poster', 'itemprop'],
  ...['data-src', 'data-srcset', 'data-original', 'data-old-hires', 'data-x', 'data-width'],
);

const layout: fc.Arbitrary<SnapshotLayout> = fc.record({
  currentSrc: text,
  naturalWidth: fc.nat(10_000),
  naturalHeight: fc.nat(10_000),
  renderedWidth: fc.double(),
  renderedHeight: fc.double(),
  top: fc.double(),
  left: fc.double(),
  isVisible: fc.boolean(),
});

const image: fc.Arbitrary<SnapshotImage> = fc.record(
  {
    kind: fc.constantFrom(
      'img',
      'source',
      'video_poster',
      'amp_img',
      'svg_image',
      'background',
      'input',
      'embed',
    ),
    index: fc.nat(2_000),
    attributes: fc.dictionary(attributeName, text),
    isInNoscript: fc.boolean(),
    context: fc.record({
      landmarks: fc.array(
        fc.constantFrom('header', 'footer', 'nav', 'aside', 'main', 'article', 'figure', 'picture'),
        { maxLength: 4 },
      ),
      linkHref: text,
      ancestorNames: text,
      nearbyText: text,
    }),
    layout,
  },
  { requiredKeys: ['kind', 'index', 'attributes', 'isInNoscript', 'context'] },
);

/** Any snapshot that a reader could hand over, and many that none would. */
export const anySnapshot: fc.Arbitrary<PageSnapshot> = fc.record({
  url: fc.webUrl({ withQueryParameters: true }),
  baseUrl: fc.webUrl(),
  source: fc.constantFrom('live', 'fetched'),
  title: text,
  language: text,
  metas: fc.array(
    fc.record({
      attribute: fc.constantFrom('property', 'name', 'itemprop', 'http-equiv'),
      key: fc.oneof(
        fc.constantFrom(
          'og:image',
          'og:image:url',
          'og:image:secure_url',
          'og:image:width',
          'og:title',
          'og:type',
        ),
        fc.constantFrom('twitter:image', 'image', 'author', 'article:published_time', 'og:video:duration'),
        text,
      ),
      content: text,
    }),
    { maxLength: 12 },
  ),
  links: fc.array(
    fc.record({
      rel: fc.array(fc.constantFrom('icon', 'apple-touch-icon', 'image_src', 'preload', 'canonical')),
      href: text,
      type: text,
      sizes: text,
      as: fc.constantFrom('image', ''),
      imagesrcset: text,
      itemprop: fc.constantFrom('', 'image', 'thumbnailUrl'),
    }),
    { maxLength: 6 },
  ),
  jsonLd: fc.array(jsonLd, { maxLength: 4 }),
  dataScripts: fc.array(jsonLd, { maxLength: 2 }),
  programs: fc.array(jsonLd, { maxLength: 2 }),
  dataAttributes: fc.array(
    fc.record({
      attribute: fc.constantFrom('data-images', 'data-page', 'props'),
      names: fc.constantFrom('', 'gallery', 'related'),
      landmarks: fc.constant([]),
      text: jsonLd,
    }),
    { maxLength: 2 },
  ),
  images: fc.array(image, { maxLength: 12 }),
  isTruncated: fc.boolean(),
});
