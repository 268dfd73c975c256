import { decoded } from '../decoded';
import type { PageSnapshot, SnapshotMeta } from '../page-snapshot';
import { parseUrl } from '../parse-url';
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
  'og:image:original',
  'og:image:source',
  'og:image:secure',
  'twitter:image:0',
  'twitter:thumbnail',
  'twitter:photo',
  'twitter:img',
];

/** Names of the same meaning, whoever made them up: `rbi:image`, `cover-image`, `dc.image.url`. */
const PICTURE_NAME =
  /(?:^|[:._-])(?:(?:og|media|news)?image|img|thumbnail|thumb|photo|picture|poster|cover|depiction|hero|vignette|apercu|foto|bild|vorschaubild|imag[em]n|immagine|obrazek|kapak|resim|gorsel|graphical_abstract)(?:[:._-]?(?:url|src|full|large|1))?$/;

/** Sets of names that other extractors read, or that stand for the site. */
const OTHER_VOCABULARY =
  /^(?:og:image(?!:(?:original|source|secure)$)|twitter:(?!image:0$|thumbnail$|photo$|img$)|msapplication|apple-|application-)|logo|icon|avatar|author|profile|hdr[_-]|masthead|nav[_-]/;

/** A link that shares the page together with a picture stands among them. */
const SHARE_LINK = 'share:link';

/** Pictures in metas that belong to no vocabulary of their own. */
export const namedMeta = defineExtractor({
  name: 'named-meta',
  extract: (snapshot) =>
    snapshot.metas
      .map((meta) => ({ meta, rank: rankOf(meta) }))
      .filter(({ rank }) => rank >= 0)
      .toSorted((left, right) => left.rank - right.rank)
      .flatMap(({ meta, rank }, place) =>
        namedPicture(
          { address: addressIn(meta, snapshot), source_method: 'link', way: wayOf(rank), place },
          snapshot,
        ),
      ),
});

/**
 * Parse.ly's older form keeps the address in a JSON text, among other things, a link that shares the page in a parameter;
 * empty where it tells none.
 */
function addressIn({ key, content }: SnapshotMeta, page: Pick<PageSnapshot, 'url'>): string {
  if (key === SHARE_LINK) return sharedPicture(content, page);
  return content.startsWith('{') ? (/"image_url"\s*:\s*"([^"]{1,4096})"/.exec(content)?.[1] ?? '') : content;
}

/** By the parameters of Pinterest, Weibo, VK and OK; empty where another page is shared, as by each entry of a list. */
function sharedPicture(link: string, page: Pick<PageSnapshot, 'url'>): string {
  const [picture, shared] = [SHARED_PICTURE, SHARED_PAGE].map((pattern) =>
    decoded(pattern.exec(link)?.[1] ?? ''),
  );
  const path = (address = '') => parseUrl(address)?.pathname.replace(/\/$/, '');
  const isOwn = path(shared) !== undefined && path(shared) === path(page.url);
  // What is shared as content may be the page itself.
  return isOwn && picture !== undefined && path(picture) !== path(page.url) ? picture : '';
}

const SHARED_PICTURE = /[?&](?:media|pic|image|imageUrl|picture|content)=(https?[^&#\s]{1,4096})/i;
const SHARED_PAGE = /[?&](?:url|link|canonicalUrl|st\.shareUrl)=([^&#\s]{1,4096})/i;

function wayOf(rank: number): 'named_meta' | 'other_meta' {
  return rank < PICTURE_NAMES.length ? 'named_meta' : 'other_meta';
}

/** The lower the better; −1 for what names no picture. A name that we do not know must bear a picture's address. */
function rankOf({ attribute, key, content, itemType = '' }: SnapshotMeta): number {
  if (attribute === 'itemprop' || isBesideThePage(itemType)) return -1;
  const known = PICTURE_NAMES.indexOf(key);
  if (known >= 0) return known;
  if (key === SHARE_LINK) return PICTURE_NAMES.length;
  if (key === TILE) return PHOTO.test(content) ? PICTURE_NAMES.length : -1;
  const isPicture = PICTURE_NAME.test(key) && !OTHER_VOCABULARY.test(key) && looksLikePicture(content);
  return isPicture ? PICTURE_NAMES.length : -1;
}

function looksLikePicture(content: string): boolean {
  return /^(?:https?:)?\/?\/\S+\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i.test(content);
}
