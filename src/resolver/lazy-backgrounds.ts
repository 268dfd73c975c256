/** Attributes that scripts keep the picture behind an element in, until it comes into view. */
export const LAZY_BACKGROUNDS = [
  'data-bg',
  'data-bg-image',
  'data-bg-src',
  'data-bg-url',
  'data-lazy-bg',
  'data-lazy-background',
  'data-background-image',
  'data-background',
  'data-content-cover-bg',
  'data-image-background',
  'data-parallax-image',
  // Of players and of boxes for a cover, which are filled by script.
  'data-huge-thumbnail',
  'data-large-thumbnail',
  'data-splash',
  'data-poster',
  'data-cover',
  'data-cover-image',
  'data-hero-image',
  'data-artwork',
] as const;
