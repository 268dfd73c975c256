import type { PageSnapshot, SnapshotLink } from '../../page-snapshot';
import { iconSide } from '../icons';
import { pictureUrl } from '../address/picture-url';

/** Pixels a screen shows it with, twice over for sharp ones: the smallest icon that has as many is best. */
const WANTED_SIDE = 32;

/** The site's small icon as an absolute URL; undefined where the page names none. */
export function favicon(snapshot: PageSnapshot): string | undefined {
  const icons = snapshot.links.filter(({ rel }) => rel.includes('icon'));
  const touchIcons = snapshot.links.filter(({ rel }) =>
    rel.some((name) => name.startsWith('apple-touch-icon')),
  );
  return (
    [...icons.toSorted(bySide), ...touchIcons.toSorted(bySide)]
      .map(({ href }) => pictureUrl(href, snapshot))
      .find((url) => url !== null) ?? undefined
  );
}

function bySide(left: SnapshotLink, right: SnapshotLink): number {
  return distance(left) - distance(right);
}

/** Without `sizes` an icon is taken for a small one. */
function distance(link: SnapshotLink): number {
  const side = iconSide(link) ?? WANTED_SIDE / 2;
  return side >= WANTED_SIDE ? side - WANTED_SIDE : 1_000 + WANTED_SIDE - side;
}
