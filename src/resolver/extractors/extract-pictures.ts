import { pageAddress } from './page-address';
import { LIMITS } from '../limits';
import type { PageSnapshot, SnapshotLayout } from '../page-snapshot';
import { sumOfPoints } from '../sum-of-points';
import type { Bonus, Notice, PictureVariant, SourceMethod } from '../types';
import { addressParts } from './address/address-parts';
import type { Extractor, FoundPicture } from './define-extractor';
import { doubtBeside } from './doubts/beside-others';
import { type Doubt, doubtsAbout } from './doubts/declared-doubts';
import { isUnreachableFrom } from './doubts/local-host';
import { isOfManual } from './doubts/stand-in-host';
import { jsonLdGraph } from './json-ld/json-ld-graph';
import { byPoints, type MergedPicture, mergePictures } from './merge-pictures';
import { COVER_THRESHOLD } from './page-bonuses';
import { EXTRACTORS } from './registry';
import { relativeToRoot } from './relative-to-root';
import { has } from './shown-as';
import { withDoubt } from './with-doubt';

/** A picture of a page with its terms, which add up to its points. */
export interface RankedPicture {
  /** Absolute http(s). */
  url: string;
  source_method: SourceMethod;
  /** Every way that names it, the strongest first. */
  sources: SourceMethod[];
  /** Pixels, as the page claims; null where it claims nothing. */
  declaredWidth: number | null;
  declaredHeight: number | null;
  /** The same picture in other files, largest first. */
  variants: PictureVariant[];
  /** What its elements write in `srcset`, where that may name still more of its files. */
  srcsets?: readonly string[];
  bonuses: Bonus[];
  points: number;
  /** Whether it reaches the points of a cover; an icon never does. */
  isCover: boolean;
  layout?: SnapshotLayout;
  /** The page's body shows it small, beside the text or where no cover stands, wherever it does. */
  isShownSmall?: boolean;
  /** The page's body shows it where it leads to another page, and nowhere else. */
  isShownLeadingOn?: boolean;
  /** Structured data names it as that of what the page's own thing belongs to. */
  isOfKin?: boolean;
}

export interface PagePictures {
  /** Best first. */
  pictures: RankedPicture[];
  warnings: Notice[];
}

/**
 * All pictures that a page names or shows, each once with its files, best first, at most 512. Never throws: an extractor
 * that fails is a warning.
 */
export function extractPictures(
  snapshot: PageSnapshot,
  extractors: readonly Extractor[] = EXTRACTORS,
): PagePictures {
  const warnings: Notice[] = [];
  const found: FoundPicture[] = [];
  for (const extractor of extractors) {
    try {
      found.push(...extractor.extract(snapshot));
    } catch (fault) {
      warnings.push(extractorFailed(extractor, fault));
    }
  }
  if (jsonLdGraph(snapshot).isBroken) warnings.push(JSON_LD_BROKEN);
  const doubts = doubtsAbout(snapshot);
  const byThemselves = mergedApart(relativeToRoot(found, snapshot), snapshot)
    .map((picture) => rank(picture, doubts))
    .toSorted(byPoints);
  const ranked = besideEachOther(byThemselves, snapshot);
  if (ranked.length > LIMITS.candidatesCollected) warnings.push(truncated(ranked.length));
  return { pictures: ranked.slice(0, LIMITS.candidatesCollected), warnings };
}

/** Merged, best first; what only the page's maker can reach, or nobody, is no other file of what everybody can. */
function mergedApart(found: readonly FoundPicture[], snapshot: PageSnapshot): MergedPicture[] {
  const { hostname } = pageAddress(snapshot);
  const isLocal = (picture: FoundPicture) => {
    const host = addressParts(picture.url).host.replace(/:\d+$/, '');
    return isUnreachableFrom(hostname, host) || isOfManual(host, hostname);
  };
  const local = new Set(found.filter(isLocal));
  if (local.size === 0) return mergePictures(found);
  const merged = mergePictures(found.filter((picture) => !local.has(picture)));
  const urls = new Set(merged.map((picture) => picture.url));
  // One of them may have a file beside it that stands in the page as well.
  return [...merged, ...mergePictures([...local]).filter((picture) => !urls.has(picture.url))];
}

/** Of several pictures that a page declares each may be doubted for what stands beside it. */
const MOST_DOUBTED = 3;

/** What their neighbors say of the first, and of the one that leads then. */
function besideEachOther(byThemselves: RankedPicture[], snapshot: PageSnapshot): RankedPicture[] {
  let ranked = byThemselves;
  for (let doubted = 0; doubted < MOST_DOUBTED; doubted += 1) {
    const [first] = ranked;
    const doubt = doubtBeside(ranked, snapshot);
    if (!first || !doubt || has(first, doubt.name)) return ranked;
    ranked = withDoubt(ranked, first, doubt);
  }
  return ranked;
}

function rank(picture: MergedPicture, doubts: Doubt): RankedPicture {
  const against = picture.isIcon ? [] : doubts(picture);
  const points = picture.points + sumOfPoints(against);
  const ranked: RankedPicture = {
    url: picture.url,
    source_method: picture.source_method,
    sources: picture.sources,
    declaredWidth: picture.declaredWidth,
    declaredHeight: picture.declaredHeight,
    variants: picture.variants ?? [],
    bonuses: against.length === 0 ? picture.bonuses : [...picture.bonuses, ...against],
    points,
    isCover: !picture.isIcon && points >= COVER_THRESHOLD,
  };
  if (picture.srcsets) ranked.srcsets = picture.srcsets;
  if (picture.layout) ranked.layout = picture.layout;
  if (picture.isShownSmall) ranked.isShownSmall = true;
  if (picture.isShownLeadingOn) ranked.isShownLeadingOn = true;
  if (picture.isOfKin) ranked.isOfKin = true;
  return ranked;
}

const JSON_LD_BROKEN: Notice = {
  code: 'EXTRACTOR_FAILED',
  message: 'A part of what the page says of itself in JSON-LD is broken, or too long, and was left out.',
  step: 'collect',
};

function extractorFailed({ name }: Extractor, fault: unknown): Notice {
  const why = fault instanceof Error ? fault.message : String(fault);
  return {
    code: 'EXTRACTOR_FAILED',
    message: `Pictures of the kind "${name}" could not be read: ${why}`,
    step: 'collect',
  };
}

function truncated(count: number): Notice {
  return {
    code: 'CANDIDATES_TRUNCATED',
    message: `The page has ${count} pictures; the best ${LIMITS.candidatesCollected} were considered.`,
    step: 'collect',
    count: count - LIMITS.candidatesCollected,
  };
}
