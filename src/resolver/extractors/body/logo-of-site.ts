import type { BodyFacts } from './body-facts';
import { NAME_WORDS } from './name-words';
import { sharedWords, TITLE_SEPARATOR } from './page-words';
import { isInFactsOfPage } from './pictures-of-post';
import { isLarge } from './picture-shape';
import { isDescribedAsLogo } from './telling-alt';
import { ARTICLE_LOGO } from './telling-names';

/** Whether a picture is a logo. A page about logos shows logos: words of the page in the name speak for it. */
export function isLogo(facts: BodyFacts): boolean {
  if (isInFactsOfPage(facts)) return false;
  return (
    /^logos?\./.test(facts.host) ||
    (NAME_WORDS.logo.test(facts.ownNames) && !ARTICLE_LOGO.test(facts.fileName)) ||
    NAME_WORDS.brand.test(facts.ownNames) ||
    isDescribedAsLogo(facts.alt, facts.ofPage.words.ownTitle) ||
    isMarkOfSubject(facts) ||
    (facts.isDescribedAsSite && facts.sharedInPath === 0 && !facts.landmarks.includes('figure')) ||
    (NAME_WORDS.logo.test(facts.path) && !isOfPageAllTheSame(facts))
  );
}

/** `Tarnwick Bearings Corp. Logo`: the mark of who tells what the page says; a page of theirs is called as they are. */
function isMarkOfSubject(facts: BodyFacts): boolean {
  const { alt, fileName, landmarks, ofPage } = facts;
  const isDrawn = /\.(?:png|gif|svg)$/.test(fileName);
  if (!isDrawn || isLarge(facts) || landmarks.includes('figure')) return false;
  const name = MARK_OF_NAME.exec(alt.trim())?.[1]?.toLowerCase();
  const { title, heading = title } = ofPage.page;
  if (name === undefined || /logo/i.test(title)) return false;
  return ![heading, ...title.split(TITLE_SEPARATOR)].some((text) => text.trim().toLowerCase() === name);
}

const MARK_OF_NAME = /^(\S+(?: \S+){0,4}) logo$/i;

/** What a figure shows with words of the page may be called a logo in a hurry, and so may a large photo of one. */
function isOfPageAllTheSame(facts: BodyFacts): boolean {
  if (facts.sharedInText < 2) return false;
  // `The Hedge Letter, no. 58: Old man's beard` has the site's own name before what it is about.
  const caption = facts.landmarks.includes('figure') ? facts.text : '';
  if (sharedWords(`${facts.alt} ${caption} ${facts.fileName}`, facts.ofPage.topicWords) === 0) return false;
  const isLargePhoto = isLarge(facts) && /\.jpe?g$/.test(facts.fileName);
  return facts.sharedInPath >= 2 || facts.landmarks.includes('figure') || isLargePhoto;
}
