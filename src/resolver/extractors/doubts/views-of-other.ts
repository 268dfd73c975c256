import type { Bonus } from '../../types';
import { has } from '../shown-as';
import { doubtTerm } from './doubt-term';
import { areCalledAlike, nameAt } from './files-of-one-thing';
import { isDeclaredAlone, type Ranked } from './ranked-picture';

/**
 * What speaks against the first of a page's pictures where it is declared and not shown, and the page shows another color of the
 * thing, by more than one view: `tote_red.jpg` beside `tote_navy.jpg` and `tote_navy_in.jpg`. So with rooms. Undefined where that is not so.
 */
export function viewsOfOther(first: Ranked, ranked: readonly Ranked[]): Bonus | undefined {
  if (!isDeclaredAlone(first) && !has(first, 'teaser_of_other')) return undefined;
  const hasViews = (one: Ranked) =>
    ranked.some(
      (other) => nameOf(other) !== nameOf(one) && nameOf(other).startsWith(`${withoutNumber(nameOf(one))}_`),
    );
  const isOther = (one: Ranked) =>
    one.isCover && areCalledAlike(first.url, one.url) && hasViews(one) && !isViewOf(one, first);
  const isUnlike = ranked.some(isOther) && !hasViews(first);
  return isUnlike ? doubtTerm('unlike_page') : undefined;
}

/** Whether the second is one more view of what the first shows. */
function isViewOf(one: Ranked, first: Ranked): boolean {
  return nameOf(first).startsWith(`${withoutNumber(nameOf(one))}_`);
}

/** `room_corner` of `room_corner_01`, beside which there is `room_corner_02`. */
function withoutNumber(name: string): string {
  return name.replace(/_\d{1,2}$/, '');
}

function nameOf({ url }: Ranked): string {
  return nameAt(url).replaceAll('-', '_');
}
