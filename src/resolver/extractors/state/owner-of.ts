import { decoded } from '../../decoded';
import { parseUrl } from '../../parse-url';
import { withoutEndSlashes } from '../../url/without-end-slashes';
import type { PageSnapshot } from '../../page-snapshot';
import { lastPart } from '../address/path-parts';
import { ADDRESSES, addressIn, isAttachment, isOnOtherHost, slugOf, VIEW } from './address-of-object';
import { chosenIn } from './chosen-in-data';
import { hasMember } from './has-member';
import { isKeyOf, isRequestFor } from './key-of-page';
import { isPartOf } from './part-of-slug';
import { TITLES } from './names-of-members';
import { isPictureName } from './picture-names';
import { titleOfPage } from './title-of-page';

/** Whose an object in a page's data is: the page's, or another page's. */
export type Owner = 'page' | 'other';

/** Tells it of an object and the name that it stands under; null where that has neither an address nor a number. */
export type OwnerOf = (node: Readonly<Record<string, unknown>>, name: string) => Owner | null;

/** Those that number things of one kind. */
const NUMBERS = ['videoId', 'productId', 'articleId', 'postId', 'sku', 'asin'] as const;
/** Numbers of anything, also of a picture: another one tells nothing. */
const ANY_NUMBERS = ['id', '_id', 'uid', 'uuid', 'code', 'databaseId'] as const;
/** What somebody is called on a site; whoever has written a thing has such a name there, too. */
const NICKNAMES = [
  'nick',
  'nickname',
  'username',
  'userName',
  'user_name',
  'screen_name',
  'screenName',
  'login',
] as const;

/** All of these: most objects of a page's data have none, and asking for each by its name took a fifth of the time. */
const TELLING: ReadonlySet<string> = new Set([
  ...ADDRESSES,
  ...NUMBERS,
  ...ANY_NUMBERS,
  ...NICKNAMES,
  ...TITLES,
]);

/** Letters; a shorter one may stand in any address. */
const MIN_SLUG = 5;
const MIN_NICKNAME = 3;

/** What tells of an object in the data of this page whether it is what the page is about. */
export function ownerOf({ url, title, dataScripts }: PageSnapshot): OwnerOf {
  const { pathname = '', search = '', hostname = '' } = parseUrl(url) ?? {};
  const page = withoutEndSlashes(decoded(pathname).toLowerCase()).replace(VIEW, '');
  const segments = new Set(page.split('/'));
  const last = lastPart(page.replace(BEHIND_THING, '')).replace(/\.\w{2,5}$/, '');
  const written = `${last}/${search.toLowerCase()}`;
  const numbers = new Set([...(written.match(/[a-z\d]{3,}/g) ?? []), ...(written.match(/[\w-]{6,}/g) ?? [])]);
  const longNumbers = new Set([...numbers].filter((number) => /^\d{5,}$/.test(number)));
  const chosen = chosenIn(dataScripts);
  const isOfPage = (value: unknown) => numbers.has(String(value).toLowerCase());
  const isCode = CODE.test(last);
  const isTitle = titleOfPage(title, last);
  const isNickname = (value: unknown) =>
    typeof value === 'string' && value.length >= MIN_NICKNAME && value.toLowerCase() === last;
  const bearsCodeOfPage = (node: Readonly<Record<string, unknown>>) =>
    (longNumbers.size > 0 && bearsOne(node, longNumbers)) || (isCode && bearsCode(node, last));
  const beside = besideChosen(new Set([...chosen, ...longNumbers]));
  return (node, name) => {
    if (beside(node)) return 'other';
    if (isAttachment(node) || isShell(node)) return null;
    if (chosen.has(name) || chosen.has(String(node.id)) || isRequestFor(name, last)) return 'page';
    const isUnderKey = isKeyOf(name, last);
    if (!hasMember(node, TELLING))
      return isUnderKey || bearsCodeOfPage(node) || bearsTitle(node, isTitle) ? 'page' : null;
    const address = addressIn(node);
    // A picture's own address is that of a file: `cover: { uri: "tos-id-p-0037/o8Ae21fQnDgB" }`.
    const isOfFile = isPictureName(name) && address === node.uri && PATH_OF_FILE.test(address);
    const slug = isOfFile ? '' : slugOf(address);
    if (slug.length >= MIN_SLUG) {
      if (slug === last || isPartOf(slug, last) || isAmong(segments, slug, node)) return 'page';
      if (!isOnOtherHost(address, hostname)) return 'other';
    }
    // What stands beside a thing may have its key, too: `neighbors-mirror-lake: [{ slug: "alder-peak" }]`.
    if (isUnderKey) return 'page';
    for (const name of NUMBERS) if (isNumber(node[name])) return isOfPage(node[name]) ? 'page' : 'other';
    for (const name of ANY_NUMBERS) if (isNumber(node[name]) && isOfPage(node[name])) return 'page';
    if (bearsCodeOfPage(node) || NICKNAMES.some((name) => isNickname(node[name]))) return 'page';
    return TITLES.some((name) => titlesIn(node[name]).some(isTitle)) ? 'page' : null;
  };
}

