import { BusyError, type ResolveReason, toResolveError } from '../errors';
import { pictureKey } from '../extractors/address/picture-key';
import { extractPictures } from '../extractors/extract-pictures';
import { LIMITS } from '../limits';
import type { PageSnapshot } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import { isSameView } from '../renewal/same-view';
import type { PageReader } from '../ports';
import type { SourceMethod } from '../types';
import type { SourceContext } from './read-json';

/** Ways in which a page names the one picture that it is shared with; data for search engines may list many. */
const SHARED_WITH: readonly SourceMethod[] = ['og', 'twitter', 'link'];

/** Another time it may answer. */
const PASSING: ReadonlySet<ResolveReason> = new Set(['permission_required', 'network']);

/** The address of the front page of a page's site; undefined where the page is that one itself. */
export function frontPageOf(page: string): string | undefined {
  const shown = parseUrl(page);
  if (shown === null) return undefined;
  const front = new URL('/', shown);
  return isSameView(front, shown) ? undefined : front.href;
}

/**
 * Keys of the pictures that a front page is shared with, as far as its head tells them; none where it declares none or does not
 * answer in time. Resolves with undefined where nobody may ask, or it cannot be reached now. Never rejects.
 */
export async function askFrontPage(
  url: string,
  pages: PageReader,
  context: SourceContext,
): Promise<string[] | undefined> {
  try {
    await context.fetch.authorize(url, context.caller);
    const head = await pages.read({ kind: 'url', url }, { ...context, isEnough: async () => true });
    return sharedPictures(head);
  } catch (cause) {
    // Nobody is asked for a permission, or told of a fault, for the sake of a doubt.
    const isPassing = cause instanceof BusyError || PASSING.has(toResolveError(cause).reason);
    return isPassing ? undefined : [];
  }
}

function sharedPictures(page: PageSnapshot): string[] {
  return extractPictures(page)
    .pictures.filter(({ sources }) => SHARED_WITH.some((method) => sources.includes(method)))
    .slice(0, LIMITS.frontPagePictures)
    .map(({ url }) => pictureKey(url).key);
}
