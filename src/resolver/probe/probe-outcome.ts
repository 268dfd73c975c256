import { ResolveError, toResolveError } from '../errors';
import type { CandidateDraft, PictureSize } from '../platforms/define-platform';
import { qualityTierOf } from '../quality-tier';
import type { AvailabilityStatus, ImageFormat, KnownCandidate } from '../types';

/** A probed candidate, and the fault that kept it from being checked. */
export interface ProbeOutcome {
  candidate: KnownCandidate;
  fault?: ResolveError;
}

export interface Measured {
  width: number | null;
  height: number | null;
  format: ImageFormat;
  /** Bytes; absent where the host does not tell. */
  file_bytes?: number;
}

const STATUS_MEANINGS: ReadonlyMap<number, AvailabilityStatus> = new Map([
  [404, 'missing'],
  [410, 'missing'],
  [401, 'blocked'],
  [403, 'blocked'],
  [429, 'blocked'],
  [451, 'blocked'],
]);

/** Faults that are refusals, by us or by the browser; the rest are errors. */
const REFUSALS: ReadonlySet<string> = new Set([
  'permission_required',
  'private_address',
  'invalid_url',
  'unsupported_scheme',
]);

/** Whether the picture is there, as far as is known. */
export function isAvailable({ availability }: Pick<KnownCandidate, 'availability'>): boolean {
  return availability.status === 'ok';
}

/** The picture is there and measured. */
export function available(draft: CandidateDraft, httpStatus: number, measured: Measured): ProbeOutcome {
  return {
    candidate: { ...known(draft, measured), availability: { status: 'ok', http_status: httpStatus } },
  };
}

/** The picture was shown, so it is there; its bytes may not be read. */
export function shown(draft: CandidateDraft, size: PictureSize): ProbeOutcome {
  return {
    candidate: { ...known(draft, { ...size, format: draft.format }), availability: { status: 'ok' } },
  };
}

/** Nobody checked: the page's own word, for what it is worth. A fault says why it could not be checked. */
export function claimed(draft: CandidateDraft, fault?: ResolveError): ProbeOutcome {
  const { width, height } = draft.typicalSize ?? { width: null, height: null };
  const candidate = {
    ...known(draft, { width, height, format: draft.format }),
    availability: { status: 'ok' as const },
  };
  return fault ? { candidate, fault } : { candidate };
}

/** The host has no such picture, or only its placeholder. */
export function missing(draft: CandidateDraft, httpStatus: number): ProbeOutcome {
  return {
    candidate: { ...unmeasured(draft), availability: { status: 'missing', http_status: httpStatus } },
  };
}

/** What an HTTP status other than success says about a picture. */
export function unavailable(draft: CandidateDraft, httpStatus: number): ProbeOutcome {
  const status = STATUS_MEANINGS.get(httpStatus) ?? 'error';
  if (status === 'missing') return missing(draft, httpStatus);
  const fault = new ResolveError('http_status', `The picture's host answered with status ${httpStatus}.`);
  return { candidate: { ...unmeasured(draft), availability: { status, http_status: httpStatus } }, fault };
}

/** The bytes answered are not a picture we can use. */
export function unusable(draft: CandidateDraft, httpStatus: number, fault: ResolveError): ProbeOutcome {
  return {
    candidate: { ...unmeasured(draft), availability: { status: 'error', http_status: httpStatus } },
    fault,
  };
}

/** No answer came. */
export function failed(draft: CandidateDraft, cause: unknown): ProbeOutcome {
  const fault = toResolveError(cause);
  const status = REFUSALS.has(fault.reason) ? 'blocked' : 'error';
  return { candidate: { ...unmeasured(draft), availability: { status } }, fault };
}

function unmeasured({ url, format, quality_tier, source_method, bonuses, variants }: CandidateDraft) {
  const base = { url, width: null, height: null, format, quality_tier, source_method };
  return { ...base, ...(variants ? { variants } : {}), ...(bonuses ? { bonuses } : {}) };
}

/** A rule may name its tier; any other picture's follows from its size. */
function known(draft: CandidateDraft, measured: Measured): Omit<KnownCandidate, 'availability'> {
  const isNamed = draft.source_method === 'rule' && draft.quality_tier !== 'unknown';
  const quality_tier = isNamed ? draft.quality_tier : qualityTierOf(measured.width, measured.height);
  return { ...unmeasured(draft), ...measured, quality_tier, ...statedFacts(draft) };
}

/** What is true of the file if it is there, whatever its size. */
function statedFacts({ letterboxed, automatic }: CandidateDraft) {
  return { ...(letterboxed ? { letterboxed } : {}), ...(automatic ? { automatic } : {}) };
}
