import { canonicalizeUrl, webPage } from './canonicalize-url';
import { ResolveError } from './errors';
import { LIMITS } from './limits';
import { platformById } from './platforms/registry';
import { otherScheme, toPageUrl } from './url/page-url';
import type { Canonical, ResolveRequest } from './types';

/** What the request's URL denotes. Rejects what is no web page with the reason. */
export function identify({ url, kind }: Pick<ResolveRequest, 'url' | 'kind'>): Canonical {
  if (url.length > LIMITS.urlMaxLength) {
    throw new ResolveError('invalid_url', `The address is longer than ${LIMITS.urlMaxLength} characters.`);
  }
  const canonical = canonicalizeUrl(url);
  if (canonical) return kind === 'image' ? asPicture(canonical, url) : canonical;
  const scheme = otherScheme(url);
  throw scheme === null
    ? new ResolveError('invalid_url', 'This is not a web address.')
    : new ResolveError(
        'unsupported_scheme',
        `Addresses that begin with ${scheme} cannot be read, only http and https.`,
      );
}

/**
 * A picture that was clicked is the resource itself, also where a platform has its address: the platform's card is another
 * picture. Only where a platform's own sizes are all that there is of it, as of a video, are they what was clicked.
 */
function asPicture(canonical: Canonical, url: string): Canonical {
  if (platformById(canonical.platform)?.isComplete) return canonical;
  const page = toPageUrl(url);
  return page === null ? canonical : { ...webPage(page), resource_type: 'image' };
}
