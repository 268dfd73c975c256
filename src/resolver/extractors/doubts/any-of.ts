/** One pattern for any of several, whatever their own flags: one pass in place of one for each. */
export function anyOf(patterns: readonly RegExp[], flags: string): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), flags);
}
