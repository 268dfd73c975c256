import type { Bonus } from '../../types';
import { has } from '../shown-as';
import { doubtTerm } from './doubt-term';
import { isDeclaredAlone, isLargeCover, type Ranked } from './ranked-picture';

/** What those who sell photos of anything call them, and a folder of such. */
const STOCK_PHOTO =
  /(?:^|[^a-z])(?:depositphotos?|shutterstock|istock(?:photo)?|adobe-?stock|dreamstime|123rf|fotolia|freepik|pixabay|pexels|nsplsh)(?![a-z])|\/(?:(?:image|photo|picture|foto)[-_]?)?bank\/|\/(?:ilustracyjne|symbolbild(?:er)?|symbolfotos?|illyustracii|genrebilder|ilustrativni)\//i;

/**
 * What speaks against the first of a page's pictures where it is declared and not shown, was bought, and the page shows a large
 * one of its own. Undefined where that is not so.
 */
export function boughtPhoto(first: Ranked, ranked: readonly Ranked[]): Bonus | undefined {
  const isBought = isDeclaredAlone(first) && STOCK_PHOTO.test(first.url);
  return isBought && ranked.some((one) => isLargeCover(one) || (one.isCover && has(one, 'itemprop')))
    ? doubtTerm('vague_name')
    : undefined;
}
