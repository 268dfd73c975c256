import { type AddressParts, addressParts, partsOf } from '../address/address-parts';
import { endAlike } from '../address/end-alike';
import { plainAddress } from '../address/plain-address';
import { parseUrl } from '../../parse-url';
import { NAME_WORDS } from './name-words';
import { isSameUpload } from './opens-larger';
import { isFileOfScript, isOfOneHost, isPageOfFile, isPageOfPhoto, SHARES } from './page-of-picture';

/** Where the link around a picture leads. */
export type LinkTarget =
  | 'none'
  | 'picture'
  | 'same_page'
  | 'home'
  | 'other_page'
  | 'document'
  | 'other_site'
  | 'advertiser';

/** A link around a picture, and what it is compared with. */
export interface PictureLink {
  /** As written. */
  href: string;
  /** The http(s) URL it means; null where `pictureUrl` makes none of it. */
  target: string | null;
  baseUrl: string;
  page: AddressParts;
  picture: AddressParts;
}

/** A picture's file, or as forum software has it `/attachments/img_2041-jpg.18233/`, or as Plone shows it on the full screen. */
const PICTURE_PATH =
  /\.(?:jpe?g|png|gif|webp|avif)(?:\/revision\/\w+)?$|-(?:jpe?g|png|gif|webp)\.\d+\/?$|\/image_view_fullscreen$/i;

/** What a page offers to keep: its picture is the page’s own. */
const DOCUMENT = /\.(?:pdf|epub|mobi|djvu|docx?|odt|zip|mp3|gpx|apk)$/i;

/** A page that leads on to a picture, whose whole address it is told. */
const ON_THE_WAY = /https?(?::|%3a)(?:\/|%2f){2}[^&]+\.(?:jpe?g|png|gif|webp|avif)$/i;

/** A page that shows the picture alone, and larger. */
const ENLARGES = /(?:zoom|enlarge|image[-_]?view|view[-_]?image|popup[-_]?image)\w{0,3}\.\w{3,5}$/i;

