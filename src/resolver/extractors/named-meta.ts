import type { SnapshotMeta } from '../page-snapshot';
import { defineExtractor } from './define-extractor';
import { isBesideThePage } from './json-ld/beside-the-page';
import { PHOTO, TILE } from './icons';
import { namedPicture } from './named-picture';

/** Meta names by which publishing tools and search engines are told a page's picture, best first. */
const PICTURE_NAMES: readonly string[] = [
  'og:video:thumbnail',
  'og:video:thumbnail_url',
  'og:video:image',
  'sailthru.image.full',
  'parsely-image-url',
  'parsely-metadata',
  'parsely-page',
  'lp:image',
  'weibo:article:image',
  'vk:image',
  'image',
  'image_src',
  'thumbnail',
  'thumbnailurl',
  'thumbnail_url',
  'sailthru.image.thumb',
];

/** Names of the same meaning, whoever made them up: `rbi:image`, `cover-image`, `dc.image.url`. */
const PICTURE_NAME =
  /(?:^|[:._-])(?:image|img|thumbnail|thumb|photo|picture|poster|cover)(?:[:._-]?(?:url|src|full|large))?$/;

/** Sets of names that other extractors read, or that stand for the site. */
const OTHER_VOCABULARY =
  /^(?:og:image|twitter:|msapplication|apple-|application-)|logo|icon|avatar|author|profile/;

/** Pictures in metas that belong to no vocabulary of their own. */
export const namedMeta = defineExtractor({
  name: 'named-meta',
  extract: (snapshot) =>
    snapshot.metas
      .map((meta) => ({ meta, rank: rankOf(meta) }))
      .filter(({ rank }) => rank >= 0)
      .toSorted((left, right) => left.rank - right.rank)
      .flatMap(({ meta: { content }, rank }, place) =>
        namedPicture(
          { address: addressIn(content), source_method: 'link', way: wayOf(rank), place },
          snapshot,
        ),
      ),
});

/** Parse.ly's older form keeps the address in a JSON text, among other things; empty where it tells none. */
function addressIn(content: string): string {
  return content.startsWith('{') ? (/"image_url"\s*:\s*"([^"]{1,4096})"/.exec(content)?.[1] ?? '') : content;
}

function wayOf(rank: number): 'named_meta' | 'other_meta' {
  return rank < PICTURE_NAMES.length ? 'named_meta' : 'other_meta';
}

/** The lower the better; −1 for what names no picture. A name that we do not know must bear a picture's address. */
function rankOf({ attribute, key, content, itemType = '' }: SnapshotMeta): number {
  if (attribute === 'itemprop' || isBesideThePage(itemType)) return -1;
  const known = PICTURE_NAMES.indexOf(key);
  if (known >= 0) return known;
  if (key === TILE) return PHOTO.test(content) ? PICTURE_NAMES.length : -1;
  const isPicture = PICTURE_NAME.test(key) && !OTHER_VOCABULARY.test(key) && looksLikePicture(content);
  return isPicture ? PICTURE_NAMES.length : -1;
}

function looksLikePicture(content: string): boolean {
  return /^(?:https?:)?\/?\/\S+\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i.test(content);
}
