import { lastPart } from '../address/path-parts';
import { CUT_BY_SILVERSTRIPE } from '../address/sizes-in-path';
import { GENERIC_WORDS } from './generic-words';
import type { NamedPage } from './named-page';
import { wordsOfName } from './words-of-name';

/** The name of a picture in its parts, and what it shares with the page. */
export interface NameFacts {
  /** As written, without what software adds to a file's name. */
  pathname: string;
  /** The same in lower case. */
  path: string;
  /** The name of the file, as written and in lower case. */
  file: string;
  name: string;
  /** Words that the file's name has from what the page is about. */
  shared: readonly string[];
  page: NamedPage;
}

/** `csm_facade_social_9f1e0a33c1.jpg` for `facade_social.jpg`: what TYPO3 makes of a file. */
const PROCESSED = /\bcsm_([^/]+)_[\da-f]{10}(\.\w+)$/;

/**
 * `card.jpg.6d0cbb1a7e20f1c5b9d8f2c4a1e7f300.jpg`, as Invision keeps what was uploaded; `card.png/0b7e61c2-…`, as Liferay does;
 * `card.3f9a.png`, as builds do.
 */
const WITH_SUM =
  /(?<=\.\w{3,4})(?:\.[\da-f]{4,32}\.\w{3,4}|\/[\da-f]{4,8}(?:-[\da-f]{4,12}){0,4})$|\.(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{4,8}(?=\.\w{3,4}$)/;

/** Reads a path as a page writes it. */
export function factsOfName(written: string, page: NamedPage): NameFacts {
  const pathname = written.replace(PROCESSED, '$1$2').replace(CUT_BY_SILVERSTRIPE, '').replace(WITH_SUM, '');
  const file = lastPart(pathname);
  const shared = wordsOfName(file).filter((word) => isOfTopic(word.replace(/\d+$/, ''), page));
  return { pathname, path: pathname.toLowerCase(), file, name: file.toLowerCase(), shared, page };
}

function isOfTopic(word: string, { topicWords, siteWords }: NamedPage): boolean {
  return (
    topicWords.has(word) && !siteWords.has(word) && !(GENERIC_WORDS.has(word) && !word.startsWith('logo'))
  );
}