/** Where a link leads. */
export function linkTarget({ href, target, baseUrl, page, picture }: PictureLink): LinkTarget {
  const written = href.trim();
  if (written === '' || /^(?:#|javascript:)/i.test(written)) return 'none';
  const url = target === null ? partsWritten(written, baseUrl) : addressParts(target);
  if (url === null) return 'none';
  if (PICTURE_PATH.test(url.path) || (url.path.includes('.') && ENLARGES.test(url.path))) return 'picture';
  if ((ON_THE_WAY.test(url.query) && !SHARES.test(url.path)) || isSame(url, picture)) return 'picture';
  const isStranger = url.host !== page.host && !endAlike(url.host, page.host);
  if (isStranger && isAdvertiser(url)) return 'advertiser';
  // A host that serves the page's pictures serves the larger one, too, if not on its front page.
  if (isStranger && url.host === picture.host) return url.path === '/' ? 'other_site' : 'picture';
  if (isSameUpload(picture.path, url.path) || isFileOfScript(url, picture) || isPageOfFile(url, picture))
    return 'picture';
  if (isStranger) return isPageOfPhoto(url, picture) || isOfOneHost(url, picture) ? 'picture' : 'other_site';
  if (url.host !== page.host) return homeOrPage(url);
  if (DOCUMENT.test(url.path)) return isOneName(url.path, picture.path) ? 'picture' : 'document';
  if (url.path === page.path && asksForOther(url, page)) return 'other_page';
  if (isFrontOfScript(url, page)) return 'home';
  if (url.path === page.path || isLeafOf(url, page)) return 'same_page';
  return isIndexAround(url, page) ? 'home' : homeOrPage(url);
}

/** `tune.png` before `tune.pdf`: the same, drawn for the page. */
function isOneName(document: string, picture: string): boolean {
  const stem = document.replace(DOCUMENT, '').toLowerCase();
  return stem.length > 8 && picture.toLowerCase().startsWith(`${stem}.`);
}

/** The file that is shown, whose address need not end as a picture's does. */
function isSame(link: AddressParts, picture: AddressParts): boolean {
  return link.path === picture.path && link.query === picture.query && link.host === picture.host;
}

/** A stranger who counts clicks, or is told where visitors of the front page come from, as in `/?ref=forum`. */
function isAdvertiser({ host, path, query }: AddressParts): boolean {
  if (path === '/' && REFERRER.test(query)) return true;
  return NAME_WORDS.trackerHost.test(host) || NAME_WORDS.advertisementHost.test(host);
}

const REFERRER = /(?:^|&)(?:ref\w*|from|source|utm\w*|aff\w*|partner)=/i;

/** Of what is no picture's address but may be a page's. */
function partsWritten(written: string, baseUrl: string): AddressParts | null {
  const plain = plainAddress(written, baseUrl);
  if (plain !== null) return addressParts(plain);
  const url = parseUrl(written, baseUrl);
  return url && partsOf(url);
}

/** Parameters that choose a part of a page, or how it is shown. */
const OF_VIEW =
  /^(?:page|start|offset|from|to|limit|lang\w*|locale|hl|sort\w*|order\w*|dir|view|mode|style|size|w|h|width|height|zoom|img|image|pic|photo|foto|bild|nr|no|n|i|slide|tab|variant|color|colour|ref|s)$/i;

/** `article204`, as SPIP has it. */
const BARE = /^[a-z]{2,12}\d+$/i;

/** `LQ-000481`: no view has such a number. */
const INVENTORY = /\d{4}/;

/** Whether the same script is asked for another thing: a parameter of both has another value. */
function asksForOther({ query }: AddressParts, page: AddressParts): boolean {
  if (query === '' || page.query === '') return false;
  if (BARE.test(query) && BARE.test(page.query)) return query !== page.query;
  const own = new URLSearchParams(page.query);
  return [...new URLSearchParams(query)].some(([name, value]) => {
    const other = own.get(name);
    const isOfView = OF_VIEW.test(name) && !(/^n[or]$/i.test(name) && INVENTORY.test(value));
    return other !== null && other !== value && !isOfView;
  });
}

/** `/forum/index.php` on `/forum/index.php?topic=3318.0`: the script that shows all pages, asked for none of them. */
function isFrontOfScript({ path, query }: AddressParts, page: AddressParts): boolean {
  if (query !== '' || path !== page.path || !INDEX.test(path)) return false;
  return [...new URLSearchParams(page.query)].some(
    ([name, value]) => value !== '' && !BESIDE_THE_PAGE.test(name),
  );
}

const INDEX = /\/(?:index\.\w{3,5})?$/i;

/** What an address says beside which page it is: how it is shown, and where its reader comes from. */
const BESIDE_THE_PAGE = new RegExp(
  `${OF_VIEW.source}|^(?:utm_\\w+|\\w*clid|from|source|PHPSESSID|sid|amp)$`,
  'i',
);

/** A page of the book, or a photo of the album, that the page is about: its address and a number. */
function isLeafOf({ path }: AddressParts, page: AddressParts): boolean {
  return path.startsWith(page.path) && /^\/?\d{1,4}\/?$/.test(path.slice(page.path.length));
}

/** The front page of a part of the site that the page is in: a forum's, beside `showthread.php`. */
function isIndexAround({ path, query }: AddressParts, page: AddressParts): boolean {
  const folder = /^(.*\/)index\.\w{3,5}$/i.exec(path)?.[1];
  return query === '' && folder !== undefined && page.path.startsWith(folder);
}

function homeOrPage({ path, query }: AddressParts): LinkTarget {
  return query === '' &&
    /^\/(?:index\.\w+|[a-z]{2}\/?|home\/?|(?:index\.php\/|wiki\/)?Main_Page)?$/i.test(path)
    ? 'home'
    : 'other_page';
}
