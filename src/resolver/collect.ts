import { ResolveError } from './errors';
import type { CandidateDraft } from './platforms/define-platform';
import { platformById } from './platforms/registry';
import type { Fetch } from './ports';
import type { Canonical, ResolveRequest } from './types';

/**
 * The pictures that may be the cover, before any is checked. Rejects with the reason where none can be
 * found: a page that may not be asked for says so first, since that is what its user can change.
 */
export async function collect(
  canonical: Canonical,
  request: ResolveRequest,
  fetch: Fetch,
): Promise<CandidateDraft[]> {
  const drafts = platformById(canonical.platform)?.candidates?.(canonical) ?? [];
  if (drafts.length > 0) return drafts;
  const pageUrl = canonical.platform === 'web' ? request.url : canonical.canonical_url;
  await fetch.authorize(pageUrl, request.caller);
  throw new ResolveError(
    'no_candidates',
    'No cover was found: this version knows the covers of videos only.',
  );
}
