import { COVER_THRESHOLD } from '../../src/contract/cover-threshold';
import type { PagePictures, RankedPicture } from '../../src/resolver/extractors/extract-pictures';
import { LIMITS } from '../../src/resolver/limits';
import { isNoCover, pageCandidates } from '../../src/resolver/page-candidates';
import { qualityTierOf } from '../../src/resolver/quality-tier';
import { rankCandidates } from '../../src/resolver/score';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import type { KnownCandidate } from '../../src/resolver/types';

/** Pixels of a picture of which the page tells nothing: what most show in their text. */
const USUAL = { width: 800, height: 533 };

/**
 * The address of the picture that is the cover where each file has the size that the page states, as if the first ones
 * had been measured; null where none is.
 */
export function coverWithStatedSizes(found: PagePictures): string | null {
  const measured = pageCandidates(found)
    .slice(0, LIMITS.candidatesProbed)
    .map(({ url, format, source_method, bonuses }, index): KnownCandidate => {
      const { width, height } = statedSize(found.pictures[index]);
      const quality_tier = qualityTierOf(width, height);
      const availability = { status: 'ok' } as const;
      return {
        url,
        width,
        height,
        format,
        quality_tier,
        source_method,
        availability,
        bonuses: bonuses ?? [],
      };
    });
  const [best] = rankCandidates(measured, DEFAULT_OPTIONS).scores;
  const isCover = (best?.score ?? -1) >= COVER_THRESHOLD && !best?.bonuses.some(isNoCover);
  return isCover && best ? best.url : null;
}

/** Where one side alone is stated the other is taken for two thirds of it. */
function statedSize(picture: RankedPicture | undefined): { width: number; height: number } {
  const { declaredWidth, declaredHeight } = picture ?? { declaredWidth: null, declaredHeight: null };
  if (declaredWidth === null || declaredWidth <= 1) return USUAL;
  const height = declaredHeight === null || declaredHeight <= 1 ? declaredWidth / 1.5 : declaredHeight;
  return { width: declaredWidth, height: Math.round(height) };
}
