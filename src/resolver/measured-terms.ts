import type { Bonus, KnownCandidate, SourceMethod } from './types';

/** Ways in which a page names its cover itself. */
const DECLARATIONS: ReadonlySet<SourceMethod> = new Set([
  ...(['og', 'twitter', 'jsonld', 'microdata', 'link'] as const),
  ...(['rule', 'api', 'oembed'] as const),
]);

/** Pixels, points. */
const TABLE = {
  /** Large enough to be the cover as it is: a larger picture of the page is no better one. */
  declaredPixels: 480 * 360,
  declaredPoints: 1_500,
  /** As small as an icon, whatever the page says. */
  tinyPixels: 200 * 150,
  tinyPoints: -2_500,
} as const;

/** Points of one term: so many speak against a picture as the page's, whatever its size. */
const DOUBTED = -1_500;

/** What it says of a size gives way to what was measured. */
const OF_SIZE = 'declared_small';

/**
 * What the measured size of a page's picture adds to its score, beside the terms that it has of the page. A platform's own
 * pictures have tiers for that.
 */
export function measuredTerms(
  { source_method, width, height }: Omit<KnownCandidate, 'bonuses'>,
  ofPage: readonly Bonus[],
): Bonus[] {
  if (width === null || height === null) return [];
  const pixels = width * height;
  if (pixels < TABLE.tinyPixels) return [{ name: 'tiny', points: TABLE.tinyPoints }];
  const isDoubted = ofPage.some(({ name, points }) => points <= DOUBTED && name !== OF_SIZE);
  const isEnough = DECLARATIONS.has(source_method) && !isDoubted && pixels >= TABLE.declaredPixels;
  return isEnough ? [{ name: 'declared_size', points: TABLE.declaredPoints }] : [];
}
