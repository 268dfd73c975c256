import { extractPictures } from './extractors/extract-pictures';
import { SOURCE_POINTS } from './extractors/page-bonuses';
import { pageCandidates } from './page-candidates';
import type { PageSnapshot } from './page-snapshot';
import type { CandidateDraft } from './platforms/define-platform';
import type { ProbeOutcome } from './probe/probe-outcome';
import { isAvailable } from './probe/probe-outcome';
import type { SourceMethod } from './types';

/** What a picture must be for the rest of its page to be left unread. Sizes in pixels. */
const GOOD_COVER = {
  /** Ways in which a page says itself which picture stands for it. */
  sources: new Set<SourceMethod>(['og', 'twitter', 'jsonld', 'microdata']),
  minPoints: SOURCE_POINTS.microdata,
  minPixels: 480 * 360,
  /** Strips are banners, whatever their area. */
  minShortSide: 240,
  /** A PNG whose sides differ by less than this factor is as likely the site's logo: the body has to tell. */
  squareRatio: 1.15,
} as const;

/** The picture that a page declares, where nothing at all speaks against it by now; else undefined. */
export function coverBeyondDoubt(snapshot: PageSnapshot): CandidateDraft | undefined {
  const [first] = extractPictures(snapshot).pictures;
  if (!first?.isCover || !GOOD_COVER.sources.has(first.source_method)) return undefined;
  if (first.points < GOOD_COVER.minPoints || first.bonuses.some(({ points }) => points < 0)) return undefined;
  return pageCandidates({ pictures: [first], warnings: [] })[0];
}

/** Whether a probe found the picture there, as an image, and large enough to be the cover as it is. */
export function isGoodCover({ candidate, fault }: ProbeOutcome): boolean {
  const { width, height, format } = candidate;
  if (fault !== undefined || !isAvailable(candidate) || width === null || height === null) return false;
  const [short, long] = width < height ? [width, height] : [height, width];
  const isLarge = width * height >= GOOD_COVER.minPixels && short >= GOOD_COVER.minShortSide;
  return isLarge && !(format === 'png' && long < short * GOOD_COVER.squareRatio);
}
