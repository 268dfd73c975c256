import { isOfPage, isOutdated } from './outdated';
import type { CacheKey, Freshness } from './ports';
import type { IsRefused } from './refused';
import type { Run } from './run';
import { coverOf, rankCandidates } from './score';
import type { Caller, Canonical, Evidence, Notice, ProbeDepth, ResolveRequest } from './types';

/** Kept in memory only. */
export const PRIVATE_PARTITION = 'private';

/** Reads what an earlier run found, if it serves this request. A cache that fails is a miss with a warning. */
export async function recall(canonical: Canonical, run: Run): Promise<Evidence | undefined> {
  if (run.request.options.refresh) {
    run.skip('cache', 'a fresh answer was asked for');
    return undefined;
  }
  const found = await run.step('cache', () => readOrWarn(canonical, run));
  if (!found || !isServing(found, run)) return undefined;
  for (const isOver of [isOutgrown, isWithdrawn, isOutdated]) if (await isOver(found, run)) return undefined;
  for (const name of ['collect', 'probe', 'store'] as const) run.skip(name, 'answered from the cache');
  return found;
}

/** Whether it was looked at deeply enough, and has a cover that is not refused where it has one. */
function isServing({ depth, candidates }: Evidence, { request, isRefused }: Run): boolean {
  if (depth !== 'bytes' && probeDepth(request) === 'bytes') return false;
  if (!candidates.some(isRefused)) return true;
  const coverWithout = (isLeftOut?: IsRefused) =>
    coverOf(rankCandidates(candidates, request.options, isLeftOut));
  // Where what was refused since had been declared, no more of the page may have been read.
  return coverWithout(isRefused) !== undefined || coverWithout() === undefined;
}

/** Whether a host that was not granted when the answer was found is granted by now: asking again tells more. */
async function isOutgrown({ warnings }: Evidence, run: Run): Promise<boolean> {
  const origins = warnings.flatMap(({ code, url }) => (code === 'PERMISSION_REQUIRED' && url ? [url] : []));
  for (const origin of origins) if (await isGranted(origin, run)) return true;
  return false;
}

/** Whether it tells another extension of a page that the user lets nobody read any more. */
async function isWithdrawn(evidence: Evidence, run: Run): Promise<boolean> {
  if (run.request.caller.kind !== 'extension' || !isOfPage(evidence)) return false;
  return !(await isGranted(new URL(evidence.canonical.canonical_url).origin, run));
}

function isGranted(origin: string, { ports, request }: Run): Promise<boolean> {
  return ports.fetch.authorize(origin, request.caller).then(
    () => true,
    () => false,
  );
}

/** Settles when the evidence is stored. An answer that cannot be stored is an answer all the same. */
export async function remember(evidence: Evidence, run: Run): Promise<void> {
  const isWorthless = evidence.expiresAtMs <= run.ports.clock.nowMs() && !disproves(evidence, run);
  if (isWorthless || isAbandoned(run)) {
    run.isRemembered = false;
    run.skip('store', isWorthless ? 'not worth remembering' : 'whoever asked has gone');
    return;
  }
  await run.step('store', async () => {
    const key = cacheKey(evidence.canonical, run.request);
    try {
      if (await isFullerStored(evidence, key, run)) return;
      await run.ports.cache.write(key, evidence);
    } catch (fault) {
      run.isRemembered = false;
      run.warnings.push(cacheUnavailable('The answer could not be stored for later.', fault));
    }
  });
}

/** Whether it was ended before its time, by whoever asked; what a deadline leaves is an answer. */
function isAbandoned({ signal }: Run): boolean {
  return signal.aborted && (signal.reason as Error).name === 'AbortError';
}

/** Whether what is remembered of a page is wrong by now: it was looked at anew, without a fault, and nothing was there. */
function disproves({ candidates }: Evidence, { request }: Run): boolean {
  return (
    request.options.refresh &&
    candidates.every(({ availability: { status } }) => status === 'ok' || status === 'missing')
  );
}

/** An answer by headers alone never takes the place of a measured one, unless a fresh one was asked for. */
async function isFullerStored({ depth }: Evidence, key: CacheKey, { request, ports }: Run): Promise<boolean> {
  return depth === 'headers' && !request.options.refresh && (await ports.cache.read(key))?.depth === 'bytes';
}

async function readOrWarn(canonical: Canonical, run: Run): Promise<Evidence | undefined> {
  try {
    return await run.ports.cache.read(cacheKey(canonical, run.request));
  } catch (fault) {
    run.warnings.push(cacheUnavailable('Earlier answers could not be read.', fault));
    return undefined;
  }
}

/** That what earlier pages of a site declared is not known. */
export function sightingsUnavailable(fault: unknown): Notice {
  return {
    ...cacheUnavailable('Earlier pages of this site could not be looked at.', fault),
    step: 'collect',
  };
}

function cacheUnavailable(what: string, fault: unknown): Notice {
  const why = fault instanceof Error ? fault.message : String(fault);
  return { code: 'CACHE_UNAVAILABLE', message: `${what} (${why})`, step: 'cache' };
}

/** An entry's place: the caller's partition and what the URL denotes. */
export function cacheKey({ canonical_url }: Canonical, { caller }: ResolveRequest): CacheKey {
  return { partition: partitionOf(caller), canonicalUrl: canonical_url };
}

/** Partitions keep one caller from learning what another, or the user, has looked at. */
export function partitionOf(caller: Caller): string {
  if (caller.kind === 'extension') return `extension:${caller.id}`;
  return caller.privateWindow ? PRIVATE_PARTITION : 'user';
}

/** A private window leaves nothing behind, so nothing is known there either. */
export function leavesNothing({ caller }: Pick<ResolveRequest, 'caller'>): boolean {
  return caller.kind === 'user' && caller.privateWindow;
}

/** `fastest` is content with headers; every other preference measures the bytes. */
export function probeDepth({ options }: ResolveRequest): ProbeDepth {
  return options.prefer === 'fastest' ? 'headers' : 'bytes';
}

/**
 * The browser's own HTTP cache must not tell another extension what the user has seen, and must not keep
 * what a private window shows.
 */
export function freshnessOf({ caller, options }: ResolveRequest): Freshness {
  if (caller.kind === 'extension' || caller.privateWindow) return 'no-store';
  return options.refresh ? 'reload' : 'default';
}
