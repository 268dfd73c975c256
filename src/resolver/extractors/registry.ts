import { bodyImages } from './body-images';
import { chosenVariant } from './chosen-variant';
import type { Extractor } from './define-extractor';
import { embeddedVideo } from './embedded-video';
import { embeddedState } from './embedded-state';
import { icons } from './icons';
import { imageSrcLink } from './image-src-link';
import { jsonLd } from './json-ld';
import { microdata } from './microdata';
import { namedMeta } from './named-meta';
import { openGraph } from './open-graph';
import { preloadLink } from './preload-link';
import { twitterCard } from './twitter-card';
import { videoPoster } from './video-poster';

/** Every generic way of finding a picture in a page. Of two that rank a picture alike, the first speaks for it. */
export const EXTRACTORS: readonly Extractor[] = [
  openGraph,
  twitterCard,
  jsonLd,
  microdata,
  imageSrcLink,
  namedMeta,
  videoPoster,
  preloadLink,
  chosenVariant,
  embeddedState,
  bodyImages,
  embeddedVideo,
  icons,
];
