import type { BehaviorPages } from './behavior-pages';

/** Each thing that is no cover though it looks like one, with the pages that have it. */
export const DISTRUSTED: BehaviorPages = {
  '"null" and "undefined"': {
    pages: [
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
      ...['no-address-part-of-site'],
      ...['state-folder'],
      'no-address-document',
      'no-address-film',
      'no-address-folder',
    ],
  },
  'templates and joined nothings': {
    pages: [
      ...['stand-in-turkish', 'stand-in-platzhalter', 'stand-in-no-disponible'],
      ...['no-address-number', 'no-address-upload-folder'],
      ...['open-graph-video-without-id'],
      ...['no-address-joined-object'],
      'lazy-template',
      'no-address-joined-null',
    ],
  },
  'a wiki’s page about a file': { pages: ['link-to-file-page'] },
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
      ...['flag-that-page-is-about', 'named-default-in-own-folder'],
      'declared-own-folder-file',
      'declared-drawn-card',
      'declared-number-for-sharing',
    ],
  },
  'but not the logo that a page is about': {
    pages: [...['spip-article-picture'], 'logo-topic', 'logo-topic-in-body', 'logo-shown-in-text'],
  },
  'default share pictures': {
    pages: [
      ...['stand-in-no-cover'],
      ...['generic-name-initials-card'],
      ...['generic-name-turkish-default'],
      ...['theme-folder-icons'],
      ...['generic-name-by-default'],
      ...['generic-in-folder-of-site', 'generic-name-indonesian'],
      ...['sharing-card-of-sale'],
      ...['declared-crest'],
      ...['sharing-card-german', 'sharing-card-og', 'sharing-folder-size-density'],
      ...['sharing-card-transparent'],
      ...['processed-card'],
      ...['site-in-two-words'],
      ...['no-picture-folder', 'card-with-language'],
      ...['declared-cropped-icon'],
      ...['site-card-in-word-folder', 'declared-emblem', 'stand-in-in-polish'],
      ...['sharing-folder-turkish'],

      ...[
        'site-card-initials',
        'site-card-part-of-host',
        'site-card-build',
        'site-card-hosted',
        'site-card-french',
      ],

      ...['declared-site-file', 'declared-sprite', 'declared-not-found', 'declared-wordmark'],
      ...['declared-default', 'declared-default-of-resource', 'declared-generic-folder', 'stand-in-blank'],
      ...['declared-generic-translated', 'declared-build-folder'],
      ...[
        'stand-in-default-folder',
        'stand-in-only',
        'iiif-default',
        'sharing-card-gives-way',
        'sharing-card-of-no-article',
      ],
      ...['sharing-card-only', 'vague-name-gives-way', 'vague-name-of-topic'],
    ],
  },
  'declared pictures of a site’s departments, languages, networks': {
    pages: [
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
      ...['hidden-display-none', 'hidden-visibility', 'hidden-attribute', 'hidden-dialog', 'hidden-outer'],
      ...['hidden-itself', 'hidden-open-dialog', 'hidden-not-property'],
    ],
  },
  'but not what waits for a script': {
    pages: ['hidden-alone', 'hidden-until-loaded', 'hidden-slides'],
  },
  'maps, codes and error pages': {
    pages: [
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
      ...['search-results'],
      ...['function-cart', 'function-login'],
      'error-page',
      'error-number-in-title',
      'front-page-teasers',
    ],
  },
  'sprites, badges, smileys and other signs': {
    pages: [
      ...['sign-symbol-folder', 'sign-payment'],
      ...['sign-star-file', 'sign-badge-file'],
      ...['button-by-name'],
      ...['badge-behind-proxy', 'sparkline'],
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
  'avatars and author pictures': {
    pages: [
      ...['portrait-own-name'],
      ...['declared-portrait-at-side'],
      ...['photos-of-reviews'],
      ...['declared-portrait-of-writer'],
      ...['portrait-in-folder-of-recruiters'],
      ...['avatar-asked-for', 'declared-profile-avatar', 'declared-userpic-host', 'declared-author-portrait'],
      ...['portrait-of-agent'],

      ...['portrait-name-in-one-word', 'portrait-of-contributor', 'avatar-host'],

      'avatar',
      'declared-avatar',
      'declared-named-avatar',
      'declared-shown-as-portrait',
      'author-box',
      'portrait-file-translated',
      'author-link',
      'comment-pictures',
      'comments-folder',
      'expert-portrait',
      'answer-picture',
      'declared-avatar-encoded',
      'microdata-author',
      'signature',
    ],
  },
  'but not on a profile': {
    pages: [
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
