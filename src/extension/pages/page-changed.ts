import { ResolveError } from '../../resolver/errors';
import { parseUrl } from '../../resolver/parse-url';
import { withoutFragment } from '../../resolver/url/without-fragment';

/** Whether an address is that of a page, wherever in it. A jump within the page changes nothing about it. */
export function isSamePage(url: string, page: URL): boolean {
  const shown = parseUrl(url);
  return shown !== null && withoutFragment(shown.href) === withoutFragment(page.href);
}

/** What a page is no longer read for: it is gone from its tab. */
export function pageChanged(cause?: unknown): ResolveError {
  return new ResolveError('page_changed', 'The tab shows another page by now.', { cause });
}
