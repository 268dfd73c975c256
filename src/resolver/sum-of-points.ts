import type { Bonus } from './types';

/** What the terms of a score add up to, in points. By index: it is asked so often that an iterator for each shows. */
export function sumOfPoints(bonuses: readonly Bonus[]): number {
  let sum = 0;
  for (let index = 0; index < bonuses.length; index += 1) sum += bonuses[index]?.points ?? 0;
  return sum;
}
