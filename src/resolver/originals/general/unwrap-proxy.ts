import { decoded } from '../../decoded';
import { fromBase64 } from '../../url/from-base64';
import { parseUrl } from '../../parse-url';
import { innerAddress } from '../inner-address';

/** Where a whole address begins inside a path: `…/https://host/a.jpg`, `…/https%3A%2F%2Fhost…`, `…/http:/host/…`. */
const IN_PATH = /.[/=,:?_]?(https?(?::|%(?:25)?3a)(?:\/|%(?:25)?2f){1,2}.+)$/i;
const ALONE = /^\/(https?(?::|%(?:25)?3a)(?:\/|%(?:25)?2f){1,2}.+)$/i;
/** The scheme as a folder: `/proxy/http/host.example/a.jpg`. */
const SCHEME_FOLDER = /\/(https?\/(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,12}(?:\/|%2f).+)$/i;
/** ImageResizer's reader of other hosts: `/remote/host.example/a.jpg`. */
const REMOTE = /\/remote\/((?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,12}\/.+)$/i;
/** A parameter that holds one. */
const IN_QUERY = /^(?:[^=]{1,32}=)?((?:https?(?::|%(?:25)?3a)(?:\/|%(?:25)?2f)|(?:\/|%(?:25)?2f){2}).+)$/i;
/** Thumbor: a digest or `unsafe`, options, then the address with or without its scheme. */
const THUMBOR =
  /\/(?:[\w-]{27}=|unsafe)\/(?:(?:(?:full-|adaptive-)?fit-in|smart|top|bottom|left|right|center|middle|trim|meta|-?\d*(?:orig)?x-?\d*(?:orig)?(?::-?\d*x-?\d*)?|filters:[^/]*)\/)*(.+)$/;
/** Parameters in which image scripts take a picture's path. */
const SOURCE_NAMES: ReadonlySet<string> = new Set(
  'url src image img imageurl image_url image_uri imgurl img_url source file path pic photo u i p uri imagen picture simg'.split(
    ' ',
  ),
);
const SCRIPT =
  /(?:thumb|resiz|image|img|crop|photo|pic|mini|scale|kep|idxmake)[^/]*(?:\.(?:php|aspx?|ashx|cgi|jsp)|\/)?$/i;
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|bmp)$/i;
/** Scripts that take a bare file name, and the folder in which they look: EC-CUBE, and a file server of Balkan newspapers. */
const SCRIPT_FOLDERS: readonly (readonly [RegExp, string])[] = [
  [/\/resize_image\.php$/, '/upload/save_image/'],
  [/\/files\.php$/, '/files/'],
];
const BASE64 = /(?:^|[/_=])(aHR0c[A-Za-z0-9+/_-]{16,2000}={0,2})/;

/** What some proxies write behind the address: `--headline.jpg`, `,small=200`, `@webp`. */
const COMMANDS_BEHIND = /(\.(?:jpe?g|png|gif|webp))(?:--[^/?]*|,[^/?]*|@(?:jpe?g|png|webp|avif))$/i;

/** The address of the picture that a proxy or resizing script is asked to send; null where it names none. */
export function unwrapProxy(url: URL): string | null {
  const inner = inQuery(url) ?? inPath(url) ?? inBase64(url);
  return inner?.replace(COMMANDS_BEHIND, '$1') ?? null;
}

function inQuery({ search, origin, pathname }: URL): string | null {
  if (search === '') return null;
  const pairs = search.slice(1).split('&');
  for (const pair of pairs) {
    const inner = IN_QUERY.exec(pair)?.[1];
    const address = inner === undefined ? null : innerAddress(inner);
    if (address !== null && looksLikePicture(address)) return address;
  }
  const folder = SCRIPT_FOLDERS.find(([script]) => script.test(pathname))?.[1];
  if (folder === undefined && !SCRIPT.test(pathname)) return null;
  for (const pair of pairs) {
    const [name = '', value = ''] = pair.split('=');
    if (!SOURCE_NAMES.has(name.toLowerCase())) continue;
    const path = decoded(value);
    // A path without a folder is looked for in a folder that only the script knows.
    if (!PICTURE.test(path) || (folder === undefined && !path.includes('/'))) continue;
    const base = path.startsWith('.') ? origin + pathname : origin + (folder ?? '/');
    return parseUrl(path, base)?.href ?? null;
  }
  return null;
}

/** A page's address in a query is no picture: it is where the picture was seen. */
function looksLikePicture(address: string): boolean {
  return !/\.(?:html?|php|aspx?)(?:$|[?#])/i.test(address);
}

function inPath({ pathname, search }: URL): string | null {
  const inner = (ALONE.exec(pathname) ?? IN_PATH.exec(pathname) ?? SCHEME_FOLDER.exec(pathname))?.[1];
  if (inner !== undefined) return innerAddress(/%(?:2f|3a|3f)/i.test(inner) ? inner : inner + search);
  const rest = (THUMBOR.exec(pathname) ?? REMOTE.exec(pathname))?.[1];
  return rest === undefined ? null : innerAddress(rest);
}

/** Base64 of `http…`, in the alphabet for URLs or not. */
function inBase64({ pathname, search }: URL): string | null {
  const encoded = BASE64.exec(decoded(pathname + search))?.[1];
  if (encoded === undefined) return null;
  const address = fromBase64(encoded.replace(/=+$/, ''));
  return /^https?:\/\/[\x21-\x7e]+$/.test(address) ? innerAddress(address) : null;
}
