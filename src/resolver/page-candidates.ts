import type { PagePictures, RankedPicture } from './extractors/extract-pictures';
import { smallerFiles } from './extractors/smaller-files';
import { formatOfPath } from './image-format';
import { LIMITS } from './limits';
import type { PageSnapshot } from './page-snapshot';
import type { CandidateDraft } from './platforms/define-platform';
import { qualityTierOf } from './quality-tier';
import type { Bonus } from './types';

/** Marks a picture that the page shows but that is no cover: it stays listed, and is never the best. */
const NO_COVER: Bonus = { name: 'no_cover', points: -20_000 };

/** Whether this term marks a picture that is no cover. */
export function isNoCover({ name }: Bonus): boolean {
  return name === NO_COVER.name;
}

/** A page's pictures as candidates, in their order: what the page claims of them, until a probe knows better. */
export function pageCandidates({ pictures }: PagePictures): CandidateDraft[] {
  return pictures.map(draftOf);
}

/** The same with the smaller files of the first ones, which only the answer lists. */
export function listedCandidates(found: PagePictures, page: PageSnapshot): CandidateDraft[] {
  return pageCandidates(found).map((draft, index) => {
    const picture = found.pictures[index];
    // Further down nobody chooses among sizes.
    const isChosenFrom = picture?.srcsets !== undefined && index < LIMITS.candidatesProbed;
    const smaller = isChosenFrom ? smallerFiles(picture, page) : [];
    return smaller.length > 0 ? { ...draft, smallerFiles: smaller } : draft;
  });
}

/**
 * A size that the page only claims is often that of its display, so it counts for nothing; one that the page has
 * loaded is true of the file it has loaded.
 */
function draftOf({ url, source_method, bonuses, isCover, layout, variants }: RankedPicture): CandidateDraft {
  const isLoaded = layout !== undefined && layout.naturalWidth > 0 && layout.naturalHeight > 0;
  const loaded = isLoaded ? { width: layout.naturalWidth, height: layout.naturalHeight } : null;
  const shown = isLoaded && layout.currentSrc !== '' ? layout.currentSrc : url;
  const size = shown === url ? loaded : null;
  const others = variants.map((variant) => (variant.url === shown ? { ...variant, ...loaded } : variant));
  return {
    url,
    source_method,
    quality_tier: qualityTierOf(size?.width ?? null, size?.height ?? null),
    format: formatOfPath(url),
    typicalSize: size,
    ...(others.length > 0 ? { variants: others } : {}),
    bonuses: isCover || isOnlyFarDown(bonuses) ? bonuses : [...bonuses, NO_COVER],
  };
}

/** Whether nothing speaks against a picture but its place: it is one once it turns out to be large. */
function isOnlyFarDown(bonuses: readonly Bonus[]): boolean {
  return bonuses.every(({ name, points }) => points >= 0 || name === 'place');
}
