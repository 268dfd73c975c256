import { LIMITS } from '../../limits';
import { encodeQuery } from '../../url/encode-query';
import { withoutFragment } from '../../url/without-fragment';
import type { PageSnapshot } from '../../page-snapshot';
import { parseUrl, parseWebUrl } from '../../parse-url';
import { type AddressParts, addressParts, partsOf } from './address-parts';
import { mendAddress } from './mend-address';
import { plainAddress } from './plain-address';
import { rememberAnswers } from '../remember-answers';
import { decodeReferences } from '../text/decode-references';

/** White space, and marks that nobody sees and that are copied together with an address. */
const UNSEEN_EDGES = /^[\s\u00ad\u200b-\u200f\u2060\ufeff]+|[\s\u00ad\u200b-\u200f\u2060\ufeff]+$/g;

/** What templates write where they have no picture. */
const NO_VALUE =
  /^(?:|#|\/|-|null|undefined|none|nil|false|true|yes|no|nan|n\/a|array|\d{1,9}|\[object object\])$/i;

/** A template's variable that nobody filled in, also percent-encoded. */
const UNFILLED =
  /\{\{|\}\}|%7b%7b|<[%?]|\{%|\[\[|%%[a-z_]|%(?![\da-f]{2})[a-z][a-z_]{2,30}%|%s(?!\w)|\$\{|\{[a-z_]{1,30}\}|(?:^|\/)(?:\[|%5b)[a-z_]{3,40}(?:\]|%5d)(?:[/.]|$)/i;

/** Files that are no picture, one for which no size was set, values that a script has joined to a folder, and a video's picture without the video. */
const NO_PICTURE_PATH =
  /\.(?:x?html?|mp4|m4[av]|webm|mov|avi|ogv|m3u8|mpd|mp3|aac|wav|ogg|vtt|srt|pdf|docx?|zip|json|xml|txt|css|js|woff2?)$|\/array$|\/(?:null|undefined|(?:\[|%5b)object(?:%20|\+)object(?:\]|%5d))(?:\/|(?:\.\w{3,4})?$)|\/vi(?:_webp)?\/\/\w+\.\w+$|(?<!\/previews-ttv\/[^/]*)-0x0\.\w{3,4}$/i;

/** `/1.haspreviewThumbnailVersion/thesis.pdf`: the first page of a document, as EPrints draws it. */
const OF_DOCUMENT = /\.has\w+ThumbnailVersion\/[^/]+$/;

/** The page that a wiki has about a file, in any language: `/wiki/Datei:Lake.jpg`. */
const PAGE_OF_FILE = /\/(?:wiki|index\.php)\/[^/:]+:[^/]+\.\w+$/;

/** Where pictures are kept, and a folder of one word in there. */
const FOLDER =
  /\/(?:uploads?|images?|img|media|storage|static|assets|files|photos?|pictures?)\/(?:[a-z_-]{2,20}\/)?$/i;

/** `/crawler/media/?media_id=10155168902769113`, as Facebook declares the pictures of its pages. */
const NUMBER_OF_MEDIA = /(?:^|&)media_id=\d/;

/** One word, which names a part of a site. */
const PART_OF_SITE = /^\/[a-z_-]{2,20}\/$/i;

/** `/files/styles/og/public/`: what Drupal makes of no file. */
const STYLE_WITHOUT_FILE = /\/styles\/[^/]+\/(?:public|private)\/$/;

/** What links carry to count their readers. */
const COUNTING = /^(?:utm_|fbclid|gclid|mc_)/i;

/** What an address depends on of the page that has it. */
type PageOfAddress = Pick<PageSnapshot, 'url' | 'baseUrl' | 'encoding'>;

/**
 * The absolute http(s) URL that a page means by `text`, without a fragment; null for what is no picture's
 * address: no value, another scheme, the page itself, a site's root, or more than the limit of characters.
 */
export function pictureUrl(text: string, page: PageOfAddress): string | null {
  // A data URL can be megabytes long; it is refused before anything is done with it.
  if (text.length > 2 * LIMITS.urlMaxLength) return null;
  const written = plainAddress(text, page.baseUrl) ?? writtenAddress(text, page);
  if (written === null) return null;
  const href = written.includes('%25') ? encodedOnce(written) : written;
  const parts = addressParts(href);
  if (isNoPicture(parts)) return null;
  const isRoot = parts.path === '/' && parts.query === '';
  return isRoot || isSamePlace(parts, page.url) || href.length > LIMITS.urlMaxLength ? null : href;
}

/** Letters of other scripts that a template has encoded twice; an address inside of another's path is so rightly. */
const TWICE = /%25([89a-f][\da-f])/gi;
const LEAST_TWICE = 4;

function encodedOnce(href: string): string {
  const [path = '', ...query] = href.split('?');
  const isTwice = !/%2f/i.test(path) && (path.match(TWICE)?.length ?? 0) >= LEAST_TWICE;
  return isTwice ? [path.replace(TWICE, '%$1'), ...query].join('?') : href;
}

/** Of what has to be decoded, mended or resolved first. */
function writtenAddress(text: string, page: PageOfAddress): string | null {
  const decoded = mendAddress(decodeReferences(text.trim()).replace(UNSEEN_EDGES, ''), page.url);
  if (NO_VALUE.test(decoded) || UNFILLED.test(decoded)) return null;
  const address = page.encoding === undefined ? decoded : encodeQuery(decoded, page.encoding);
  const url = parseWebUrl(address, page.baseUrl);
  return url && withoutFragment(url.href);
}

function isNoPicture({ path, query }: AddressParts): boolean {
  if (!path.endsWith('/'))
    return (NO_PICTURE_PATH.test(path) && !OF_DOCUMENT.test(path)) || PAGE_OF_FILE.test(path);
  if (STYLE_WITHOUT_FILE.test(path)) return true;
  return (FOLDER.test(path) && !NUMBER_OF_MEDIA.test(query)) || (query === '' && PART_OF_SITE.test(path));
}

/** Whether an address is that of the page or of a folder around it, but for its scheme, its query and a slash at its end. */
function isSamePlace({ host, path, query }: AddressParts, pageUrl: string): boolean {
  const page = partsOfPage(pageUrl);
  if (page === null || host !== page.host) return false;
  // A folder that the page is in lists pages.
  if (query === '' && path.endsWith('/') && page.path.startsWith(path)) return true;
  const bare = (text: string) => text.replace(/\/$/, '');
  if (bare(path) !== bare(page.path)) return false;
  return query === '' || query === page.query || COUNTING.test(query);
}

/** Asked for each picture of a page. */
const partsOfPage = rememberAnswers((pageUrl) => {
  const url = parseUrl(pageUrl);
  return url && partsOf(url);
});
