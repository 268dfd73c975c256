import { isNoCover } from './page-candidates';
import { sumOfPoints } from './sum-of-points';
import type { Bonus, KnownCandidate } from './types';

/**
 * The picture that what the page says and shows puts first, before anything was measured; undefined where there is none.
 * Of a platform's own pictures, which have no terms of a page, none leads: their tiers decide.
 */
export function leadOf(candidates: readonly KnownCandidate[]): KnownCandidate | undefined {
  let lead: KnownCandidate | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    if (!candidate.bonuses) return undefined;
    const points = sumOfPoints(candidate.bonuses);
    if (points > most && mayLead(candidate, candidate.bonuses)) [lead, most] = [candidate, points];
  }
  return lead;
}

function mayLead({ availability }: KnownCandidate, ofPage: readonly Bonus[]): boolean {
  return availability.status === 'ok' && !ofPage.some(isNoCover);
}
