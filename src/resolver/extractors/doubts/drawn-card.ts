import type { PageSnapshot, SnapshotImage } from '../../page-snapshot';
import { decoded } from '../../decoded';
import { largestOfSrcset } from '../body/largest-of-srcset';
import { wordsOf } from '../body/page-words';
import { isBesideText } from '../body/part-of-page';
import { declaredPixels } from '../declared-pixels';

/** `/api/og?title=Glass%20bridge`, `/share/text/7329/?social=fb`, `//ogcard.blogs.example/v3/entry.png?title=…`,
 * `/opengraph-image-1xq8zt?0b7f2f1c`: what Next.js draws by a script has no ending. */
const DRAWN_CARD =
  /\/og(?:[-_]?image)?\/?\?(?:[^#]*&)?(?:title|text|heading)=|^https?:\/\/(?:og|ogp|og[-_]?cards?|og[-_]?images?|social[-_]?cards?|cards?)\.[^?#]*\?(?:[^#]*&)?(?:title|text|heading)=|\/(?:share|sharing|social|snippet)\/[^?#.]*\?(?:[^#]*&)?(?:social|network|net)=\w{2,10}(?:&|$)|\/(?:opengraph|twitter)-image(?:-[a-z\d]{6})?(?:\?|$)/i;

/** `/og/posts/nixie-clock.png` of `/posts/nixie-clock`: what a site's build draws for each of its pages. */
const DRAWN_BY_BUILD =
  /\/(?:og(?:[-_]?(?:images?|cards?))?|(?:social|share|sharing)(?:[-_]?(?:images?|cards?|previews?))?|social[-_]?media)\/(?:[^/?#]+\/){0,4}([^/?#]+)\.(?:png|jpe?g|webp)$/i;

/** Letters of a page's name that is no other's. */
const LEAST_SLUG = 8;

/** Whether an address is that of a card which a script draws from the title of a page, or the site's build for it. */
export function isDrawnCard(url: string, slug: string): boolean {
  const file = slug.length < LEAST_SLUG ? undefined : DRAWN_BY_BUILD.exec(url)?.[1];
  return DRAWN_CARD.test(url) || file?.toLowerCase() === slug;
}

/** Words of a title that say enough of it. */
const LEAST_WORDS = 3;

/** Whether a card is asked for with a title that has no word of the page, as for one with the same number in another language. */
export function isTitledOtherwise(url: string, topicWords: ReadonlySet<string>): boolean {
  const title = /[?&]title=([^&]{1,300})/i.exec(url)?.[1]?.replaceAll('+', ' ');
  if (title === undefined || topicWords.size === 0) return false;
  const words = wordsOf(decoded(title));
  return words.size >= LEAST_WORDS && ![...words].some((word) => topicWords.has(word));
}

/** Pixels, as the page claims them. */
const LEAST_WIDTH = 600;

/** Whether the text of a page has a large picture, which says more of it than a card. */
export function showsPhotoInText({ images }: PageSnapshot): boolean {
  return images.some(isPhotoInText);
}

function isPhotoInText({ attributes, context: { landmarks } }: SnapshotImage): boolean {
  const isInText = ['article', 'figure', 'main'].some((part) => landmarks.includes(part));
  return isInText && !isBesideText(landmarks) && widthOf(attributes) >= LEAST_WIDTH;
}

/** Of the attribute, or of the largest file of a `srcset` that tells widths. */
function widthOf({ width, srcset = '' }: SnapshotImage['attributes']): number {
  return declaredPixels(width) ?? largestOfSrcset(srcset)?.width ?? 0;
}
