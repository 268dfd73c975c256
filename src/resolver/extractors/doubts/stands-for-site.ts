/** Letters; shorter ones stand for a site as its initials. */
export const MIN_SITE_WORD = 4;

/** Whether a word is part of the site's name, or its initials: `uwamachi` or `uz` of `uwamachi-zakka.example`. */
export function standsForSite(word: string, siteWords: ReadonlySet<string>): boolean {
  const labels = [...siteWords];
  if (word.length >= MIN_SITE_WORD) return labels.some((label) => label.includes(word));
  const initials = new RegExp(`^${[...word].join('.*')}`);
  return labels.some((label) => initials.test(label));
}
