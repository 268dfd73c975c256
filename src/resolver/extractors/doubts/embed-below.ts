import type { PageSnapshot, SnapshotImage } from '../../page-snapshot';
import type { Bonus } from '../../types';
import { addressParts } from '../address/address-parts';
import { fileName } from '../body/file-name';
import { writtenSource } from '../body/own-addresses';
import { has } from '../shown-as';
import { doubtTerm } from './doubt-term';
import { isDeclaredAlone, isLargeCover, type Ranked } from './ranked-picture';

/** By which a site of videos knows one, as a part of an address. */
const ID = /[\w-]{8,}/g;

/**
 * What speaks against the first of a page's pictures where it is declared and the thumbnail of another site's video, before which
 * the text shows a large picture of its own that opens a larger one. Undefined where that is not so.
 */
export function embedBelow(
  first: Ranked,
  ranked: readonly Ranked[],
  { images }: PageSnapshot,
): Bonus | undefined {
  if (!isDeclaredAlone(first)) return undefined;
  const ids = new Set(addressParts(first.url).path.match(ID));
  const embed = images.findIndex((image) => image.kind === 'embed' && isOf(image, ids));
  if (embed <= 0) return undefined;
  const above = images.slice(0, embed).flatMap(filesOf);
  const isAbove = (one: Ranked) =>
    isLargeCover(one) && has(one, 'links_picture') && above.includes(fileName(one.url));
  return ranked.some(isAbove) ? doubtTerm('unlike_page') : undefined;
}

function isOf(image: SnapshotImage, ids: ReadonlySet<string>): boolean {
  return (
    writtenSource(image)
      .match(ID)
      ?.some((id) => ids.has(id)) ?? false
  );
}

function filesOf({ attributes, context }: SnapshotImage): string[] {
  return [fileName(attributes.src ?? ''), fileName(context.linkHref)];
}
