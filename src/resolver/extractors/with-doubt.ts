import type { Bonus } from '../types';
import { byPoints } from './merge-pictures';
import { COVER_THRESHOLD } from './page-bonuses';

/** What a doubt changes of a picture. */
interface Judged {
  points: number;
  bonuses: Bonus[];
  isCover: boolean;
}

/** Pictures, best first, with one more term of one of them, in the place that this leaves it. */
export function withDoubt<Picture extends Judged>(
  pictures: readonly Picture[],
  doubted: Picture,
  term: Bonus,
): Picture[] {
  const judged = pictures.map((picture) => {
    if (picture !== doubted) return picture;
    const points = picture.points + term.points;
    return { ...picture, points, bonuses: [...picture.bonuses, term], isCover: points >= COVER_THRESHOLD };
  });
  return judged.toSorted(byPoints);
}
