import { sizeInAddress } from '../extractors/address/size-in-address';
import { formatOfPath } from '../image-format';
import type { Original } from '../originals/original';
import { originalsOf } from '../originals/originals-of';
import type { CandidateDraft } from '../platforms/define-platform';
import type { ProbeOutcome } from './probe-outcome';
import { isAvailable } from './probe-outcome';
import type { KnownCandidate, PictureVariant } from '../types';
import { areaOf } from '../area';

const ORIGINAL_LIMITS = {
  /** Guesses tried for one picture. */
  attempts: 3,
  /** Of these, files that the page itself names. */
  namedAttempts: 2,
  /** How far the aspects of a picture and a guessed larger file may lie apart: sizes are rounded. */
  aspectTolerance: 0.04,
  /** A documented original may be a larger cut of the picture, never a narrower one; rounding aside. */
  sideTolerance: 0.02,
} as const;

/** Probes one draft; faults are its outcome. */
export type ProbeOne = (draft: CandidateDraft) => Promise<ProbeOutcome>;

interface Attempt {
  original: Original;
  candidate: KnownCandidate;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Probes a picture and what may be larger files of it at once, and answers with the largest that is there, is an
 * image and shows the same picture; the smaller ones become its `variants`. Where none is confirmed, and for a
 * platform's ready-made sizes, the answer is the draft's own outcome. Guesses beyond a documented rule wait for the
 * draft's own bytes: where they may not be read, nothing is guessed. A fault of a guess is nobody's warning; only
 * the draft's own probe rejects.
 */
export async function confirmOriginal(draft: CandidateDraft, probeOne: ProbeOne): Promise<ProbeOutcome> {
  // The sizes that a rule names are candidates of their own.
  const originals = draft.source_method === 'rule' ? [] : [...namedLarger(draft), ...originalsOf(draft.url)];
  if (originals.length === 0) return probeOne(draft);
  const attempts = originals.slice(0, ORIGINAL_LIMITS.attempts);
  const documented = attempts.filter(({ risk }) => risk === 'low');
  const guessed = attempts.filter(({ risk }) => risk !== 'low');
  const [own, certain] = await Promise.all([probeOne(draft), tryAll(documented, draft, probeOne)]);
  const uncertain = mayBeRead(own) ? await tryAll(guessed, draft, probeOne) : [];
  const confirmed = [...certain, ...uncertain].filter((attempt) => isLarger(attempt, own, draft));
  const [largest, ...others] = confirmed.toSorted((left, right) => pixelsOf(right) - pixelsOf(left));
  return largest ? { candidate: withHistory(largest, others, own.candidate) } : own;
}

/** Files of the picture that the page names itself and that may be larger: as good as a documented rule. */
function namedLarger({ url, typicalSize, variants = [] }: CandidateDraft): Original[] {
  const own = typicalSize ?? sizeInAddress(url);
  const ownPixels = areaOf(own);
  return variants
    .filter((variant) => areaOf(variant) === 0 || areaOf(variant) > ownPixels)
    .slice(0, ORIGINAL_LIMITS.namedAttempts)
    .map((variant) => ({ url: variant.url, rule: 'named by the page', risk: 'low' }));
}

/** Only what was fetched has a status: a picture measured by showing it says nothing of its bytes. */
function mayBeRead({ candidate }: ProbeOutcome): boolean {
  return candidate.availability.http_status !== undefined;
}

async function tryAll(
  originals: readonly Original[],
  draft: CandidateDraft,
  probeOne: ProbeOne,
): Promise<Attempt[]> {
  const settled = await Promise.allSettled(originals.map((original) => probeOne(draftOf(original, draft))));
  return settled.flatMap((result, index) => {
    const original = originals[index];
    // A guess that found no place in the queue proves nothing.
    if (result.status === 'rejected' || !original) return [];
    const { candidate, fault } = result.value;
    return fault || !isAvailable(candidate) ? [] : [{ original, candidate }];
  });
}

/** Its size is not claimed, so that only a measured one can win. */
function draftOf({ url, rule }: Original, draft: CandidateDraft): CandidateDraft {
  const bonuses = [...(draft.bonuses ?? []), { name: `original: ${rule}`, points: 0 }];
  return { ...draft, url, format: formatOfPath(url), quality_tier: 'unknown', typicalSize: null, bonuses };
}

function isLarger({ original, candidate }: Attempt, own: ProbeOutcome, draft: CandidateDraft): boolean {
  const larger = sizeOf(candidate);
  if (!larger) return false;
  const known = sizeOf(own.candidate);
  if (!known) return isSamePicture(larger, draft.typicalSize, original);
  return larger.width * larger.height > known.width * known.height && isSamePicture(larger, known, original);
}

/** Whether the sizes speak for one picture; where one of them is not known nothing speaks against it. */
function isSamePicture(larger: Size, known: Size | null, { risk }: Original): boolean {
  if (!known) return true;
  const { aspectTolerance, sideTolerance } = ORIGINAL_LIMITS;
  const stretch = (larger.width * known.height) / (larger.height * known.width);
  if (Math.abs(Math.log(stretch)) <= aspectTolerance) return true;
  const holds = 1 - sideTolerance;
  return risk === 'low' && larger.width >= known.width * holds && larger.height >= known.height * holds;
}

/** The smaller files stay listed under the larger one. */
function withHistory(
  { candidate }: Attempt,
  others: readonly Attempt[],
  own: KnownCandidate,
): KnownCandidate {
  const smaller = [...(isAvailable(own) ? [own] : []), ...others.map((other) => other.candidate)].map(
    variantOf,
  );
  const known = new Map([...(own.variants ?? []), ...smaller].map((variant) => [variant.url, variant]));
  known.delete(candidate.url);
  const variants = [...known.values()].toSorted((left, right) => areaOf(right) - areaOf(left));
  const { variants: _ofDraft, ...largest } = candidate;
  return variants.length > 0 ? { ...largest, variants } : largest;
}

function variantOf({ url, width, height }: KnownCandidate): PictureVariant {
  return { url, width, height };
}

function sizeOf({ width, height }: KnownCandidate): Size | null {
  return width !== null && height !== null && width > 0 && height > 0 ? { width, height } : null;
}

function pixelsOf({ candidate }: Attempt): number {
  return areaOf(candidate);
}
