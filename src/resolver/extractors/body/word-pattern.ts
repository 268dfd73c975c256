/** A pattern for any of these names, with white space between them, as a word of its own in lower-case text. */
export function words(names: string): RegExp {
  return new RegExp(`(?:^|[^a-z])(?:${alternatives(names)})s?(?![a-z])`);
}

/**
 * The names as alternatives, those that begin with the same letter behind it: an engine that tries them one by one is
 * through with a word three times as fast, and with its own work before the first one in half the time.
 */
export function alternatives(names: string): string {
  const byLetter = new Map<string, string[]>();
  for (const name of names.trim().split(/\s+/)) {
    const [letter = ''] = FIRST_LETTER.exec(name) ?? [];
    const rest = name.slice(letter.length);
    const others = byLetter.get(letter);
    if (others) others.push(rest);
    else byLetter.set(letter, [rest]);
  }
  return [...byLetter].map(([letter, rests]) => `${letter}(?:${rests.join('|')})`).join('|');
}

/** One that stands in every word the name means. */
const FIRST_LETTER = /^[a-z](?![?*+{|])/;
