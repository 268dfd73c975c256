import type { Bonus } from '../types';
import { DECLARED_SIDE_POINTS, PLACE_POINTS, SOURCE_POINTS } from './page-bonuses';

interface DeclaredPicture {
  way: keyof typeof SOURCE_POINTS;
  /** From 0, among the pictures of this way. */
  place: number;
  width: number | null;
  height: number | null;
}

/** The terms of a picture that a page declares: which way, which place in the list, how small it says it is. */
export function declaredTerms({ way, place, width, height }: DeclaredPicture): Bonus[] {
  return [
    { name: way, points: SOURCE_POINTS[way] },
    ...placeTerms(place),
    ...smallSizeTerms({ width, height }),
  ];
}

/** The term against a picture that others of its list, which is ordered from 0, stand before. */
export function placeTerms(place: number): Bonus[] {
  return place > 0 ? [{ name: 'place', points: Math.max(PLACE_POINTS.most, place * PLACE_POINTS.each) }] : [];
}

/** The term against a picture whose claimed size, in pixels, is small for a cover; none where none is claimed. */
export function smallSizeTerms({ width, height }: Pick<DeclaredPicture, 'width' | 'height'>): Bonus[] {
  const sides = [width, height].filter((side) => side !== null);
  const shorter = sides.length > 0 ? Math.min(...sides) : Number.POSITIVE_INFINITY;
  const points = DECLARED_SIDE_POINTS.find(({ minSide }) => shorter >= minSide)?.points ?? 0;
  return points === 0 ? [] : [{ name: 'declared_small', points }];
}
