import { canonicalizeUrl } from './canonicalize-url';
import { ResolveError } from './errors';
import { LIMITS } from './limits';
import { otherScheme } from './url/page-url';
import type { Canonical, ResolveRequest } from './types';

/** What the request's URL denotes. Rejects what is no web page with the reason. */
export function identify({ url, kind }: Pick<ResolveRequest, 'url' | 'kind'>): Canonical {
  if (url.length > LIMITS.urlMaxLength) {
    throw new ResolveError('invalid_url', `The address is longer than ${LIMITS.urlMaxLength} characters.`);
  }
  const canonical = canonicalizeUrl(url);
  if (canonical) return kind === 'image' ? asPicture(canonical) : canonical;
  const scheme = otherScheme(url);
  throw scheme === null
    ? new ResolveError('invalid_url', 'This is not a web address.')
    : new ResolveError(
        'unsupported_scheme',
        `Addresses that begin with ${scheme} cannot be read, only http and https.`,
      );
}

/** A picture of no platform is the resource itself. */
function asPicture(canonical: Canonical): Canonical {
  return canonical.platform === 'web' ? { ...canonical, resource_type: 'image' } : canonical;
}
