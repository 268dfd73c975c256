import type { Collected } from './collected';
import { createEarlyEnd } from './early-end';
import { ResolveError } from './errors';
import { distrustRepeated, pagesDeclaring } from './distrust-repeated';
import { isKnownCard } from './front-page-card';
import { extractMeta } from './extractors/extract-meta';
import { extractPictures } from './extractors/extract-pictures';
import { LIMITS } from './limits';
import { glanceAtTab } from './outdated';
import { listedCandidates, pageCandidates } from './page-candidates';
import { pictureAlone } from './picture-itself';
import { platformById } from './platforms/registry';
import type { CandidateDraft } from './platforms/define-platform';
import type { PageSnapshot } from './page-snapshot';
import { statusNotice } from './page-status';
import type { PageAddress } from './ports';
import { freshnessOf, probeDepth } from './recall';
import { createFreshPage, type FreshPage } from './renewal/read-fresh';
import { renewMetadata } from './renewal/renew-metadata';
import { withUnshownCover } from './renewal/unshown-cover';
import { reportClaims } from './report-claims';
import type { Run } from './run';
import { truncation } from './truncation';
import { morePictures } from './sources/more-pictures';
import type { Canonical, ResolveRequest } from './types';
import { unaddressedPictures } from './unaddressed-pictures';

/** What a page names and shows, live or fetched. Rejects with the reason why it cannot be read. */
export async function readPage(canonical: Canonical, run: Run): Promise<Collected> {
  const { request, fetch, signal, ports } = run;
  const context = { fetch, caller: request.caller, freshness: freshnessOf(request), signal };
  const { clock, pages } = ports;
  const isSeenElsewhere = async (url: string) =>
    run.isRefused({ url }) ||
    (await pagesDeclaring(url, canonical, run)) > 0 ||
    isKnownCard(url, request.url, run);
  const earlyEnd = createEarlyEnd({ ...context, clock, depth: probeDepth(request), isSeenElsewhere });
  const { isEnough, outcomeOf } = earlyEnd;
  const [read, seen] = await Promise.all([
    pages.read(pageAddress(canonical, request), { ...context, isEnough }),
    glanceAtTab(run),
  ]);
  const alone = pictureAlone(read);
  if (alone)
    return {
      drafts: allowed([alone.draft], run),
      meta: alone.meta,
      warnings: statusNotice(read),
      isLive: true,
      seen,
    };
  const freshPage = createFreshPage(read.url, { ...context, clock, pages });
  const { snapshot: trusted, warnings } = await renewMetadata(read, freshPage);
  const { snapshot, pictures, ...found } = await findPictures(trusted, canonical, run, freshPage);
  const drafts = shownOf(listedCandidates(pictures, snapshot), run);
  const cut = drafts.length - LIMITS.candidatesAnswered;
  return {
    drafts: drafts.slice(0, LIMITS.candidatesAnswered),
    meta: found.meta,
    warnings: [
      ...warnings,
      ...found.warnings,
      ...pictures.warnings,
      ...statusNotice(read),
      ...unaddressedPictures(read),
      ...truncation(cut),
    ],
    failures: found.failures,
    isLive: snapshot.source === 'live',
    seen,
    outcomeOf,
  };
}

/** The pictures of the page and of what it leads to, and what both say of it. A live page's are reported early. */
async function findPictures(page: PageSnapshot, canonical: Canonical, run: Run, freshPage: FreshPage) {
  const shown = extractPictures(page);
  const meta = extractMeta(page);
  if (page.source === 'live')
    reportClaims(canonical, { drafts: allowed(pageCandidates(shown), run), meta }, run);
  const judged = { snapshot: page, own: shown };
  // A platform is asked in its own ways.
  const isWeb = canonical.platform === 'web';
  const { snapshot, own } = isWeb ? await withUnshownCover(judged, freshPage, run.isRefused) : judged;
  const more = await morePictures(snapshot, own, run, { asked: endpointsAsked(canonical) });
  const pictures = await distrustRepeated(more.pictures, { page: snapshot.url, canonical }, run);
  return {
    snapshot,
    pictures,
    meta: { ...more.meta, ...meta },
    warnings: more.warnings,
    failures: more.failures,
  };
}

/** What may never be asked for may not be shown either: not even its address in a list of thumbnails. */
function shownOf(named: CandidateDraft[], run: Run): CandidateDraft[] {
  const drafts = allowed(named, run);
  if (named.length > 0 && drafts.length === 0) throw onlyLocalPictures();
  return drafts;
}

/** Pictures and their further files. */
function allowed(drafts: CandidateDraft[], { fetch, request }: Run): CandidateDraft[] {
  const isAllowed = ({ url }: { url: string }) => fetch.isAllowed(url, request.caller);
  return drafts.filter(isAllowed).map((draft) => {
    const kept = { ...draft };
    for (const files of ['variants', 'smallerFiles'] as const) {
      const left = draft[files]?.filter(isAllowed) ?? [];
      if (left.length > 0) kept[files] = left;
      else delete kept[files];
    }
    return kept;
  });
}

function endpointsAsked(canonical: Canonical): string[] {
  return (platformById(canonical.platform)?.endpoints?.(canonical) ?? []).map(({ url }) => url);
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
