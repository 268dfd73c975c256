import type { Original } from '../original';
import { FOLDER_RULES, NAME_RULES, THUMB_NAME_RULES } from './habits';
import type { PathRule } from './path-rules';
import { withoutSize } from './size-parameters';
import { SOFTWARE_RULES } from './software';
import { unwrapProxy } from './unwrap-proxy';

type LargerPath = { path: string } & Pick<Original, 'rule' | 'risk'>;

/** A picture's file, which a size parameter only scales; scripts mean something else by theirs. */
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif)$/i;
/** An address without a file's ending, or of a script that hands out stored files: what it is, its other parameters say. */
const SERVED = /\/[^/.]+$|\.(?:ashx|axd|aspx)$/i;
const RESIZES = /thumb|resiz|proxy|scale|cgi/i;
/** A second size is in the path: without the parameters it would still be small. */
const SIZE_IN_PATH =
  /\/[whsc]?[_=]?\d{2,4}[x,/]\d{0,4}\w?\/|\/\d{2,4}x\d{0,4}\.\w+$|\.(?:jpe?g|png)\/|\/(?:remote|proxy|resize|dynamic_resize|styles|cgi-bin)\/|-(?:big|small|medium|thumb)\./;

/** A folder that still speaks of a small picture: half a change leads nowhere. */
const STILL_SMALL =
  /thumb|preview|small|resiz|_resampled|cache(?:$|_)|^mini|\d{2,4}x\d{2,4}|^t_size|^(?:tn|th|tmb|crop|fit|min)$/i;
/** No software writes longer paths, and habits are looked for in every place of one. */
const PATH_MAX_LENGTH = 1_024;

/**
 * What the address of a picture on a host without rules of its own says of larger files. Of a signed address only
 * the one it holds may be named.
 */
export function generalOriginals(url: URL, isSigned: boolean): Original[] {
  const inner = unwrapProxy(url);
  if (inner !== null) return [{ url: inner, rule: 'proxied-address', risk: 'low', isProxied: true }];
  if (isSigned) return [];
  const query = withoutSize(url.search);
  const found = largerPaths(url.pathname);
  if (found.length > 0) {
    const larger = found.map(({ path, ...rest }) => ({ url: url.origin + withQuery(path, query), ...rest }));
    // Where the best form is the address itself, nothing is larger.
    return larger[0]?.url === url.href ? [] : larger;
  }
  if (query === url.search || SIZE_IN_PATH.test(url.pathname)) return [];
  const larger = { url: url.origin + url.pathname + query, rule: 'size-parameters' };
  if (PICTURE_FILE.test(url.pathname)) return [{ ...larger, risk: 'low' }];
  const isServed =
    SERVED.test(url.pathname) &&
    !RESIZES.test(url.pathname) &&
    /[?&]\w*(?:width|height|size|recipe|thumb)\w*=/i.test(url.search);
  return isServed ? [{ ...larger, risk: 'medium' }] : [];
}

/** Some templates bring a query of their own, or say by a bare `?` that there is none. */
function withQuery(path: string, query: string): string {
  return path.includes('?') ? path.replace(/\?$/, '') : path + query;
}

function largerPaths(path: string): LargerPath[] {
  if (path.length > PATH_MAX_LENGTH) return [];
  const software = firstMatch(SOFTWARE_RULES, path);
  if (software.length > 0) return software;
  const folders = firstMatch(FOLDER_RULES, path);
  const names = nameless(path, false);
  const folder = folders[0]?.rule ?? '';
  const inThumbs = /^(?:thumb|tn)/.test(folder);
  const both = folders.flatMap((folder) =>
    nameless(folder.path, inThumbs).map((name) => ({
      ...name,
      rule: `${folder.rule}+${name.rule}`,
      risk: folder.risk,
    })),
  );
  // Where folder and name call it small in different words, both have to change, and nobody knows into what.
  if (both.length > 0 && /^(?:small|medium|normal|large)/.test(folder)) return [];
  return [...both.slice(0, 2), ...folders, ...names].filter((found) => !speaksOfSmall(found.path));
}

function speaksOfSmall(path: string): boolean {
  const folders = path.split('/').slice(0, -1);
  return folders.some((folder) => STILL_SMALL.test(folder));
}

/** Sizes stand one behind the other in some names: all of them are taken off, the shortest name first. */
function nameless(path: string, inThumbs: boolean, atMost = 3): LargerPath[] {
  const known = firstMatch(NAME_RULES, path);
  const found = known.length > 0 || !inThumbs ? known : firstMatch(THUMB_NAME_RULES, path);
  const [best] = found;
  return best && atMost > 1 ? [...nameless(best.path, inThumbs, atMost - 1), ...found] : found;
}

function firstMatch(rules: readonly PathRule[], path: string): LargerPath[] {
  for (const { id, risk, pattern, templates } of rules) {
    if (!pattern.test(path)) continue;
    return templates.map((template) => ({ path: path.replace(pattern, template), rule: id, risk }));
  }
  return [];
}
