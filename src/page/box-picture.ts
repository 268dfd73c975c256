/** Pictures that stand behind boxes, or in them once a script has run, by what their attributes keep for it. */
import {
  LAZY_BACKGROUNDS,
  LAZY_BOX_PICTURES,
  PICTURE_BOXES,
  POSTER_OF_BOX,
} from '../resolver/lazy-backgrounds';
import { dataNames, type PageElement, WORD_ELEMENTS } from './page-element';

/** Attributes that keep a background, with those that hold a `srcset`. */
export const BACKGROUND_ATTRIBUTES = [...LAZY_BACKGROUNDS, 'data-bgset', 'data-bg-set', 'data-ll-bgset'];

const OF_BACKGROUND = dataNames(
  BACKGROUND_ATTRIBUTES,
  /data-[\w-]*(?:bg|back|media-src|parallax|jarallax|stretch|thumbnail|splash|poster|cover|hero|slide|artwork)/i,
);
const OF_BOX = dataNames(
  LAZY_BOX_PICTURES,
  /data-(?:src|original|lazy|image|desktop|img|photo|interchange|thumbnail)/i,
);
const BOXES: ReadonlySet<string> = new Set(PICTURE_BOXES);

const ADDRESS = /\/|\.(?:jpe?g|png|webp|avif|gif)/i;
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif)(?:[?#]\S*)?\s*(?:$|,\s*\()/i;

/** Whether an element keeps a picture that a script will put behind it. */
export function hasLazyBackground(element: PageElement): boolean {
  return (
    (!WORD_ELEMENTS.has(element.name) &&
      element.mayHaveOneOf(OF_BACKGROUND) &&
      holdsOne(element, BACKGROUND_ATTRIBUTES, ADDRESS)) ||
    (BOXES.has(element.name) &&
      element.mayHaveOneOf(OF_BOX) &&
      holdsOne(element, LAZY_BOX_PICTURES, PICTURE_FILE))
  );
}

function holdsOne(element: PageElement, names: readonly string[], pattern: RegExp): boolean {
  return names.some((name) => pattern.test(element.attribute(name) ?? ''));
}

/** Where a box says which video a script will put there; beside it stands what is shown until then. */
const VIDEOS_OF_BOX = [
  'data-vid',
  'data-video',
  'data-video-id',
  'data-videoid',
  'data-video-src',
  'data-video-url',
];
const OF_PLAYER = dataNames(VIDEOS_OF_BOX, /data-vid/i);

/** Whether an element is where a script will put a video, and keeps what is shown before. */
export function isPlaceOfPlayer(element: PageElement): boolean {
  return (
    BOXES.has(element.name) &&
    element.mayHaveOneOf(OF_PLAYER) &&
    holdsOne(element, VIDEOS_OF_BOX, /\S/) &&
    PICTURE_FILE.test(element.attribute(POSTER_OF_BOX) ?? '')
  );
}
