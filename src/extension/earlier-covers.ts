import type { EarlierCover, HistoryEntry } from '../contract/settings/stored-records';
import { MOST_EARLIER } from '../contract/settings/stored-records';
import { firstOfEach } from '../resolver/first-of-each';
import { picturesAt } from '../resolver/pictures-at';
import type { ResolveResult } from '../resolver/types';
import { signedUrl } from '../resolver/url/signed-url';

/** Tells whether a cover of before is the picture that the page has now. */
export type IsSameCover = (before: Pick<EarlierCover, 'coverUrl'>) => boolean;

/** The later of two looks at a page, with the covers that the earlier look knew and that are other pictures. */
export function laterLook(before: HistoryEntry, now: HistoryEntry, isSame: IsSameCover): HistoryEntry {
  const { earlier: _, ...entry } = now;
  const { coverUrl, width, height, atMs: lastSeenAtMs } = before;
  const known = [
    ...(now.earlier ?? []),
    { coverUrl, width, height, lastSeenAtMs },
    ...(before.earlier ?? []),
  ].filter((cover) => !isSame(cover));
  const earlier = latestOfEach(known).slice(0, MOST_EARLIER);
  return earlier.length > 0 ? { ...entry, earlier } : entry;
}

function latestOfEach(covers: readonly EarlierCover[]): EarlierCover[] {
  const latestFirst = covers.toSorted((left, right) => right.lastSeenAtMs - left.lastSeenAtMs);
  return firstOfEach(latestFirst, ({ coverUrl }) => coverUrl);
}

/**
 * Whether a cover of before is that of an answer: the same file, another size of it, or the same file signed anew. A
 * platform's own sizes of a video are one picture.
 */
export function sameCoverAs({ best, candidates }: ResolveResult): IsSameCover {
  const tiers = candidates.filter((candidate) => candidate.source_method === 'rule');
  return ({ coverUrl }) => {
    const isThere = picturesAt([coverUrl]);
    return isThere(best) || tiers.some(isThere) || isSignedAnew(coverUrl, best.url);
  };
}

/** Signed addresses change with every look, and often with the host that is near. */
function isSignedAnew(before: string, now: string): boolean {
  if (!signedUrl(before).isSigned || !signedUrl(now).isSigned) return false;
  return new URL(before).pathname === new URL(now).pathname;
}
