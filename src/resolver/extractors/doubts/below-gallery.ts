import type { PageSnapshot } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { addressParts } from '../address/address-parts';
import { fileName } from '../body/file-name';
import { writtenSource } from '../body/own-addresses';
import { pageWords } from '../body/page-words';
import { has } from '../shown-as';
import { doubtTerm } from './doubt-term';
import type { Ranked } from './ranked-picture';

/** Pictures with the page's number above that make a gallery. */
const LEAST_ABOVE = 2;

/**
 * What speaks against the first of a page's pictures where it is declared, and shown without the number of the page below a
 * gallery whose pictures have it: the district, below the photos of the flat. Undefined where that is not so.
 */
export function belowGallery(
  first: Ranked,
  ranked: readonly Ranked[],
  snapshot: PageSnapshot,
): Bonus | undefined {
  const { numbers } = pageWords(snapshot);
  const isNumbered = (text: string) => numbers.some((number) => text.includes(number));
  if (!first.sources.includes('image') || isNumbered(first.url)) return undefined;
  if (!ranked.some((one) => one.isCover && has(one, 'shares_number'))) return undefined;
  const file = fileName(addressParts(first.url).path);
  const shown = snapshot.images.findIndex((image) => writtenSource(image).includes(file));
  const above = snapshot.images.slice(0, Math.max(0, shown)).map(writtenSource).filter(isNumbered);
  return new Set(above).size >= LEAST_ABOVE ? doubtTerm('shown_small') : undefined;
}
