/**
 * A package's module without some of what it lists. `entryOf` matches what stands in it under a name; throws `complaint`
 * and the name where nothing does, as the package is written otherwise than expected then.
 */
export function leaveOut(
  code: string,
  names: readonly string[],
  entryOf: (name: string) => RegExp,
  complaint: string,
): string {
  return names.reduce((rest, name) => {
    const left = rest.replace(entryOf(name), '');
    if (left === rest) throw new Error(`${complaint} ${name} as it did.`);
    return left;
  }, code);
}
