import { SNAPSHOT_LIMITS } from '../../resolver/page-snapshot';
import { CUSTOM_SOURCES } from '../custom-picture';
import { EMBEDS } from '../embedded-player';
import { LAZY_BOX_PICTURES, PICTURE_BOXES } from '../../resolver/lazy-backgrounds';
import { BACKGROUND_ATTRIBUTES } from '../picture-kind';
import type { FrameOffset, PicturePlace } from './picture-place';
import { insertInOrder } from './picture-place';

/** By tag a browser finds elements many times faster than by selector; most pictures are of the first. */
const PICTURE_TAGS = [
  'img',
  'source',
  'video',
  'amp-video',
  'amp-img',
  'amp-anim',
  'amp-story',
  'ion-img',
  'mip-img',
  'lazy-img',
  'image',
  'embed',
  'param',
  ...EMBEDS,
] as const;
/** Browsers know which attributes a document has: one selector for each is four times faster than all in a list. */
const OTHER_PICTURES = [
  'input[type="image" i]',
  'object[type^="image/" i]',
  '[poster]',
  'table[background]',
  'td[background]',
  '[style*="url(" i]',
  ...BACKGROUND_ATTRIBUTES.map((name) => `[${name}]`),
];
/** Other elements have these attributes for other things, and are left out here: a browser takes longer for a selector of both. */
const BOX_PICTURES = LAZY_BOX_PICTURES.map((name) => `[${name}]`);
const BOXES: ReadonlySet<string> = new Set(PICTURE_BOXES);
const IN_BOXES = LAZY_BOX_PICTURES.map((name) => `:is(${PICTURE_BOXES.join()})[${name}]`);
const CUSTOM_PICTURES = CUSTOM_SOURCES.map((name) => `[${name}]`);
const ALL_PICTURES = [...PICTURE_TAGS, ...OTHER_PICTURES, ...IN_BOXES].join();

type Root = Document | ShadowRoot | DocumentFragment;

/** What may be pictures below `root`, in document order, at most one more than a snapshot holds. */
export function findPictures(root: Root, offset: FrameOffset): PicturePlace[] {
  const limit = SNAPSHOT_LIMITS.images + 1;
  const found: PicturePlace[] = [];
  const seen = new Set<Element>();
  for (const elements of picturesByKind(root)) {
    const isFirst = found.length === 0;
    let last = 0;
    for (let index = 0; index < limit; index += 1) {
      const picture = elements[index];
      if (picture === undefined) break;
      if (seen.has(picture)) continue;
      seen.add(picture);
      const entry = { picture, place: picture, offset };
      if (isFirst) found.push(entry);
      else last = insertInOrder(found, entry, last);
    }
  }
  return found.slice(0, limit);
}

function* picturesByKind(root: Root): Iterable<ArrayLike<Element>> {
  // Only documents look up by tag; the others are small.
  if (!('getElementsByTagName' in root)) return yield root.querySelectorAll(ALL_PICTURES);
  for (const tag of PICTURE_TAGS) yield root.getElementsByTagName(tag);
  for (const selector of OTHER_PICTURES) yield root.querySelectorAll(selector);
  yield* bearing(root, BOX_PICTURES, (name) => BOXES.has(name));
  yield* bearing(root, CUSTOM_PICTURES, (name) => name.includes('-'));
}

/** Those of the elements with an attribute whose own name is meant, too. */
function* bearing(
  root: Root,
  selectors: readonly string[],
  isMeant: (name: string) => boolean,
): Iterable<Element[]> {
  for (const selector of selectors)
    yield [...root.querySelectorAll(selector)].filter(({ localName }) => isMeant(localName));
}
