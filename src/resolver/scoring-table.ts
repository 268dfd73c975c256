import type { Preference, QualityTier } from './types';

/**
 * Every number of the score, in points. One point is 1,000 pixels; a step of the tier is worth 1,000
 * points, more than pixels can earn, so tiers decide first and pixels within them.
 */
export interface ScoringTable {
  tierBonus: Readonly<Record<QualityTier, number>>;
  pixelsPerPoint: number;
  /** Beyond this a larger picture is no better cover. */
  maxPixelBonus: number;
  /** For the picture that a page's own evidence puts first; less where its declaration counts already. */
  leadBonus: Readonly<{ shown: number; declared: number }>;
  /** For a picture that the page declares, large enough as it is. */
  declaredBonus: number;
  /** Of covers nothing but their pixels counts: what the page says tells only whether a picture is one. */
  isByPixels?: true;
}

const BALANCED: ScoringTable = {
  tierBonus: { max: 4_000, high: 3_000, medium: 2_000, low: 1_000, unknown: 0 },
  pixelsPerPoint: 1_000,
  maxPixelBonus: 999,
  leadBonus: { shown: 3_000, declared: 1_000 },
  declaredBonus: 1_500,
};

export const SCORING_TABLES: Readonly<Record<Preference, ScoringTable>> = {
  balanced: BALANCED,
  /** Pixels alone; the cap is the largest picture the probe accepts. */
  largest: {
    tierBonus: { max: 0, high: 0, medium: 0, low: 0, unknown: 0 },
    pixelsPerPoint: 1_000,
    maxPixelBonus: 100_000,
    leadBonus: { shown: 0, declared: 0 },
    declaredBonus: 0,
    isByPixels: true,
  },
  /** Scores as `balanced`; it differs in how candidates are checked. */
  fastest: BALANCED,
};
