import type { Collected } from './collected';
import type { ReasonDetail } from './errors';
import { firstOfEach } from './first-of-each';
import { TTL_SECONDS } from './limits';
import type { ProbeOutcome } from './probe/probe-outcome';
import { isAvailable } from './probe/probe-outcome';
import { isNoCover } from './page-candidates';
import { signedUrl } from './url/signed-url';
import type {
  Canonical,
  Evidence,
  KnownCandidate,
  Notice,
  NoticeCode,
  PictureVariant,
  ProbeDepth,
} from './types';

export interface Findings {
  canonical: Canonical;
  collected: Collected;
  outcomes: readonly ProbeOutcome[];
  alternatives: KnownCandidate[];
  depth: ProbeDepth;
  nowMs: number;
  completeLifeSeconds: number;
}

/** What a run found out, ready for the cache: how long it holds depends on how complete it is. */
export function buildEvidence(findings: Findings): Evidence {
  const { canonical, collected, outcomes, alternatives, depth, nowMs, completeLifeSeconds } = findings;
  const candidates = outcomes.map(({ candidate }, index) =>
    withSmallerFiles(candidate, collected.drafts[index]?.smallerFiles ?? []),
  );
  const warnings = [...collected.warnings, ...probeWarnings(outcomes)];
  return {
    canonical,
    candidates,
    ...(alternatives.length > 0 ? { alternatives } : {}),
    meta: collected.meta,
    ...(collected.seen && { seen: collected.seen }),
    warnings,
    failures: [...failuresOf(outcomes), ...(collected.failures ?? [])],
    depth,
    expiresAtMs: Math.min(
      nowMs + (ttlSeconds(candidates, warnings, collected.isLive) ?? completeLifeSeconds) * 1_000,
      endOfSignatures(candidates, nowMs),
      ...collected.drafts.map(({ lifeSeconds = Number.POSITIVE_INFINITY }) => nowMs + lifeSeconds * 1_000),
    ),
  };
}

/** Those that a probe has not named already, below the ones it has. */
function withSmallerFiles(candidate: KnownCandidate, smaller: readonly PictureVariant[]): KnownCandidate {
  const known = [candidate, ...(candidate.variants ?? [])];
  const others = smaller.filter(({ url }) => known.every((file) => file.url !== url));
  return others.length === 0 ? candidate : { ...candidate, variants: [...known.slice(1), ...others] };
}

/** What is so with the page, and will be the next time. */
const LASTING: ReadonlySet<NoticeCode> = new Set([
  'CANDIDATES_TRUNCATED',
  'EXTRACTOR_FAILED',
  'PICTURE_WITHOUT_ADDRESS',
]);

/** A passing fault is not worth remembering: where nothing is there and something failed, 0. Undefined: complete. */
function ttlSeconds(
  candidates: readonly KnownCandidate[],
  warnings: readonly Notice[],
  isLive: boolean,
): number | undefined {
  const isAnyCover = candidates.some(
    (candidate) => isAvailable(candidate) && !(candidate.bonuses ?? []).some(isNoCover),
  );
  // A page in front of the user may show its picture a moment later.
  if (!isAnyCover && isLive) return 0;
  const isFlawed = warnings.some(({ code }) => !LASTING.has(code));
  if (!isAnyCover) return isFlawed ? 0 : TTL_SECONDS.failure;
  return isFlawed ? TTL_SECONDS.withWarnings : undefined;
}

/** An address that stops working makes a remembered answer wrong. */
function endOfSignatures(candidates: readonly KnownCandidate[], nowMs: number): number {
  const ends = candidates
    .filter(isAvailable)
    .map(({ url }) => signedUrl(url))
    .filter(({ isSigned }) => isSigned)
    .map(({ expiresAtMs }) => expiresAtMs ?? nowMs + TTL_SECONDS.signed * 1_000);
  return Math.max(nowMs, Math.min(...ends, Number.POSITIVE_INFINITY));
}

function failuresOf(outcomes: readonly ProbeOutcome[]): ReasonDetail[] {
  const details = outcomes.flatMap(({ fault }) => fault?.details ?? []);
  return firstOfEach(details, ({ reason, origin, message }) => `${reason} ${origin ?? message}`);
}

/** One warning for each candidate that could not be checked; a missing permission is said once an origin. */
function probeWarnings(outcomes: readonly ProbeOutcome[]): Notice[] {
  const notices = outcomes.flatMap(({ candidate, fault }): Notice[] => {
    if (!fault) return [];
    if (fault.reason === 'permission_required' && fault.origin !== undefined) {
      return [{ code: 'PERMISSION_REQUIRED', message: fault.message, step: 'probe', url: fault.origin }];
    }
    return [{ code: 'PROBE_FAILED', message: fault.message, step: 'probe', url: candidate.url }];
  });
  return firstOfEach(notices, ({ code, url }) => `${code} ${url}`);
}
