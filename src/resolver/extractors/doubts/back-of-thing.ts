import type { Bonus } from '../../types';
import { addressParts } from '../address/address-parts';
import { DOUBT_POINTS } from '../page-bonuses';
import { isDeclared, type Ranked } from './ranked-picture';
import { stemOf } from './stem-of';

/** What the names of files call the side that nobody looks at first. */
const BACK =
  /^(.{3,})[-_](?:back|reverse|verso|odwrocie|rewers|(?:ru|rue|r%c3%bc)ckseite|achterkant|achterzijde|dos|retro|reverso|bagside|baksida|bakside|hatlap|zadni|rub|oborot)$/i;

/**
 * What speaks against the first of a page's pictures where it is declared and shows the back of a thing, of which the page shows
 * another side: `0037_verso.jpg` beside `0037_recto.jpg`. Undefined where that is not so.
 */
export function backOfThing(first: Ranked, ranked: readonly Ranked[]): Bonus | undefined {
  const thing = isDeclared(first) ? BACK.exec(nameOf(first))?.[1] : undefined;
  if (thing === undefined) return undefined;
  const isOtherSide = (one: Ranked) => one.isCover && one !== first && nameOf(one).startsWith(thing);
  return ranked.some(isOtherSide) ? { name: 'unlike_page', points: DOUBT_POINTS.unlike_page } : undefined;
}

function nameOf({ url }: Ranked): string {
  return stemOf(addressParts(url).path);
}
