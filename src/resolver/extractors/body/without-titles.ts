/** `cython-for-numpy-users`: three words and more. */
const SLUG = /(?<!\S)[a-z\d]+(?:-[a-z\d]+){2,}(?!\S)/g;

/** Letters of a word that any title may have. */
const MOST_OF_SMALL_WORD = 3;

/** Manuals call each part by its title, whose words would pass for the part's structure. */
export function withoutTitles(names: string, titleWords: ReadonlySet<string>): string {
  if (!names.includes('-')) return names;
  return names.replace(SLUG, (slug) => (isOfTitle(slug.split('-'), titleWords) ? '' : slug));
}

function isOfTitle(words: readonly string[], titleWords: ReadonlySet<string>): boolean {
  return words.every((word) => titleWords.has(word) || word.length <= MOST_OF_SMALL_WORD);
}
