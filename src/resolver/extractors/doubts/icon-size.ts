import type { Bonus } from '../../types';
import { addressParts } from '../address/address-parts';
import { doubtTerm } from './doubt-term';
import { isDeclaredAlone, isLargeCover, type Ranked } from './ranked-picture';

/** Pixels of icons, as the makers of phones and browsers ask for them. */
const ICON_SIDES: ReadonlySet<number> = new Set([57, 60, 72, 76, 96, 114, 120, 144, 152, 167, 180, 192]);

/** What speaks against the first of a page's pictures where it has the size and the format of an app's icon, and the page shows a large one. */
export function iconSize(first: Ranked, ranked: readonly Ranked[]): Bonus | undefined {
  const { declaredWidth: width, declaredHeight: height } = first;
  const isIcon = width !== null && width === height && ICON_SIDES.has(width);
  if (!isIcon || !isDeclaredAlone(first) || !/\.png$/i.test(addressParts(first.url).path)) return undefined;
  return ranked.some((one) => one !== first && isLargeCover(one)) ? doubtTerm('icon_size') : undefined;
}
