import { COVER_THRESHOLD } from './extractors/page-bonuses';
import { measuredTerms } from './measured-terms';
import { isNoCover } from './page-candidates';
import { leadOf } from './page-lead';
import { type IsRefused, refusedBy } from './refused';
import { type ScoringTable, SCORING_TABLES } from './scoring-table';
import { sumOfPoints } from './sum-of-points';
import type {
  Bonus,
  ImageCandidate,
  KnownCandidate,
  Notice,
  ResolveOptions,
  ScoreExplanation,
} from './types';
import { areaOf } from './area';

export interface Ranking {
  /** Best first; those without a score last, in the order they were collected. */
  candidates: ImageCandidate[];
  /** The terms of each score, in the candidates' order. */
  scores: ScoreExplanation[];
  warnings: Notice[];
}

type RankingOptions = Pick<ResolveOptions, 'prefer' | 'min_width' | 'min_height'>;
type Scored = { candidate: ImageCandidate; bonuses: Bonus[] };

/**
 * Scores and orders candidates. The first is the best, whatever the options: scores descend and null
 * comes last. If no cover reaches the minimum size the minimum is dropped, with a warning; a picture that is
 * refused has no score in any case.
 */
export function rankCandidates(
  measured: readonly KnownCandidate[],
  options: RankingOptions,
  isRefused: IsRefused = refusedBy(),
): Ranking {
  const wanted = measured.filter((candidate) => !isRefused(candidate));
  const usual = wanted.length < measured.length ? rankCandidates(measured, options).candidates : [];
  const lead = leadOf(wanted.filter((candidate) => reachesMinimum(candidate, options))) ?? leadOf(wanted);
  const scored = measured.map((candidate) =>
    isRefused(candidate) ? refusal(candidate, usual) : scoreCandidate(candidate, candidate === lead, options),
  );
  const filtered = scored.map((entry) =>
    entry.candidate.refused || reachesMinimum(entry.candidate, options) ? entry : belowMinimum(entry),
  );
  const isFilterDropped = scored.some(isCover) && !filtered.some(isCover);
  const ranked = (isFilterDropped ? scored : filtered).toSorted(compareScores);
  return {
    candidates: ranked.map(({ candidate }) => candidate),
    scores: ranked.map(({ candidate, bonuses }) => ({ url: candidate.url, score: candidate.score, bonuses })),
    warnings: isFilterDropped ? [minimumNotMet(options)] : [],
  };
}

/** The picture that is the cover; undefined where none of them is. */
export function coverOf({ candidates: [best] }: Pick<Ranking, 'candidates'>): ImageCandidate | undefined {
  return best && best.score !== null && best.score >= COVER_THRESHOLD ? best : undefined;
}

function scoreCandidate(
  { bonuses: ofPage, ...measured }: KnownCandidate,
  isLead: boolean,
  { prefer }: RankingOptions,
): Scored {
  if (measured.availability.status !== 'ok') return { candidate: { ...measured, score: null }, bonuses: [] };
  const table = SCORING_TABLES[prefer];
  const pixels = areaOf(measured);
  const bonuses: Bonus[] = [
    { name: 'tier', points: table.tierBonus[measured.quality_tier] },
    { name: 'pixels', points: Math.min(Math.round(pixels / table.pixelsPerPoint), table.maxPixelBonus) },
    ...evidenceThatCounts(ofPage, table),
  ];
  if (ofPage)
    bonuses.push(...measuredTerms(measured, { ofPage, isLead, points: sumOfPoints(bonuses) }, table));
  return { candidate: { ...measured, score: sumOfPoints(bonuses) }, bonuses };
}

function evidenceThatCounts(ofPage: readonly Bonus[] = [], { isByPixels }: ScoringTable): readonly Bonus[] {
  return isByPixels && !ofPage.some(isNoCover) ? [] : ofPage;
}

/** A candidate of unknown size reaches no minimum but 0. */
function reachesMinimum(
  { width, height }: Pick<ImageCandidate, 'width' | 'height'>,
  { min_width, min_height }: RankingOptions,
): boolean {
  return (width ?? 0) >= min_width && (height ?? 0) >= min_height;
}

function belowMinimum({ candidate }: Scored): Scored {
  return { candidate: { ...candidate, score: null, below_minimum: true }, bonuses: [] };
}

/** `usual` are all candidates as they stood if none were refused. */
function refusal({ bonuses: _terms, ...measured }: KnownCandidate, usual: readonly ImageCandidate[]): Scored {
  const refused = { place: usual.findIndex(({ url }) => url === measured.url) };
  return { candidate: { ...measured, score: null, refused }, bonuses: [] };
}

function isCover({ candidate: { score } }: Scored): boolean {
  return score !== null && score >= COVER_THRESHOLD;
}

/** Sorting is stable, so equal scores keep the order in which they were collected. */
function compareScores(left: Scored, right: Scored): number {
  const [leftScore, rightScore] = [left, right].map(({ candidate }) => candidate.score);
  if (leftScore === rightScore) return 0;
  if (leftScore === null || leftScore === undefined) return 1;
  return rightScore === null || rightScore === undefined ? -1 : rightScore - leftScore;
}

function minimumNotMet({ min_width, min_height }: RankingOptions): Notice {
  return {
    code: 'MIN_SIZE_NOT_MET',
    message: `No picture is at least ${min_width} by ${min_height} pixels, so all sizes were considered.`,
    step: 'score',
  };
}
