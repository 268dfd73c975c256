import { FILE_WORDS, PLACE_WORDS } from '../../place-words';
import { parseUrl } from '../../parse-url';
import { addressParts } from '../address/address-parts';
import type { PageSnapshot } from '../../page-snapshot';
import { withoutEndSlashes } from '../../url/without-end-slashes';
import { oncePerPage } from '../once-per-page';

/** Attributes in which a page shows whole addresses. */
const SHOWN = ['src', 'data-src', 'data-original', 'data-lazy-src', 'srcset', 'data-srcset'] as const;

const WHOLE = /^\s*(?:https?:)?\/\/[^/\s]+\/[^\s]+/i;

/** Which folders at the root of another host a page shows pictures from, where none of its own host is called so. */
const hostsOfFolders = oncePerPage(({ url, images }): ReadonlyMap<string, string | null> => {
  const hosts = new Map<string, string | null>();
  const ownHost = addressParts(url).host;
  for (const { attributes } of images) {
    for (const name of SHOWN) {
      const written = attributes[name] ?? '';
      const whole = WHOLE.exec(written)?.[0].trim();
      if (whole === undefined && !written.startsWith('/')) continue;
      const { host, path } = addressParts(
        whole === undefined ? `https://${ownHost}${written}` : whole.replace(/^\/\//, 'https://'),
      );
      const folder = path.split('/', 2)[1] ?? '';
      const known = hosts.get(folder);
      hosts.set(folder, known === undefined || known === host ? host : null);
    }
  }
  return hosts;
});

const ANY_ADDRESS = /\S+/;

/** The address under which the page shows a file that data names by a part of it; whole, unless any will do. */
function shownAs(part: string, { images }: PageSnapshot, form: RegExp = WHOLE): string | undefined {
  for (const { attributes } of images) {
    for (const name of SHOWN) {
      const whole = form.exec(attributes[name] ?? '')?.[0].trim();
      if (whole?.includes(part)) return whole.replace(/,$/, '');
    }
  }
  return undefined;
}

/**
 * What data call the place where a site keeps its files, with its address: `strapiUrl`, `PUBLIC_IMGIX_HOST`, `mediaBase`.
 * Found by the address, and then looked back from: names stand everywhere in data.
 */
const PLACE_OF_FILES = new RegExp(
  String.raw`(?<=\b(?:\w{0,24}(?:strapi|imgix|medien|${FILE_WORDS})_?(?:base)?_?(?:url|path|${PLACE_WORDS})|\b(?:${FILE_WORDS})(?:_?(?:server|host|cdn|bank))?\\?["']?\s*:\s*\{\s*\\?["'](?:https?|${PLACE_WORDS})|(?<bare>media|medias|medien|images?|imagens|imagenes|immagini|fotos?|photos?|bilder|uploads?|cdn))\\?["']?\s*[:=]\s*\\?["'])${addressIn(8)}`,
  'gi',
);

/** The same by a name that is for nothing else, and never that of one file: `baseImg`, `cdnHost`, `imageBase`. */
const BASE_OF_PICTURES = new RegExp(
  String.raw`(?<=\b(?<bare>base_?(?:img|imgs|images|media|cdn|fotos|bilder)|(?:img|images?|media|cdn)_?(?:base|host|root|origin))\\?["']?\s*[:=]\s*\\?["'])${addressIn(2)}`,
  'gi',
);

/** In quotes, with at most so many folders, whatever escapes its slashes. */
function addressIn(folders: number): string {
  return String.raw`(?<address>(?:https?:)?(?:\\?\/|\\u002f){2}[^"'\s\\/]{4,100}(?:(?:\\?\/|\\u002f)[^"'\s\\/]{0,100}){0,${folders}})\\?["']`;
}

/** Characters of data that are looked through for it. */
const MOST_SEARCHED = 200_000;

/** The same of the back end that a page asks for its data: `apiUrl`, `NEXT_PUBLIC_CMS_URL`, `backend_host`. */
const BACK_END =
  /(?<=\b\w{0,24}(?:api|back_?end|cms|directus|wordpress|drupal|server)_?(?:base)?_?(?:url|uri|host|base|root|origin|domain|endpoint)["']?\s*[:=]\s*["'])(?<address>(?:https?:)?(?:\\?\/|\\u002f){2}[^"'\s]{4,200})["']/gi;

/** Folders at the root in which back ends keep what editors have put there. */
const FOLDER_OF_BACK_END = /^\/(?:uploads|media|storage|assets|files|system|wp-content|sites)\//i;

/** `imageUrl` is the name of one file, too, and of what asks a script for one. */
const ONE_PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)(?:[?#]|$)|\?/i;

/** Under a word for pictures alone: a host, or a folder that says it is one; a network's page is none. */
const FOLDER =
  /^(?:https?:)?\/\/(?!(?:www\.)?(?:youtube|facebook|twitter|x|instagram|tiktok|linkedin|pinterest|vimeo)\.com)[^/?#]+(?:\/(?:[^?#]*\/)?)?$/i;

/** The one place that the data of a page name by such a name; undefined where they name none, or several. */
function onePlace({ dataScripts, programs }: PageSnapshot, names: RegExp): string | undefined {
  const places = new Set<string>();
  for (const text of [...dataScripts, ...programs]) {
    for (const { groups: { bare, address: written = '' } = {} } of text
      .slice(0, MOST_SEARCHED)
      .matchAll(names)) {
      const address = written.replaceAll(/\\u002f/gi, '/').replaceAll('\\/', '/');
      if (!ONE_PICTURE.test(address) && (bare === undefined || FOLDER.test(address)))
        places.add(withoutEndSlashes(address));
    }
  }
  const [place, another] = places;
  return another === undefined ? place : undefined;
}

export const placeInData = oncePerPage((page) => onePlace(page, PLACE_OF_FILES));

const baseInData = oncePerPage((page) => onePlace(page, BASE_OF_PICTURES));

/** Its origin: where it answers is another folder than that of its files. */
const backEndInData = oncePerPage((page): string | undefined => {
  const written = onePlace(page, BACK_END);
  return written === undefined ? undefined : parseUrl(written, page.baseUrl)?.origin;
});

/** Where a file of data is that the page shows nothing from the folder of. */
function placeOf(path: string, page: PageSnapshot): string | undefined {
  if (!PICTURE_PATH.test(path)) return undefined;
  return placeInData(page) ?? (FOLDER_OF_BACK_END.test(path) ? backEndInData(page) : undefined);
}

/** A file of a picture, and no other. */
const PICTURE_PATH = /^\/[^/][^?#]*\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i;

/**
 * An address in data as the page means it: `/uploads/lamp.jpg` is of the one host from which the page shows what stands in
 * that folder. Others as they are.
 */
export function onHostOfFiles(address: string, page: PageSnapshot): string {
  if (address.startsWith('./')) return shownAs(address.slice(1), page) ?? address;
  if (!/^\/[^/]/.test(address)) return address;
  const folder = address.split('/', 2)[1] ?? '';
  const host = hostsOfFolders(page).get(folder);
  if (host) return (baseBeside(address, page) ?? `//${host}`) + address;
  const place = host === undefined ? placeOf(address, page) : undefined;
  if (place !== undefined) return place + address;
  return host === undefined && folder.length >= LEAST_FOLDER && !folder.includes('.')
    ? (besideFilesOf(folder, page) ?? '') + address
    : address;
}

/** The base that data name for pictures alone, where the page shows nothing from the file's own folder. */
function baseBeside(address: string, page: PageSnapshot): string | undefined {
  const base = baseInData(page);
  if (base === undefined || !PICTURE_PATH.test(address)) return undefined;
  const [, folder = '', inside = ''] = address.split('/', 3);
  return shownAs(`/${folder}/${inside}/`, page, ANY_ADDRESS) === undefined ? base : undefined;
}

/** Letters; shorter ones may be any folder's name. */
const LEAST_FOLDER = 5;

/** Where the page shows files of a folder that is not at the root of its host; undefined where it shows none. */
function besideFilesOf(folder: string, page: PageSnapshot): string | undefined {
  const whole = shownAs(`/${folder}/`, page);
  return whole?.slice(0, whole.indexOf(`/${folder}/`));
}
