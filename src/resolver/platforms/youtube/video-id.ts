/** Words of eleven or more id characters that stand where an id could, but name a page. */
const NOT_IDS = new Set(['videoseries', 'live_stream', 'watch_popup']);

/** The id that opens a path segment, if nothing of an id's alphabet follows it. */
export function videoIdOfSegment(segment: string | undefined): string | null {
  const id = /^([\w-]{11})(?![\w-])/.exec(segment ?? '')?.[1];
  return id === undefined || NOT_IDS.has(id) ? null : id;
}

/** The id that opens a parameter's value; what players append to it is dropped. */
export function videoIdOfParameter(value: string | undefined): string | null {
  return /^[\w-]{11}/.exec(value?.trim() ?? '')?.[0] ?? null;
}

/**
 * Whether text alone is likely an id and not a word: eleven characters of the alphabet with a digit,
 * `-` or `_` in them, or a capital after a small letter.
 */
export function looksLikeVideoId(text: string): boolean {
  return /^[\w-]{11}$/.test(text) && /[\d_-]|[a-z][A-Z]/.test(text) && !NOT_IDS.has(text);
}
