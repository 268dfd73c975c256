import { confirmOriginal } from './confirm-original';
import type { ProbeOne } from './confirm-original';
import { formatOfPath } from '../image-format';
import type { CandidateDraft } from '../platforms/define-platform';
import type { ProbeOutcome } from './probe-outcome';
import { isAvailable } from './probe-outcome';

/** Most files of one picture that are tried where the first is gone. */
const FILES_TRIED = 3;

interface ProbePicture {
  /** Whether larger files of it are looked for. */
  isGrown: boolean;
  probeOne: ProbeOne;
}

/** A picture by the largest of its files that is there; where none is, what became of the first. */
export async function probePicture(
  draft: CandidateDraft,
  { isGrown, probeOne }: ProbePicture,
): Promise<ProbeOutcome> {
  const first = await (isGrown ? confirmOriginal(draft, probeOne) : probeOne(draft));
  const { variants = [] } = draft;
  if (isAvailable(first.candidate)) return first;
  for (const { url } of variants.slice(0, FILES_TRIED - 1)) {
    const others = variants.filter((variant) => variant.url !== url);
    const standIn = { ...draft, url, format: formatOfPath(url), typicalSize: null, variants: others };
    const outcome = await probeOne(standIn);
    if (isAvailable(outcome.candidate)) return outcome;
  }
  return first;
}
