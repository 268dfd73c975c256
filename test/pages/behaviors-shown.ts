import type { BehaviorPages } from './behavior-pages';

/** Each way in which the body, the data and the address of a page show a picture, with the pages that use it. */
export const SHOWN: BehaviorPages = {
  'img and srcset': {
    pages: [
      ...['text-around-tables'],
      ...['picture-with-priority'],
      ...['srcset-density-largest'],
      'img',
      'srcset',
      'srcset-commas',
      'srcset-density',
      'noscript-srcset',
    ],
  },
  'picture and source': { pages: ['picture-source', 'picture-source-alone', 'picture-media'] },
  'lazy attributes': {
    pages: [
      ...['photos-called-by-number'],
      ...['lazy-json'],
      ...['custom-element-picture', 'custom-element-of-others', 'lazy-bound-text', 'lazy-interchange'],
      ...['stand-in-loader'],
      ...['stand-in-no-image'],
      ...['stand-in-beside-zoom'],
      ...['stand-in-of-one-letter', 'lazy-by-own-name', 'zoom-by-any-name'],
      ...['lazy-data-src', 'lazy-data-srcset', 'lazy-data-original', 'lazy-data-lazy-src', 'lazy-hires'],
      ...['lazy-sized-json', 'lazy-pagespeed', 'lazy-nitro', 'lazy-discuz-file', 'lazy-discuz-zoomfile'],
      ...['lazy-own-attribute', 'lazy-own-attribute-beside-src', 'lazy-flag', 'lazy-placeholder'],
      'lazy-shared-stand-in',
      ...['lazy-data-widths', 'lazy-blur', 'lazy-own-sizes'],
    ],
  },
  'noscript fallbacks': { pages: [...['repeated-for-no-script'], 'noscript', 'noscript-twin'] },
  'AMP’s own elements': {
    pages: [
      ...['amp-first-slide'],
      ...['custom-element-img'],
      ...['amp-narrow-fallback'],
      'amp-img',
      'amp-ratio',
      'amp-video',
      'amp-anim',
      'amp-story',
    ],
  },
  'shadow roots and frames written in HTML': {
    pages: [...['frame-in-attribute'], 'shadow-root', 'shadow-root-closed'],
  },
  'object, embed and pictures in drawings': {
    pages: ['object-picture', 'object-document', 'embed-picture', 'svg-image'],
  },
  'video poster': {
    pages: [
      ...['flash-variables', 'flash-embed'],

      ...['poster-before-large-picture'],
      ...[
        'embedded-video',
        'embedded-video-lazy',
        'embedded-video-element',
        'embedded-video-in-footer',
        'embedded-video-beside-photo',
      ],
      ...['custom-element-poster'],
      'video-poster',
      'video-data-poster',
      'poster-of-video-page',
      'poster-in-text',
    ],
  },
  'backgrounds in HTML': {
    pages: [
      ...['lead-in-spanish'],

      ...['style-rule-with-request'],

      ...['table-background', 'table-pattern'],
      ...['background-large-attribute', 'figure-media-attribute'],
      ...['style-address-by-numbers'],
      ...['background-by-property-of-sheet'],
      ...['background-of-carrier'],
      ...['style-for-small-screens', 'lazy-background-as-url'],
      ...['background-custom-property', 'background-escapes', 'background-layers'],
      ...['background-style-rule', 'background-style-id', 'background-style-texture', 'style-comment'],

      ...['background-search-banner'],

      ...['background', 'background-lazy-data-bg', 'background-lazy-data-background-image'],
      ...['background-lazy-bgset', 'background-lazy-name', 'background-with-heading'],
      ...['background-lazy-splash', 'background-lazy-thumbnail'],
    ],
  },
  'backgrounds by style sheet, shadow roots, frames, layout': { tests: ['test/e2e/page-equality.test.ts'] },
  'names of what stands further around': { pages: ['content-around-table', 'infobox-far-around'] },
  'the full picture that a thumbnail links to': {
    pages: [
      ...['typepad-upload'],
      ...['link-on-the-way'],
      ...['lightbox-item-around-figure'],
      ...['thumbnails-attached'],
      ...['linked-by-script', 'linked-by-script-address'],
      ...['leaves-of-book'],
      ...[
        'opens-larger-by-letter',
        'opens-larger-of-sum',
        'opens-script-other-number',
        'opens-page-of-script',
        'opens-file-page-called-as-file',
        'page-of-file-other-ending',
        'larger-by-old-zoom',
        'larger-of-script',
      ],
      ...['comic-leads-on'],
      ...['opens-larger-from-400'],
      ...['link-to-zoom-page', 'thumbnail-tall-second'],
      ...['link-to-script-file'],
      'link-to-full-picture',
      'thumbnails-alone',
      'link-opens-by-script',
      'link-opened-by-list-item',
      'link-opened-by-empty-link',
      'link-opened-not-of-card',
      'link-to-attachment',
      'link-to-page-of-file',
    ],
  },
  'what publishing tools call the picture of a post': {
    pages: [
      ...['featured-beside-share'],
      ...['featured-picture', 'names-elementor-widget', 'names-listing-page', 'names-sticky-utility'],
      ...['names-popup-gallery', 'names-left-side', 'names-carousel-item'],
      ...[
        'names-of-the-subject',
        'names-of-the-subject-in-folders',
        'names-decoration-subject',
        'names-track-of-music',
        'names-campaign-image',
        'names-portrait-orientation',
        'names-user-content',
        'names-offer-in-ads',
      ],
      'featured-teaser',
      'attached-picture',
      'attached-download',
    ],
  },
  'sizes in addresses, and what is none': {
    pages: [
      ...['size-blogger-both-sides'],
      ...['size-wiki-file'],
      ...['size-max-in-folder'],
      ...['size-share-of-it', 'size-behind-time', 'size-in-called-folder'],
      'numbered-folders',
      'numbers-of-things',
    ],
  },
  'web app manifest': { tests: ['test/resolver/sources/web-app-manifest.test.ts'] },
  'icons last': { pages: ['icons-only', 'nothing', 'buttons-only'] },
  'base href': { pages: ['open-graph-base', 'img-base'] },
  'double-encoded entities': { pages: ['open-graph-double-encoded'] },
  'character sets': { pages: ['query-in-own-charset', 'charset-was-converted'] },
  'white space inside': { pages: ['open-graph-white-space'] },
  'http that also answers on https': { pages: ['agreement', 'same-picture-https'] },
  'evidence of several ways adds up': { pages: ['agreement-of-three'] },
  'the one that microdata points out': { pages: ['itemprop-on-second'] },
  'one picture in several sizes': {
    pages: [
      ...['size-as-folder'],
      ...['letter-behind-code', 'gallery-object-in-rel'],

      ...['thumbnail-beside-scaled'],

      ...['wrapped-thumbnail-declared'],
      ...['same-picture-wrapped'],
      ...['json-ld-size-of-server'],
      ...['size-min-on-other-host', 'size-by-ratio', 'size-in-dimensions'],
      ...['letter-behind-number'],
      ...['source-for-narrow-screens', 'size-of-one-side-in-folder'],
      ...['size-of-file-beside-original', 'size-with-letter'],
      ...[
        'declared-thumbnail-by-query',
        'folders-of-a-month',
        'month-of-publication',
        'declared-small-beside-spelled',
        'size-in-wiki-thumb',
      ],
      ...['size-word-in-query', 'size-with-suffix'],
      ...['sizes-by-one-letter', 'thumbnail-of-file'],
      ...['named-size-before-date', 'magento-cache'],

      ...['thumbnail-bitrix', 'thumbnail-numbered', 'thumbnail-sum', 'iiif-sizes'],

      ...['same-picture-suffix', 'same-picture-query', 'same-picture-other-query', 'same-picture-path'],
      ...['same-picture-path-pair', 'same-picture-transform', 'same-picture-amazon'],
      ...['same-picture-body-largest', 'same-picture-body-original'],
      ...['same-picture-declared-stays', 'same-picture-declared-tiny'],
      ...['same-picture-named-size', 'same-picture-named-folder', 'two-pictures-called-by-size'],
      'same-picture-thumbs-folder',
      'same-picture-ghost',
    ],
  },
  'facts about the page': {
    pages: ['meta-open-graph', 'meta-json-ld', 'meta-hostile', 'meta-unknown'],
  },
  'pictures whose names are misleading': {
    pages: [
      ...['head-of-post', 'arrow-as-photo'],

      ...['loader-is-subject', 'graphical-abstract', 'off-canvas-wrapper', 'style-with-decimals'],

      ...['asp-net-place-holder', 'sharepoint-place-holder'],
      ...['words-sprite-in-title', 'sprite-called-after-page'],
      ...['names-of-slider'],
      ...['angular-inserted'],
      ...['name-before-version'],
      'gallery-placeholder',
      'ad-of-classifieds',
    ],
  },
  'words of the title, the name of the page': {
    pages: [...['named-as-page-in-one-word'], ...['words-of-two-letters'], 'title-words', 'named-as-page'],
  },
};