/** Relative, with folders. */
const PATH_OF_FILE = /^[^/:]+\/[^/]/;

/**
 * What an app keeps of a page, as Inertia and Nuxt do (https://nuxt.com/docs/api/composables/use-nuxt-app#payload): its address is
 * that of the page, and all that the page shows is in it.
 */
function isShell({ component, props, serverRendered }: Readonly<Record<string, unknown>>): boolean {
  const isOfInertia = typeof component === 'string' && typeof props === 'object' && props !== null;
  return isOfInertia || typeof serverRendered === 'boolean';
}

/** `/2024-11-09` behind the name of an event: one of the days on which it is. */
const BEHIND_THING = /\/\d{4}-\d\d(?:-\d\d)?$/;

/** What a picture in a gallery is described by. */
const OF_PICTURE = /caption|alt|label|legend|descri/i;

/** Whether an object says the page's title, under a name that only the site has. */
function bearsTitle(node: Readonly<Record<string, unknown>>, isTitle: (value: unknown) => boolean): boolean {
  for (const name in node) {
    const value = node[name];
    const isLong = typeof value === 'string' && value.length >= MIN_OWN_TITLE;
    if (isLong && !OF_PICTURE.test(name) && isTitle(value)) return true;
  }
  return false;
}

/** Whether a thing's address and its number both stand in that of the page, which goes on to one of its kinds. */
function isAmong(
  segments: ReadonlySet<string>,
  slug: string,
  node: Readonly<Record<string, unknown>>,
): boolean {
  if (!segments.has(slug)) return false;
  return NUMBERS.some((name) => isNumber(node[name]) && segments.has(String(node[name]).toLowerCase()));
}

/** One, or the same in several languages. */
function titlesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  const titles: unknown[] = Object.values(value);
  return titles.length <= MOST_LANGUAGES ? titles : [];
}

const MOST_LANGUAGES = 12;

/** `zpid`, `listing_id`: of kinds that only the site has. */
const OWN_NUMBER = /^[a-z]{1,10}_?id$/i;

/** Whether an object has one of these numbers for its own. */
function bearsOne(node: Readonly<Record<string, unknown>>, numbers: ReadonlySet<string>): boolean {
  for (const name in node) {
    const value = node[name];
    const isNumber = typeof value === 'number' || typeof value === 'string';
    if (isNumber && numbers.has(String(value)) && OWN_NUMBER.test(name)) return true;
  }
  return false;
}

/** `LH-1931-0417`, under whatever name: of several parts, with digits, and long enough to stand for one thing. */
const CODE = /^(?=.{6,40}$)(?=.*\d)[a-z\d]+(?:[-_.][a-z\d]+)+$/;

/** Whether an object has the last part of the page's address for one of its values. */
function bearsCode(node: Readonly<Record<string, unknown>>, last: string): boolean {
  return Object.values(node).some((value) => typeof value === 'string' && value.toLowerCase() === last);
}

/** Of objects that stand under their numbers all but the page's own are of other pages; each has to be asked after what is around it. */
function besideChosen(numbers: ReadonlySet<string>): (node: Readonly<Record<string, unknown>>) => boolean {
  const others = new WeakSet<object>();
  return (node) => {
    for (const number of numbers) {
      if (!Object.hasOwn(node, number)) continue;
      for (const name in node) {
        const value = node[name];
        if (name !== number && typeof value === 'object' && value !== null) others.add(value);
      }
    }
    return others.has(node);
  };
}

/** Letters; a shorter text may stand in any object. */
const MIN_OWN_TITLE = 14;

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
