import type { Bonus } from '../types';
import { type BodyFacts, bodyFacts } from './body/body-facts';
import { bodyTerms } from './body/body-terms';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { BODY_PLACE_POINTS, PLAUSIBLE_POINTS, SMALLER_VARIANT_POINTS } from './page-bonuses';

/** The pictures that the body of a page shows, whichever way it loads them. */
export const bodyImages = defineExtractor({
  name: 'body-images',
  extract(snapshot) {
    let place = 0;
    return bodyFacts(snapshot).flatMap((facts) => {
      const terms = bodyTerms(facts);
      const found = toPictures(facts, [...terms, ...placeTerm(place)]);
      if (sumOf(terms) >= PLAUSIBLE_POINTS) place += 1;
      return found;
    });
  },
});

/** The earlier the better, counted among the pictures that nothing rules out; each doubling costs the same. */
function placeTerm(place: number): Bonus[] {
  return place === 0 ? [] : [{ name: 'place', points: Math.round(BODY_PLACE_POINTS * Math.log2(1 + place)) }];
}

function toPictures(facts: BodyFacts, bonuses: Bonus[]): FoundPicture[] {
  return facts.addresses.map(({ url, width }, index) => ({
    url,
    source_method: 'image',
    declaredWidth: width ?? (index === 0 ? facts.width : null),
    declaredHeight: width === null && index === 0 ? facts.height : null,
    type: null,
    alt: facts.alt,
    bonuses: index === 0 ? bonuses : [...bonuses, { name: 'variant', points: SMALLER_VARIANT_POINTS }],
    ...(facts.layout ? { layout: facts.layout } : {}),
  }));
}

function sumOf(bonuses: readonly Bonus[]): number {
  return bonuses.reduce((sum, { points }) => sum + points, 0);
}
