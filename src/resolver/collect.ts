import { ResolveError } from './errors';
import { extractMeta } from './extractors/extract-meta';
import { extractPictures } from './extractors/extract-pictures';
import { formatOfPath } from './image-format';
import { LIMITS } from './limits';
import { pageCandidates } from './page-candidates';
import type { CandidateDraft } from './platforms/define-platform';
import { platformById } from './platforms/registry';
import type { PageAddress } from './ports';
import { freshnessOf } from './recall';
import type { Run } from './run';
import type { Canonical, Notice, PageMeta, ResolveRequest } from './types';

/** The pictures that may be the cover, before any is checked, best first; and what the page says of itself. */
export interface Collected {
  drafts: CandidateDraft[];
  meta: PageMeta;
  warnings: Notice[];
  /** Whether they come from the page as a tab shows it. */
  isLive: boolean;
}

/** Collects by the platform's rules where there are some, else from the page. Rejects with the reason why it cannot be read. */
export async function collect(canonical: Canonical, run: Run): Promise<Collected> {
  const drafts = platformById(canonical.platform)?.candidates?.(canonical) ?? [];
  if (drafts.length > 0) return { drafts, meta: {}, warnings: [], isLive: false };
  if (run.request.kind === 'image') return pictureItself(run.request.url);
  return readPage(canonical, run);
}

async function readPage(canonical: Canonical, run: Run): Promise<Collected> {
  const { request, fetch, signal, ports } = run;
  const context = { fetch, caller: request.caller, freshness: freshnessOf(request), signal };
  const snapshot = await ports.pages.read(pageAddress(canonical, request), context);
  const pictures = extractPictures(snapshot);
  // What may never be asked for may not be shown either: not even its address in a list of thumbnails.
  const named = pageCandidates(pictures);
  const drafts = named.filter(({ url }) => fetch.isAllowed(url, request.caller));
  if (named.length > 0 && drafts.length === 0) throw onlyLocalPictures();
  return {
    drafts: drafts.slice(0, LIMITS.candidatesAnswered),
    meta: extractMeta(snapshot),
    warnings: [...pictures.warnings, ...truncation(drafts.length - LIMITS.candidatesAnswered)],
    isLive: snapshot.source === 'live',
  };
}

/** A page that belongs to no platform is asked for as the user had it: parameters we ignore may matter to it. */
function pageAddress(canonical: Canonical, { url, tabId }: ResolveRequest): PageAddress {
  if (tabId !== undefined) return { kind: 'tab', tabId, url };
  return { kind: 'url', url: canonical.platform === 'web' ? url : canonical.canonical_url };
}

function onlyLocalPictures(): ResolveError {
  const message = 'The pictures of this page are on a local network.';
  return new ResolveError('no_candidates', 'None of the pictures of this page may be asked for.', {
    furtherDetails: [{ reason: 'private_address', message }],
  });
}

function truncation(cut: number): Notice[] {
  if (cut <= 0) return [];
  return [
    {
      code: 'CANDIDATES_TRUNCATED',
      message: `${cut} further pictures of the page were left out.`,
      step: 'collect',
    },
  ];
}

function pictureItself(url: string): Collected {
  const draft: CandidateDraft = {
    url,
    source_method: 'image',
    quality_tier: 'unknown',
    format: formatOfPath(url),
    typicalSize: null,
  };
  return { drafts: [draft], meta: {}, warnings: [], isLive: false };
}
