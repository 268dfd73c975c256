import type { BehaviorPages } from './behavior-pages';

/** Each thing that is no cover though it looks like one, with the pages that have it. */
export const DISTRUSTED: BehaviorPages = {
  '"null" and "undefined"': {
    pages: [
      ...['no-address-array'],

      ...['no-address-undefined-folder'],
      'no-address-null',
      'no-address-undefined',
      'no-address-undefined-file',
      'no-address-empty',
    ],
  },
  'a template that nobody filled in': {
    pages: ['no-address-template', 'no-address-brackets', 'unfilled-percent', 'no-address-percent-name'],
  },
  'the root and the page itself': {
    pages: [
      ...['folder-around-page'],
      ...['no-address-root', 'no-address-self', 'no-address-self-canonical', 'no-address-self-scheme'],
      'no-address-self-counted',
    ],
  },
  'addresses of films, documents and folders': {
    pages: [
      'first-page-by-eprints',
      ...['no-address-part-of-site'],
      ...['state-folder'],
      'no-address-document',
      'no-address-film',
      'no-address-folder',
    ],
  },
  'templates and joined nothings': {
    pages: [
      ...['declared-type-page', 'declared-type-drawing'],
      ...[
        'stand-in-service',
        'stand-in-manual',
        'stand-in-your-domain',
        'stand-in-path-to',
        'stand-in-own-host',
        'first-of-text-smiley',
        'first-of-text-captcha',
        'first-of-text-stars',
        'first-of-text-donate',
        'first-of-text-counter',
        'first-of-text-code',
        'first-of-text-theme',
        'map-declared',
        'map-of-way',
        'map-alone',
      ],
      ...['stand-in-turkish', 'stand-in-platzhalter', 'stand-in-no-disponible'],
      ...['no-address-number', 'no-address-upload-folder'],
      ...['open-graph-video-without-id'],
      ...['no-address-joined-object'],
      'lazy-template',
      'no-address-joined-null',
    ],
  },
  'a wiki’s page about a file': { pages: ['dokuwiki-detail', 'link-to-file-page'] },
  'javascript: and other schemes': {
    pages: ['no-address-javascript', 'no-address-data', 'no-address-blob'],
  },
  'an address without end': { pages: ['no-address-too-long'] },
  'what is commented out': { pages: ['comment'] },
  'a machine that nobody else can reach': {
    pages: [
      ...['declared-on-staging'],
      ...['local-twin'],
      'declared-local-host',
      'declared-test-host',
      'declared-local-on-test-host',
    ],
  },
  'site logos by name': {
    pages: [
      'logo-of-dokuwiki',
      'signs-in-other-words',
      'logo-under-name-in-title',
      'initials-of-site',
      ...['logo-finnish', 'crest-of-office'],
      ...['logo-behind-initials'],

      ...['folder-of-logos-of-network'],
      ...['logo-name-signet'],
      ...['emblem-seal'],
      ...['resized-logo'],
      'logo-first',
      'logo-without-landmarks',
      'declared-photo-of-logo-word',
    ],
  },
  'site logos by what the page says of them': {
    pages: [
      'icon-of-discourse-by-name',
      'banner-on-product',
      ...['icon-by-hugo'],
      ...['graph-of-web-site', 'graph-of-organization'],
      ...['described-as-logo', 'described-as-site'],
      ...['json-ld-house-of-site'],
      ...['logo-shown-blogger-size'],
      ...['logo-by-file-name'],
      ...['square-sign-of-site'],
      ...['declared-icon-in-other-size', 'declared-also-as-icon', 'declared-icon-by-query'],
      ...['declared-avatar-folder', 'declared-tiny-folder'],
      ...['logo-in-other-size'],
      'declared-logo',
      'declared-icon',
      'declared-touch-icon',
      'declared-app-icon',
      'declared-drawing',
      'shown-as-logo',
      'header-mark-declared',
      'declared-compound-logo',
      'declared-analogous-name',
      'json-ld-organization',
      'logo-of-json-ld-shown',
      'json-ld-website-logo',
    ],
  },
  'but not what is the page’s own by folder, words or number': {
    pages: [
      'variant-not-by-short-words',
      'card-in-folder-of-page',
      'site-file-beside-page',
      'site-file-with-word',
      'default-of-its-own',
      'sitename-and-number',
      ...['painted-icon'],
      ...['flag-that-page-is-about', 'named-default-in-own-folder'],
      'declared-own-folder-file',
      'declared-drawn-card',
      'declared-number-for-sharing',
    ],
  },
  'but not the logo that a page is about': {
    pages: [
      ...['figure-called-logo'],
      ...['logo-named-by-data'],
      ...['logo-as-key-art', 'icon-of-application'],
      ...['graph-of-subject-organization'],
      ...['described-as-logo-of-subject', 'logo-as-subject'],
      ...['spip-article-picture'],
      'logo-topic',
      'logo-topic-in-body',
      'logo-shown-in-text',
    ],
  },
  'declared pictures of a site’s departments, languages, networks': {
    pages: [
      'house-on-front-page',
      'main-building',
      'house-from-above',
      'folder-of-section-covers',
      'banner-of-series',
      'sub-visual',
      'card-for-a-network',
      'cover-of-category',
      ...['house-of-branch', 'issue-cover-ojs'],

      ...['catalogue-cover', 'category-banner'],

      ...['advertiser-is-told-the-way', 'advertiser-by-counting-host', 'credit-leads-to-front-page'],
      ...['declared-flag', 'declared-placeholder-folder', 'declared-app-icon-file', 'declared-network-file'],
      ...['declared-share-folder', 'declared-share-folder-own', 'declared-share-folder-front'],
      ...['declared-section-picture', 'declared-site-card', 'declared-ad-host', 'declared-counter'],
    ],
  },
  'copies of slides': { pages: ['cloned-slide'] },
  'the same picture on other pages of the site': { tests: ['test/resolver/distrust-repeated.test.ts'] },
  'tracking pixels and spacers': {
    pages: [
      ...['loader-still-turns'],

      ...['counter-folder'],
      ...['counter-of-analytics'],
      'tracking-pixel',
      'tracker-by-host',
      'counter-script',
      'spacer',
    ],
  },
  'what the page hides': {
    pages: [
      ...[
        'hidden-by-class',
        'hidden-display-none',
        'hidden-visibility',
        'hidden-attribute',
        'hidden-dialog',
        'hidden-outer',
      ],
      ...['hidden-itself', 'hidden-open-dialog', 'hidden-not-property'],
    ],
  },
  'but not what waits for a script': {
    pages: [
      ...['hidden-on-small-screens', 'caption-called-comment'],
      'hidden-alone',
      'hidden-until-loaded',
      'hidden-slides',
    ],
  },
  'maps, codes and error pages': {
    pages: [
      'code-of-account',
      ...['qr-service', 'map-by-degrees'],

      ...['object-called-404'],
      ...['settings-page'],
      ...['map-tile-declared'],
      ...['map-by-static-server'],
      'map-tiles',
      'locator-map',
      'not-page-image',
      'not-found-picture',
      'qr-code',
      'captcha-described',
      'code-file',
    ],
  },
  'pages that are about nothing of their own': {
    pages: [
      'terms-of-service',
      ...['parked-domain'],

      ...['consent-wall'],

      ...['search-results'],
      ...['function-cart', 'function-login', 'form-of-single-sign-on'],
      'error-page',
      'error-number-in-title',
      'front-page-teasers',
    ],
  },
  'sprites, badges, smileys and other signs': {
    pages: [
      'flag-by-its-drawing',
      'part-of-player',
      'stock-icon',
      'flag-declared',
      'badges-with-values',
      ...['imageset-folder'],

      ...['sign-symbol-folder', 'sign-payment'],
      ...['sign-star-file', 'sign-badge-file'],
      ...['button-by-name'],
      ...['badge-behind-proxy', 'badges-described', 'sparkline'],
      ...['stand-in-of-product'],

      ...['sprite-folder', 'stand-in-with-size', 'counter-of-bookmarks', 'script-called-as-page'],

      'sprite',
      'sprite-in-text',
      'badges-only',
      'badge-host',
      'reputation-icon',
      'smiley',
      'share-buttons',
      'input-picture',
    ],
  },
  'but not on a profile': {
    pages: [
      ...['profile-of-one-word'],

      ...['byline-on-profile'],
      ...['described-as-subject'],
      ...[
        'declared-avatar-profile',
        'json-ld-profile',
        'profile-by-path',
        'profile-portrait-in-body',
        'profile-small-portrait',
      ],
    ],
  },
  'a publisher in microdata': { pages: ['microdata-publisher-logo'] },
};
