import { isStrip } from './extractors/body/picture-shape';
import { DECLARED_SOURCES } from './extractors/declared-sources';
import type { ScoringTable } from './scoring-table';
import type { Bonus, KnownCandidate, SourceMethod } from './types';

/** Ways in which a page names its cover itself, and in which its platform does. */
const DECLARATIONS: ReadonlySet<SourceMethod> = new Set([
  ...DECLARED_SOURCES,
  ...(['rule', 'api', 'oembed'] as const),
]);

/** Pixels, points. */
const TABLE = {
  /** Large enough to be the cover as it is: a larger picture is no better one. Profiles declare squares of 400. */
  enoughPixels: 400 * 400,
  /** As small as an icon, whatever the page says. */
  tinyPixels: 200 * 150,
  tinyPoints: 2_500,
  /** Smaller than that a picture is a sign, also where the page has nothing else. */
  leastPixels: 100 * 100,
  /** As much as its size earns: a strip is the description of a product, or a banner. */
  stripPoints: 4_000,
} as const;

/** Points of one term: so many speak against a picture as the page's, whatever its size. */
const DOUBTED = -1_500;

/** What it says of a size gives way to what was measured. */
const OF_SIZE = 'declared_small';

/** What is known of a picture beside its measures. */
interface Standing {
  ofPage: readonly Bonus[];
  /** What the page says and shows puts it first. */
  isLead: boolean;
  /** What its other terms add up to. */
  points: number;
}

/**
 * What the measured size of a page's picture adds to its score, beside the terms that it has of the page. A platform's own
 * pictures have tiers for that. Tiers count pixels alone, and a larger picture further down is not the page's cover for
 * that: so the one that the page puts first is worth more than a step or two of them.
 */
export function measuredTerms(
  { source_method, width, height }: Omit<KnownCandidate, 'bonuses'>,
  { ofPage, isLead, points }: Standing,
  { leadBonus, declaredBonus }: Pick<ScoringTable, 'leadBonus' | 'declaredBonus'>,
): Bonus[] {
  if (width === null || height === null) return [];
  const pixels = width * height;
  const isLong = isStrip(width / height);
  if (pixels < TABLE.tinyPixels)
    return [{ name: 'tiny', points: -tinyPrice(pixels, isLead && !isLong ? points : 0) }];
  if (!isLead && isLong) return [{ name: 'shape_strip', points: -TABLE.stripPoints }];
  const isEnough = pixels >= TABLE.enoughPixels;
  const isDeclared = DECLARATIONS.has(source_method) && !isPreloaded(ofPage);
  const lead = (bonus: number) => (isLead && bonus > 0 ? [{ name: 'first_of_page', points: bonus }] : []);
  if (isDeclared && isEnough && !isDoubted(ofPage))
    return [
      ...(declaredBonus > 0 ? [{ name: 'declared_size', points: declaredBonus }] : []),
      ...lead(leadBonus.declared),
    ];
  // A small one that is declared is a thumbnail: what the page shows is larger.
  return isEnough || !isDeclared ? lead(leadBonus.shown) : [];
}

/** A small picture that is all a page has is its cover still, though the last that one would take; a strip is part of its looks. */
function tinyPrice(pixels: number, pointsOfLead: number): number {
  const isCoverStill = pixels >= TABLE.leastPixels && pointsOfLead > 0;
  return isCoverStill ? Math.min(TABLE.tinyPoints, pointsOfLead) : TABLE.tinyPoints;
}

function isDoubted(ofPage: readonly Bonus[]): boolean {
  return ofPage.some(({ name, points }) => points <= DOUBTED && name !== OF_SIZE);
}

/** A page loads parts of its frame first, too: that names no cover. */
function isPreloaded(ofPage: readonly Bonus[]): boolean {
  return ofPage.some(({ name }) => name === 'preload');
}
