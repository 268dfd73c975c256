import type { Bonus } from '../../types';
import { doubtTerm } from './doubt-term';
import { nameAt } from './files-of-one-thing';
import type { Ranked } from './ranked-picture';

/** What the names of files call the side that nobody looks at first. */
const BACK =
  /^(.{3,})[-_](?:back|reverse|verso|odwrocie|rewers|(?:ru|rue|r%c3%bc)ckseite|achterkant|achterzijde|dos|retro|reverso|bagside|baksida|bakside|hatlap|zadni|rub|oborot)$/i;

/**
 * What speaks against the first of a page's pictures where it is declared and shows the back of a thing, of which the page shows
 * another side: `0037_verso.jpg` beside `0037_recto.jpg`. Undefined where that is not so.
 */
export function backOfThing(first: Ranked, ranked: readonly Ranked[]): Bonus | undefined {
  const thing = BACK.exec(nameAt(first.url))?.[1];
  if (thing === undefined) return undefined;
  const isOtherSide = (one: Ranked) => one.isCover && one !== first && nameAt(one.url).startsWith(thing);
  return ranked.some(isOtherSide) ? doubtTerm('unlike_page') : undefined;
}
