import type { BehaviorPages } from './behavior-pages';

/** Each thing that stands beside a page’s own pictures, or is left from another page, with the pages that have it. */
export const BESIDE: BehaviorPages = {
  'ads and banner shapes': {
    pages: [
      ...['banner-to-link'],
      ...['advertiser-utm'],
      'declared-advertised',
      'owned-up-advertisement',
      'forum-banner',
      'advertisement',
      'header-strip',
      'comic-strip',
    ],
  },
  'related-article thumbnails': {
    pages: [
      ...['listed-teaser', 'feed-of-network'],
      ...['teaser-declared', 'teaser-of-itself'],
      ...['slides-of-others'],
      ...['list-of-one', 'notice-with-picture'],
      ...['list-of-photos', 'json-ld-newest-of-tag'],
      ...['list-by-address', 'json-ld-entries'],
      ...['list-with-numbers', 'list-of-posts'],
      ...['list-of-things'],
      ...['teasers-in-unnamed-list'],
      'sharing-picture',
      'sharing-picture-of-others',
      'related',
      'list-named-after-articles',
      'link-to-other-page',
      'json-ld-other-page',
      'microdata-teasers',
      'aside-teaser',
    ],
  },
  'what another wrote before': { pages: ['quoted-picture'] },
  'what others replied': {
    pages: ['reply-larger', 'reply-in-data', 'reply-named-by-address', 'reply-before-post'],
  },
  'textures and decoration': {
    pages: [
      ...['static-map-shown', 'map-of-range'],
      ...[
        'seal-of-award',
        'award-as-photo',
        'badge-of-app-store',
        'map-of-office',
        'formula-picture',
        'cookie-banner',
        'check-of-humans',
        'header-of-blog',
      ],
      ...['way-map'],
      ...['gif-of-site'],
      ...['table-of-sizes', 'folder-of-the-interface'],
      'texture',
      'masthead-file',
      'decorative-header',
    ],
  },
  'tiny declared pictures': {
    pages: [
      ...['folders-of-a-number'],
      ...['state-beside-tiny', 'state-declared-tiny-by-address', 'size-asked-for'],
      ...['declared-square-folder', 'state-poster-in-centimetres'],
      ...['declared-one-pixel'],
      'declared-thumbnail',
      'declared-side-in-name',
      'declared-size-contradicted',
    ],
  },
  'declared sizes that the bytes contradict': { tests: ['test/resolver/resolve-page.test.ts'] },
  'a declared picture that is gone': { tests: ['test/resolver/resolve-page.test.ts'] },
  'metadata of the view before': {
    pages: [
      ...['head-of-app-with-canonical'],
      ...['twitter-beside-other-title'],
      ...['head-of-other-year'],
      ...['other-title-of-site'],
      ...['twitter-card-of-page'],
      ...['image-src-beside-left-over'],
      ...['open-graph-named-for-other'],
      ...[
        'left-over-by-number-alone',
        'left-over-by-number-in-other-part',
        'state-left-over',
        'state-beside-left-over',
      ],
      ...['left-over-beside-base', 'left-over-site-name', 'left-over-with-json-ld'],
      ...['left-over-title-translated'],

      ...['left-over-site-in-title', 'left-over-canonical', 'left-over-title-alone'],

      ...['left-over-head', 'left-over-head-json-ld', 'left-over-alias', 'left-over-same-title'],
      'left-over-other-title',
      'left-over-image-src',
    ],
    tests: ['test/resolver/renewal/stale-metadata.test.ts', 'test/resolver/renewal/renew-metadata.test.ts'],
  },
};
