import type { Bonus } from './types';

/** What the terms of a score add up to, in points. */
export function sumOfPoints(bonuses: readonly Bonus[]): number {
  let sum = 0;
  for (const { points } of bonuses) sum += points;
  return sum;
}
