import type { Bonus } from '../../types';
import type { BODY_POINTS } from '../body-points';
import type { BodyFacts } from './body-facts';
import { BODY_TERMS } from './body-terms';

/**
 * Points. What has so much against it is no cover: of 45,000 such pictures in labelled pages no one had enough for it
 * to be one. Half of a page's pictures are ruled out so, mostly by what is asked first.
 */
const RULED_OUT_POINTS = -2_000;

/** What says of a picture what it is, as users are told; then what rules most out, and is found out soon. */
const ASKED_FIRST: readonly (keyof typeof BODY_POINTS)[] = [
  'logo',
  'tracker',
  'advertisement',
  'share_button',
  'person',
  'icon',
  'size_tiny',
  'list_names',
  'alike_many',
  'one_of_list',
  'links_other_page',
  'repeated',
  'in_furniture',
  'listed_teaser',
  'away_from_text',
];

const OF_NO_RANK = ASKED_FIRST.length;

const AGAINST = BODY_TERMS.filter(({ bonus }) => bonus.points < 0).toSorted(
  (left, right) => rankOf(left.bonus) - rankOf(right.bonus),
);
const FOR = BODY_TERMS.filter(({ bonus }) => bonus.points > 0);

function rankOf({ name }: Bonus): number {
  const rank = ASKED_FIRST.findIndex((term) => term === name);
  return rank < 0 ? OF_NO_RANK : rank;
}

/**
 * The terms that apply to a picture, whatever the others are: those against it first. Where they rule it out, no
 * more of them; where another way names the picture, too, which `isNamed` tells, all of them.
 */
export function judgePicture(facts: BodyFacts, isNamed: () => boolean): Bonus[] {
  const terms: Bonus[] = [];
  let points = 0;
  let isToldInFull = false;
  const isRuledOut = AGAINST.some(({ bonus, applies }) => {
    if (!applies(facts)) return false;
    terms.push(bonus);
    points += bonus.points;
    if (isToldInFull || points > RULED_OUT_POINTS) return false;
    isToldInFull = isNamed();
    return !isToldInFull;
  });
  if (isRuledOut) return terms;
  FOR.forEach(({ bonus, applies }) => {
    if (applies(facts)) terms.push(bonus);
  });
  return terms;
}
