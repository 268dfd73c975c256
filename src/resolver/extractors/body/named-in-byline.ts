import type { BodyFacts } from './body-facts';
import { sharedWords } from './page-words';
import { isLarge } from './picture-shape';

/** Words of a name, none of them a number: `Nehir Akça`, `سلمى الحداد`, `Gun-Britt Öhman`. */
const NAME =
  /^(?:\p{Lu}[\p{Ll}\p{M}'’]*\.?|\p{Lo}[\p{Lo}\p{M}]*)(?:[\s-](?:\p{Lu}[\p{L}\p{M}'’]*\.?|[\p{Lo}\p{M}]+|de|da|van|von|bin|al|la|le|y)){1,3}$/u;

/** Where words are not parted, a name looks like any of them. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether somebody's name is its description, and stands right behind it in no sentence: nobody describes a photo so. */
export function isInByline(facts: BodyFacts): boolean {
  return (
    facts.isNamedBeside &&
    facts.link !== 'picture' &&
    !isLarge(facts) &&
    facts.sharedInPath === 0 &&
    sharedWords(facts.alt, facts.ownTitleWords) === 0 &&
    NAME.test(facts.alt.trim()) &&
    !UNPARTED.test(facts.alt)
  );
}
