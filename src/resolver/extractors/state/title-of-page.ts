import { foldTitle } from '../../renewal/same-title';
import { slugOfTitle } from '../text/slug-of-title';

/** Letters; a shorter title may stand in any address. */
const MIN_TITLE = 8;
const MAX_TITLE = 200;

/** `118. `, `Episode 12: `, which stands before the title of one of a series. */
const EPISODE = /^(?:[a-zé]{2,8}\.?\s*)?#?\d{1,4}\s*[.:–|-]\s+/i;

/** A first word that stays as it is when a title is folded. */
const PLAIN_WORD = /^[a-z\d]+(?=[ ,:;.!?-])/i;

/** Tells of a value in data whether it is what a page is called: by the page's title, or by the last part of its address. */
export function titleOfPage(title: string, slug: string): (value: unknown) => boolean {
  const folded = foldTitle(title.replace(EPISODE, ''));
  return (value) => {
    if (typeof value !== 'string' || value.length < MIN_TITLE || value.length > MAX_TITLE) return false;
    // Folding every text of a page's data took a twentieth of its time.
    const word = PLAIN_WORD.exec(value)?.[0].toLowerCase() ?? '';
    if (!slug.startsWith(word) && !folded.startsWith(word)) return false;
    return slugOfTitle(value) === slug || folded.startsWith(foldTitle(value));
  };
}
