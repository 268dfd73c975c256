/** A cover that a page had before another one. */
export interface EarlierCover {
  coverUrl: string;
  width: number | null;
  height: number | null;
  /** When it was last found to be the cover: milliseconds since the epoch. */
  lastSeenAtMs: number;
}

/** Earlier covers that are kept of one page: the latest of them. */
export const MOST_EARLIER = 5;

/** A cover that was found for the user, newest first in the list. Never from a private window. */
export interface HistoryEntry {
  pageUrl: string;
  title: string;
  site: string;
  coverUrl: string;
  width: number | null;
  height: number | null;
  /** Milliseconds since the epoch. */
  atMs: number;
  /** What the page had before, the latest first; absent where it always had this one. */
  earlier?: EarlierCover[];
}

/** Choices that are kept, and refused pictures: the latest of each. */
export const MOST_REMEMBERED = 500;

/** What the user prefers on one site, or on a part of it, over what scored best. */
export interface SiteChoice {
  /** Host, such as `example.org`; with a folder, such as `example.org/blog`, for what stands below it alone. */
  site: string;
  /** The way that named the picture chosen, as the specification's `source_method`. */
  sourceMethod: string;
  /** Its place among the pictures of that way, from 0. */
  place: number;
}

/** A picture that the user wants as no cover on one site. */
export interface RefusedPicture {
  /** Host, such as `example.org`. */
  site: string;
  /** The file that was the candidate when it was refused. */
  url: string;
  /** Other files of the same picture. */
  otherUrls: string[];
}

/** Another extension that asked. */
export interface CallerRecord {
  id: string;
  count: number;
  /** Milliseconds since the epoch. */
  lastAtMs: number;
  /** Origins it was refused for lack of permission; in memory only. */
  refusedOrigins: string[];
}
