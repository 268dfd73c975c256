import type { BodyFacts } from './body-facts';
import { sharedWords } from './page-words';
import { withoutAccents } from '../text/without-accents';
import { isLarge } from './picture-shape';

/** Words of a name, none of them a number: `Nehir Akça`, `سلمى الحداد`, `Gun-Britt Öhman`. */
const NAME =
  /^(?:\p{Lu}[\p{Ll}\p{M}'’]*\.?|\p{Lo}[\p{Lo}\p{M}]*)(?:[\s-](?:\p{Lu}[\p{L}\p{M}'’]*\.?|[\p{Lo}\p{M}]+|de|da|van|von|bin|al|la|le|y)){1,3}$/u;

/** Where words are not parted, a name looks like any of them. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** `pia.salmi@`: before the sign, the name of whom a letter reaches. */
const LETTER_BOX = /([\p{L}\d._-]{3,40})(?:@|\s?[[(]at[\])]\s?)[\p{L}\d-]+\./u;

/** What any of them has: the pattern itself looks at each letter of a text many times. */
const AT = /@|[[(]at[\])]/;

/** Letters of a word of a name; a shorter one may stand in any address. */
const MIN_NAME = 4;

/** Whether it shows whom to ask: the heading above says so, or the letter box beside it bears the name that describes it. */
export function isOfContact({ alt, text, headings, width, height }: BodyFacts): boolean {
  if (Math.max(width ?? 0, height ?? 0) > MOST_OF_CONTACT) return false;
  if (headings.some((heading) => WHOM_TO_ASK.test(heading))) return true;
  if (alt === '' || !AT.test(text)) return false;
  const name = LETTER_BOX.exec(text)?.[1]?.toLowerCase();
  if (name === undefined) return false;
  const words = withoutAccents(alt)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return words.some((word) => word.length >= MIN_NAME && name.includes(word));
}

/** What a heading above somebody who answers questions begins with. */
const WHOM_TO_ASK =
  /^\s*(?:(?:(?:ihre?|deine?|unsere?) )?ansprechp(?:artner|erson)|(?:ihre?|deine?|unsere?) kontakt|(?:presse)?kontaktpersone?n?|pressekontakt|contact persons?|(?:your|press|media) contacts?|votre (?:contact|interlocut|conseill)|contact presse|su (?:contacto|asesor)|persona de contacto|(?:il tuo|un) referente|osoba (?:kontaktowa|do kontaktu)|kontaktní osob|contactpersoon|uw contact|din kontakt|yhteyshenkilö)/i;

/** Pixels: larger, it is more than a sign of somebody. */
const MOST_OF_CONTACT = 400;

/** `한정례 수필가`: in Korean newspapers a name and what its bearer is, under the portrait of who wrote the column. */
const TITLED_WRITER =
  /^\s*[가-힣]{2,4} ?(?:수필가|시인|소설가|작가|칼럼니스트|논설위원|주필|편집국장|기자|객원기자|시민기자|교수|명예교수|변호사|평론가|연구위원|연구원|소장|원장|박사)\s*$/;

/** Whether somebody who writes stands beside the text by name and title, and not as what the page is about. */
export function isTitledWriter(facts: BodyFacts): boolean {
  return (
    TITLED_WRITER.test(facts.alt) &&
    !isLarge(facts) &&
    sharedWords(facts.alt, facts.ofPage.words.ownTitle) === 0
  );
}

/** Whether somebody's name is its description, and stands right behind it in no sentence: nobody describes a photo so. */
export function isInByline(facts: BodyFacts): boolean {
  return (
    facts.isNamedBeside &&
    facts.link !== 'picture' &&
    !isLarge(facts) &&
    facts.sharedInPath === 0 &&
    sharedWords(facts.alt, facts.ofPage.words.ownTitle) === 0 &&
    NAME.test(facts.alt.trim()) &&
    !UNPARTED.test(facts.alt)
  );
}
