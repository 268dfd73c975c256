/** What stands in a package's module under each name. */
export type Entries = readonly (readonly [name: string, pattern: RegExp])[];

/** The same pattern for each of several names. */
export function entriesOf(names: readonly string[], entryOf: (name: string) => RegExp): Entries {
  return names.map((name) => [name, entryOf(name)]);
}

/**
 * A package's module without some of what it lists. Throws `complaint` and the name where an entry matches nothing, as the
 * package is written otherwise than expected then.
 */
export function leaveOut(code: string, entries: Entries, complaint: string): string {
  return entries.reduce((rest, [name, pattern]) => {
    const left = rest.replace(pattern, '');
    if (left === rest) throw new Error(`${complaint} ${name} as it did.`);
    return left;
  }, code);
}
