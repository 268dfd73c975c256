import { fileName } from '../body/file-name';
import type { NamedPage } from './named-page';
import { isOrEndsAs, wordsOfName } from './words-of-name';

/** What files of maps are called, in the languages of many sites. */
export const MAP_WORDS: ReadonlySet<string> = new Set(
  'map kartta karta kart karte kaart mapa mappa carte plan lageplan anfahrt harita terkep zemelapis harta positionskort positionskarte lagekarte ligging localisation localizacion localizacao lokalizacja sijaintikartta'.split(
    ' ',
  ),
);

const ALL_MAP_WORDS = [...MAP_WORDS];

/** Whether a file is called a map, and the page is about none: it shows the way, or where to park. */
export function isNamedMap(
  pathname: string,
  { page: { topicWords, numbers }, isArticle }: { page: NamedPage; isArticle: boolean },
): boolean {
  // Drawn for the article of that number.
  if (isArticle && numbers.some((number) => pathname.includes(number))) return false;
  const isMap = (word: string) => MAP_WORDS.has(word);
  const isAboutMap = (word: string) => isOrEndsAs(word, ALL_MAP_WORDS);
  return wordsOfName(fileName(pathname)).some(isMap) && ![...topicWords].some(isAboutMap);
}
