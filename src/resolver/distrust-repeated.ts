import { DECLARED_SOURCES } from './extractors/declared-sources';
import type { PagePictures, RankedPicture } from './extractors/extract-pictures';
import { withDoubt } from './extractors/with-doubt';
import { isCardOfFrontPage } from './front-page-card';
import { leavesNothing, partitionOf, probeDepth, sightingsUnavailable } from './recall';
import type { Run } from './run';
import type { Bonus, Canonical } from './types';

/** By how many other pages of the site declared the same picture: two pages may tell one story. */
const SEEN_POINTS: readonly number[] = [0, -1_300, -2_800];

/** The front page tells no story, but for the one that it leads with today. */
const ON_FRONT_PAGE: Bonus = { name: 'on_front_page', points: -2_300 };

/**
 * Doubts a declared picture that other pages of the site, seen before, or its front page declare, too: it stands for the site
 * and not for the page. Never rejects.
 */
export async function distrustRepeated(
  pictures: PagePictures,
  { page, canonical }: { page: string; canonical: Canonical },
  run: Run,
): Promise<PagePictures> {
  const declared = pictures.pictures.find(
    ({ isCover, source_method }) => isCover && DECLARED_SOURCES.has(source_method),
  );
  if (!declared) return pictures;
  const others = await pagesDeclaring(declared.url, canonical, run);
  const points = SEEN_POINTS[Math.min(others, SEEN_POINTS.length - 1)] ?? 0;
  const isAsked =
    canonical.platform === 'web' &&
    points > ON_FRONT_PAGE.points &&
    isFrontPageWorthAsking(pictures, declared, run);
  const doubted = (term: Bonus) => ({ ...pictures, pictures: withDoubt(pictures.pictures, declared, term) });
  if (isAsked && (await isCardOfFrontPage(declared.url, page, run))) return doubted(ON_FRONT_PAGE);
  return points === 0 ? pictures : doubted({ name: 'seen_elsewhere', points });
}

/** Where the answer may name another cover: a picture that the body does not show stands before one that it does. */
function isFrontPageWorthAsking({ pictures }: PagePictures, declared: RankedPicture, run: Run): boolean {
  const isRival = ({ isCover, sources, points }: RankedPicture) =>
    isCover && sources.includes('image') && points > declared.points + ON_FRONT_PAGE.points;
  return (
    probeDepth(run.request) === 'bytes' &&
    declared === pictures[0] &&
    !declared.sources.includes('image') &&
    pictures.some(isRival)
  );
}

/**
 * How many other pages of the site, seen before, declare this picture, at most 4; this page is remembered with them.
 * Private windows leave nothing behind, so nothing is known there: 0. Never rejects.
 */
export async function pagesDeclaring(
  picture: string,
  { canonical_url }: Canonical,
  run: Run,
): Promise<number> {
  if (leavesNothing(run.request)) return 0;
  const page = { site: new URL(canonical_url).host, page: canonical_url };
  const sighting = { ...page, partition: partitionOf(run.request.caller), picture };
  try {
    return await run.ports.sightings.note(sighting);
  } catch (fault) {
    run.warnings.push(sightingsUnavailable(fault));
    return 0;
  }
}
