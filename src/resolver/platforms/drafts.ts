import { formatOfPath } from '../image-format';
import { qualityTierOf } from '../quality-tier';
import type { CandidateDraft, PictureSize } from './define-platform';

/** A picture that a platform's rule, API or oEmbed answer names. Its size is what the platform says of it; null where it says nothing. */
export function platformDraft(
  source_method: 'rule' | 'api' | 'oembed',
  url: string,
  size: PictureSize | null = null,
): CandidateDraft {
  return {
    url,
    source_method,
    quality_tier: qualityTierOf(size?.width ?? null, size?.height ?? null),
    format: formatOfPath(url),
    typicalSize: size,
  };
}
