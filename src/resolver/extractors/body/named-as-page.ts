import type { FactsOfPage } from './facts-of-page';

/** It hands out any file, and is called as the page that is made by it. */
const SCRIPT = /\.(?:php|aspx?|cgi|jsp)$/;

/** Letters; a shorter name may be that of any page. */
const MIN_SLUG = 3;

/** Whether a file, whose name is in lower case, is called like its page but for its ending. */
export function isNamedAsPage(fileName: string, { words, slugOfOne }: FactsOfPage): boolean {
  if (words.slug.length < MIN_SLUG || !fileName.startsWith(slugOfOne) || SCRIPT.test(fileName)) return false;
  return /^(?:\.\w+)?$/.test(fileName.slice(slugOfOne.length));
}
