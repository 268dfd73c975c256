import type { BehaviorPages } from './behavior-pages';

/** What a site declares on all of its pages, and what looks like that, with the pages that have it. */
export const OF_SITE: BehaviorPages = {
  'default share pictures': {
    pages: [
      'seasonal-card',
      'share-card-of-build',
      ...['card-of-forum', 'default-as-preset'],
      ...['theme-picture-beside-own'],
      ...['site-card-said-three-times', 'site-card-general', 'site-card-of-words'],

      ...['quote-card'],

      ...[
        'stand-in-to-come',
        'stand-in-of-size',
        'stand-in-product-default',
        'template-preview',
        'campaign-in-danish',
        'declared-drawn-card-alone',
      ],

      ...['share-card-with-sum', 'clearance-declared'],
      ...['stand-in-to-share'],
      ...['share-asset-of-build', 'cover-of-issue'],
      ...['appeal-declared', 'appeal-as-subject'],
      ...[
        'stand-in-no-cover',
        'favicon-as-topic',
        'blank-as-topic',
        'card-with-text-on-it',
        'placeholder-as-title',
        'declared-award',
        'declared-from-theme',
        'way-to-office',
        'newsletter-box-with-photo',
        'beacon-as-topic',
        'root-of-next',
        'state-of-layout',
        'logo-on-large-photo',
      ],
      ...['generic-name-of-the-month', 'generic-name-of-other-month'],
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
};
