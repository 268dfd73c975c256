import type { BehaviorPages } from './behavior-pages';

/** Each way of naming a picture that the extractors know, with the pages that use it. */
export const FOUND: BehaviorPages = {
  'og:image': {
    pages: [
      ...['open-graph', 'open-graph-relative', 'open-graph-protocol-relative', 'open-graph-in-body'],
      ...['open-graph-link-property', 'open-graph-full-name'],
    ],
  },
  'slips of templates in an address': {
    pages: [
      'address-inside-an-address',
      'address-encoded-twice',
      'address-behind-path',
      'density-behind-the-address',
      'address-with-unseen-marks',
      'joined-without-mark',
      ...[
        'open-graph-scheme-twice',
        'open-graph-element',
        'open-graph-lines',
        'open-graph-lines-of-two',
        'open-graph-other-host-no-scheme',
        'img-in-folder-with-dots',
      ],
      ...['open-graph-json-array', 'open-graph-comma-list', 'open-graph-quoted', 'open-graph-url-func'],
      ...['open-graph-bad-scheme-slash', 'open-graph-double-scheme', 'open-graph-double-scheme-slash'],
      ...['open-graph-no-scheme', 'open-graph-json-escapes'],
    ],
    tests: ['test/resolver/extractors/address/mend-address.test.ts'],
  },
  'og:image:url': { pages: ['open-graph-url-only'] },
  'og:image:secure_url': { pages: ['open-graph-secure'] },
  'og:image:width and :height, bound to the right picture': { pages: ['open-graph-sizes'] },
  'og:image:type and :alt': { tests: ['test/resolver/extractors/extract-pictures.test.ts'] },
  'several og:image': { pages: ['open-graph-several'] },
  'name= for property=': { pages: ['open-graph-name'] },
  'any letter case': { pages: ['open-graph-upper-case'] },
  'value=, href= and src= for content=': {
    pages: ['open-graph-value', 'open-graph-href', 'open-graph-src'],
  },
  'og:video:thumbnail and its like': {
    pages: ['open-graph-video-thumbnail', 'open-graph-video-thumbnail-url', 'open-graph-video-image'],
  },
  'twitter:image and :src': { pages: ['twitter', 'twitter-src', 'twitter-url', 'twitter-after-open-graph'] },
  'galleries of a Twitter card': { pages: ['twitter-gallery', 'twitter-gallery-numbers'] },
  'microdata on meta': {
    pages: [
      'microdata-of-trailer',
      ...['rdfa-content', 'microdata-content'],
      'microdata-meta',
      'microdata-image-object',
    ],
  },
  'microdata on link': {
    pages: [...['rdfa-photo-link'], ...['link-enclosure'], ...['microdata-anchor'], 'microdata-link'],
  },
  'microdata on img': { pages: ['microdata-img'] },
  'link rel=image_src and thumbnail': {
    pages: [...['link-rel-image'], ...['link-media-thumbnail'], 'image-src', 'link-rel-thumbnail'],
  },
  'rel=preload as=image, imagesrcset': {
    pages: ['preload', 'preload-plain', 'preload-font', 'preload-drawing', 'preload-of-shown'],
  },
  'meta names of publishing tools': {
    pages: [
      ...['named-meta', 'named-meta-parsely', 'named-meta-sailthru-thumb'],
      ...['named-meta-parsely-metadata', 'named-meta-parsely-page'],
    ],
  },
  'meta names that nobody agreed on': {
    pages: [
      ...['shared-in-dialog', 'shared-as-photo', 'shared-as-link'],
      ...['meta-in-other-language', 'meta-original', 'number-of-media'],
      ...['share-link', 'share-link-of-entries'],
      'named-meta-own-name',
      'named-meta-own-name-no-file',
      'named-meta-own-name-author',
    ],
  },
  'msapplication tiles': { pages: [...['tile-photo'], 'tile-only'] },
  RDFa: {
    pages: [
      'rdfa-resource-of-a-link',
      ...['rdfa-depiction', 'rdfa-picture-on-link'],
      ...['rdfa-rel', 'rdfa-rel-of-several'],

      'rdfa-meta',
      'rdfa-meta-full-name',
      'rdfa-img',
      'rdfa-link',
      'rdfa-person',
      'rdfa-person-plain',
      'rdfa-resource',
    ],
  },
  'JSON-LD: texts and lists': {
    pages: [
      'json-ld-string',
      'json-ld-array',
      'json-ld-list',
      'json-ld-set',
      'json-ld-nested-array',
      'json-ld-numbered-images',
    ],
  },
  'JSON-LD: several values in one script': {
    pages: [
      ...[
        'json-ld-two-roots',
        'json-ld-roots-comma',
        'json-ld-roots-semicolon',
        'json-ld-roots-newline-slip',
      ],
      'json-ld-broken-first-root',
    ],
  },
  'JSON-LD: names in full, with a prefix, without @': {
    pages: [...['json-ld-own-words'], 'json-ld-context-prefix', 'json-ld-full-iri', 'json-ld-lower-type'],
  },
  'JSON-LD: the picture of what a node belongs to': {
    pages: [
      'artwork-of-series-declared',
      'declared-of-series',
      ...['variant-by-address', 'variant-by-attribute-in-address', 'json-ld-house-by-host'],

      ...['json-ld-of-site', 'json-ld-front-page-of-article'],
      ...['json-ld-item-reviewed'],
      ...['json-ld-other-thing', 'json-ld-series-of-page'],
      ...['json-ld-party-to-another'],
      ...['json-ld-item-page', 'json-ld-social-posting', 'json-ld-episode', 'json-ld-recording'],
      'json-ld-product-group',
    ],
  },
  'JSON-LD: ImageObject': {
    pages: [
      ...['json-ld-image-of-page'],

      ...['json-ld-media', 'json-ld-picture-itself', 'json-ld-value-object'],
      ...[
        'json-ld-image-object',
        'json-ld-video-of-page',
        'json-ld-question',
        'json-ld-url-is-page',
        'json-ld-content-url-bad',
        'json-ld-thumb-object',
      ],
      ...['json-ld-represents-true', 'json-ld-represents-string', 'json-ld-represents-false'],
      'json-ld-represents-root',
    ],
  },
  'JSON-LD: @graph and references': {
    pages: [
      ...['json-ld-graph', 'json-ld-id-is-address', 'json-ld-main-entity', 'json-ld-set-graph'],
      ...['json-ld-ref-typed', 'json-ld-ref-string', 'json-ld-ref-relative'],
    ],
  },
  'JSON-LD: primaryImageOfPage': { pages: ['json-ld-primary-image', 'json-ld-primary-wins'] },
  'JSON-LD: VideoObject': { pages: ['json-ld-thumbnails-numbered', 'json-ld-video'] },
  'JSON-LD: Product, Recipe, Book, Movie, MusicAlbum': {
    pages: [
      'film-of-a-recipe',

      ...['json-ld-screenshot', 'json-ld-work-example'],
      ...['json-ld-review'],
      'json-ld-product',
      'json-ld-recipe',
      'json-ld-book',
      'json-ld-movie',
      'json-ld-music-album',
    ],
  },
  'JSON-LD: broken texts': {
    pages: [
      ...['json-ld-cut-in-address'],
      ...['json-ld-slips', 'json-ld-broken', 'json-ld-escapes', 'json-ld-escaped', 'json-ld-escaped-twice'],
      ...[
        'json-ld-escaped-34',
        'json-ld-line-comment',
        'json-ld-single-quotes',
        'json-ld-unclosed',
        'json-ld-lines-of-editor',
        'json-ld-printed-quotes',
        'json-ld-written-twice',
      ],
      'json-ld-warning-broken',
    ],
    tests: ['test/resolver/extractors/parse-json-ld.test.ts'],
  },
  oEmbed: { tests: ['test/resolver/sources/oembed.test.ts', 'test/resolver/sources/providers.test.ts'] },
};
