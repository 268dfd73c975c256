import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { backOfThing } from './back-of-thing';
import { belowGallery } from './below-gallery';
import { boughtPhoto } from './bought-photo';
import { embedBelow } from './embed-below';
import { iconSize } from './icon-size';
import { numberBeside } from './number-beside';
import { otherTeaser } from './other-teaser';
import { pointedOut } from './pointed-out';
import { isDeclared, type Ranked } from './ranked-picture';
import { isSidePicture } from './side-picture';
import { shownSmall } from './shown-small';
import { unlikePage } from './unlike-page';
import { viewsOfOther } from './views-of-other';

/** What the other pictures of a page may say against the declared one that leads them. */
const DOUBTS = [
  unlikePage,
  viewsOfOther,
  numberBeside,
  backOfThing,
  pointedOut,
  shownSmall,
  iconSize,
  otherTeaser,
  boughtPhoto,
  embedBelow,
  belowGallery,
] as const;

/** What speaks against the first of a page's ranked pictures, beside the others; undefined where nothing does. */
export function doubtBeside(ranked: readonly Ranked[], snapshot: PageSnapshot): Bonus | undefined {
  const [first] = ranked;
  if (first === undefined || !isDeclared(first)) return undefined;
  const doubtAmong = (pictures: readonly Ranked[]): Bonus | undefined => {
    for (const doubt of DOUBTS) {
      const found = doubt(first, pictures, snapshot);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  // Hardly a page has any: only then the others are looked at once more.
  if (doubtAmong(ranked) === undefined) return undefined;
  return doubtAmong(ranked.filter((one) => one === first || !one.isCover || !isSidePicture(one)));
}
