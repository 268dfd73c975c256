import type { PageSnapshot, SnapshotLink } from '../page-snapshot';
import type { SourceMethod } from '../types';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { SOURCE_POINTS } from './page-bonuses';
import { pictureUrl } from './address/picture-url';
import { rememberAnswers } from './remember-answers';

const ICON_RELS: readonly string[] = [
  'icon',
  'apple-touch-icon',
  'apple-touch-icon-precomposed',
  'fluid-icon',
  'mask-icon',
];

export const TILE = 'msapplication-tileimage';

/** A tile is drawn; some themes give it the photo of the post. */
export const PHOTO = /^(?!.*(?:tile|icon|logo)).*\.(?:jpe?g|webp)(?:\?|$)/i;

/** Pictures that stand for the site: listed for whoever wants them, never the cover. */
export const icons = defineExtractor({
  name: 'icons',
  extract: (snapshot) => [
    ...snapshot.links.filter(isIconLink).flatMap((link) => toIcon(link.href, link, snapshot)),
    ...snapshot.metas
      .filter(({ key, content }) => key === TILE && !PHOTO.test(content))
      .flatMap(({ content }) => toIcon(content, null, snapshot)),
  ],
});

/** Whether a link names an icon of the site. */
export function isIconLink({ rel }: SnapshotLink): boolean {
  return rel.some((name) => ICON_RELS.includes(name));
}

/** The larger side that `sizes` names, in pixels; null for `any` and nothing. */
export function iconSide({ sizes }: SnapshotLink): number | null {
  return sizes === '' ? null : largestSide(sizes.slice(0, 200));
}

/** Few sizes are written, and each is asked for whenever icons are compared. */
const largestSide = rememberAnswers((sizes: string): number | null => {
  const sides = [...sizes.matchAll(/(\d{1,4})\s*x\s*\d{1,4}/gi)].map(([, side]) => Number(side));
  return sides.length > 0 ? Math.max(...sides) : null;
});

function toIcon(address: string, link: SnapshotLink | null, snapshot: PageSnapshot): FoundPicture[] {
  const url = pictureUrl(address, snapshot);
  if (url === null) return [];
  const side = link && iconSide(link);
  const source_method: SourceMethod = 'icon';
  return [
    {
      url,
      source_method,
      declaredWidth: side,
      declaredHeight: side,
      type: link?.type || null,
      alt: '',
      bonuses: [{ name: 'icon', points: SOURCE_POINTS.icon }],
      isIcon: true,
    },
  ];
}
