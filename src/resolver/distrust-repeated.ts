import type { PagePictures, RankedPicture } from './extractors/extract-pictures';
import { byPoints } from './extractors/merge-pictures';
import { COVER_THRESHOLD } from './extractors/page-bonuses';
import { partitionOf } from './recall';
import type { Run } from './run';
import type { Bonus, Canonical, SourceMethod } from './types';

/** Ways in which a page names its cover itself. */
const DECLARED: ReadonlySet<SourceMethod> = new Set(['og', 'twitter', 'jsonld', 'microdata', 'link']);

/** By how many other pages of the site declared the same picture: two pages may tell one story. */
const SEEN_POINTS: readonly number[] = [0, -1_300, -2_800];

/**
 * Doubts a declared picture that other pages of the site, seen before, declare too: it stands for the site and not
 * for the page. Never rejects.
 */
export async function distrustRepeated(
  pictures: PagePictures,
  canonical: Canonical,
  run: Run,
): Promise<PagePictures> {
  const declared = pictures.pictures.find(
    ({ isCover, source_method }) => isCover && DECLARED.has(source_method),
  );
  if (!declared) return pictures;
  const others = await pagesDeclaring(declared.url, canonical, run);
  const points = SEEN_POINTS[Math.min(others, SEEN_POINTS.length - 1)] ?? 0;
  return points === 0 ? pictures : withTerm(pictures, declared, { name: 'seen_elsewhere', points });
}

/**
 * How many other pages of the site, seen before, declare this picture, at most 3; this page is remembered with them.
 * Private windows leave nothing behind, so nothing is known there: 0. Never rejects.
 */
export async function pagesDeclaring(
  picture: string,
  { canonical_url }: Canonical,
  run: Run,
): Promise<number> {
  const { caller } = run.request;
  if (caller.kind === 'user' && caller.privateWindow) return 0;
  const page = { site: new URL(canonical_url).host, page: canonical_url };
  const sighting = { ...page, partition: partitionOf(caller), picture };
  return run.ports.sightings.note(sighting).catch((fault: unknown) => {
    run.warnings.push({
      code: 'CACHE_UNAVAILABLE',
      message: `Earlier pages of this site could not be looked at. (${String(fault)})`,
      step: 'collect',
    });
    return 0;
  });
}

function withTerm({ pictures, warnings }: PagePictures, doubted: RankedPicture, term: Bonus): PagePictures {
  const judged = pictures.map((picture) => {
    if (picture !== doubted) return picture;
    const points = picture.points + term.points;
    return { ...picture, points, bonuses: [...picture.bonuses, term], isCover: points >= COVER_THRESHOLD };
  });
  return { pictures: judged.toSorted(byPoints), warnings };
}
