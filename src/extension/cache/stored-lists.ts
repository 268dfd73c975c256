/** Hash → hashes; what was noted last stands last. */
export type HashLists = Record<string, string[]>;

/** The last `count` of them. */
export function newest(lists: HashLists, count: number): HashLists {
  return Object.fromEntries(Object.entries(lists).slice(-count));
}

/** What storage holds as such lists; whatever else it holds counts as nothing. */
export function parseLists(stored: unknown): HashLists {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter((entry): entry is [string, string[]] =>
    isTexts(entry[1] as unknown),
  );
  return Object.fromEntries(entries);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
