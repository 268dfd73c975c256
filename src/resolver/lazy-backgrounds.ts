/** Attributes that scripts keep the picture behind an element in, until it comes into view. */
export const LAZY_BACKGROUNDS =
  `data-bg data-bg-image data-bg-img data-bg-src data-bg-url data-bg-large data-bg-desktop
  data-bg-desktop-image data-bg-lazy data-bg-hidpi data-bg-multi data-bgimage data-bgimg data-bgsrc data-lazy-bg data-lazybg
  data-lazy-background data-lazy-background-image data-lazyload-bg data-rocket-lazy-bg data-ll-bg data-dbg data-set-bg
  data-setbg data-img-bg data-imgbg data-src-bg data-image-bg data-slide-bg data-full-bg data-desktop-bg data-backg
  data-back data-background data-background-image data-background-img data-background-src data-background-url
  data-backgroundimage data-image-background data-media-src data-content-cover-bg data-parallax data-parallax-image
  data-parallax-img data-parallax-src data-vc-parallax-image data-jarallax-img data-stretch data-backstretch
  data-huge-thumbnail data-large-thumbnail data-splash data-poster data-cover data-cover-image data-hero-image
  data-slide-image data-artwork`.split(/\s+/);

/** The same with names that other elements have for other things: of a box that names a picture's file in one, it is that box's. */
export const LAZY_BOX_PICTURES =
  `data-src data-original data-lazy data-lazy-src data-lazyload data-image data-image-src
  data-image-url data-image-desktop data-image-large data-desktop-image data-img data-img-src data-imgsrc data-photo
  data-photo-url data-interchange data-thumbnail`.split(/\s+/);

/** Where a box that a player will take keeps what is shown before. */
export const POSTER_OF_BOX = 'data-thumb';

/** Elements that are boxes and nothing else. */
export const PICTURE_BOXES: readonly string[] = ['div', 'section', 'figure', 'header', 'span', 'i'];
