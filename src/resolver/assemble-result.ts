import { rankAlternatives } from './alternatives';
import { ResolveError } from './errors';
import { LIMITS } from './limits';
import { ownTitle } from './platforms/own-title';
import { platformById } from './platforms/registry';
import { isAvailable } from './probe/probe-outcome';
import type { Run } from './run';
import type { Ranking } from './score';
import { coverOf } from './score';
import { signedUrl } from './url/signed-url';
import type { Evidence, Expiry, ImageCandidate, Notice, PageMeta, ResolveResult, Trace } from './types';

/**
 * The specification's result. Rejects with `no_candidates`, or `permission_required` where that is all there is to
 * it, when none is available; a listener hears what there was instead.
 */
export function assembleResult(
  evidence: Evidence,
  ranking: Ranking,
  isCacheHit: boolean,
  run: Run,
): ResolveResult {
  const best = coverOf(ranking);
  if (!best) {
    const { candidates, scores } = ranking;
    run.report({
      type: 'no-cover',
      canonical: evidence.canonical,
      candidates,
      scores,
      warnings: evidence.warnings,
    });
    throw noCandidates(evidence);
  }
  const remainingMs = run.isRemembered ? Math.max(0, evidence.expiresAtMs - run.ports.clock.nowMs()) : 0;
  const warnings: Notice[] = [...evidence.warnings, ...run.warnings, ...ranking.warnings];
  const meta = mergeMeta(evidence, run.request.hints);
  return {
    request_id: run.request.requestId,
    canonical: evidence.canonical,
    best,
    candidates: ranking.candidates,
    ...alternativesOf(evidence, run),
    cache: { hit: isCacheHit, ttl_seconds: Math.ceil(remainingMs / 1_000) },
    trace: { ...run.trace(ranking.scores), ...expiries(ranking.candidates) },
    ...(Object.keys(meta).length > 0 ? { meta } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}

/** They never compete with the candidates, but follow the same preferences. */
function alternativesOf(
  { alternatives = [] }: Evidence,
  { request }: Run,
): Pick<ResolveResult, 'alternatives'> {
  return alternatives.length > 0 ? { alternatives: rankAlternatives(alternatives, request.options) } : {};
}

/** Addresses that are signed stop working; nothing is said where there are none. */
function expiries(candidates: readonly ImageCandidate[]): Pick<Trace, 'expires'> {
  const expires = candidates.flatMap(({ url }): Expiry[] => {
    const { isSigned, expiresAtMs } = signedUrl(url);
    return isSigned ? [{ url, expires_at_ms: expiresAtMs }] : [];
  });
  return expires.length > 0 ? { expires } : {};
}

/** What was found wins over what the caller's screen shows. */
function mergeMeta({ meta, canonical }: Evidence, hints: PageMeta = {}): PageMeta {
  const merged: PageMeta = { ...hints, ...meta };
  const title = meta.title ?? ownTitle(platformById(canonical.platform), hints.title ?? '');
  if (title === '') delete merged.title;
  else merged.title = title.slice(0, LIMITS.titleMaxLength);
  return merged;
}

function noCandidates({ failures, candidates }: Evidence): ResolveError {
  const [first] = failures;
  const isOnlyPermission = first?.reason === 'permission_required' && failures.length === 1;
  const isAllBlocked = candidates.every(({ availability }) => availability.status === 'blocked');
  if (isOnlyPermission && isAllBlocked) {
    return new ResolveError(first.reason, first.message, { origin: first.origin });
  }
  const isAnyThere = candidates.some(isAvailable);
  const isUnavailable = candidates.length > 0 && !isAnyThere;
  return new ResolveError('no_candidates', isUnavailable ? ALL_UNAVAILABLE : NONE_SUITABLE, {
    furtherDetails: failures,
  });
}

const ALL_UNAVAILABLE = 'None of the pictures this page could have is available.';
const NONE_SUITABLE = 'This page names and shows no picture that can serve as its cover.';
