import type { PageSnapshot } from '../../page-snapshot';
import { fileName } from './file-name';
import { pageWords } from './page-words';

/** Place card holders are a thing, too: where the page's title has the word, and the file is of a kind that photos are. */
export function isCalledAsThing(address: string, page: PageSnapshot): boolean {
  const name = fileName(address).toLowerCase();
  const words = name.split(/[-_.]/);
  // A drawing that turns is called so, too: `loader-950.gif` is a thing where the page has the number.
  if (
    /\.(?:gif|svg)$/.test(name) &&
    !words.some((word) => /^\d{2,}$/.test(word) && page.title.includes(word))
  )
    return false;
  return words.some((word) => STAND_IN_WORDS.has(word) && pageWords(page).title.has(word));
}

const STAND_IN_WORDS: ReadonlySet<string> = new Set([
  'placeholder',
  'placeholders',
  'spacer',
  'transparent',
  'loader',
]);
