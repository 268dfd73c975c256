import type { Bonus } from './types';

/** What the terms of a score add up to, in points. */
export function sumOfPoints(bonuses: readonly Bonus[]): number {
  return bonuses.reduce((sum, { points }) => sum + points, 0);
}
