import type { Bonus } from '../../types';
import { DOUBT_POINTS } from '../page-bonuses';

/** The term of a doubt, with its points. */
export function doubtTerm(name: keyof typeof DOUBT_POINTS): Bonus {
  return { name, points: DOUBT_POINTS[name] };
}
