import type { BodyFacts } from './body-facts';
import { CARD_OF_THING, isNamedContent, isNamedList } from './name-words';

/** Whether a picture stands in an element of one of these names, at whatever depth. */
export function isIn({ landmarks }: BodyFacts, name: string, other = name): boolean {
  return landmarks.includes(name) || landmarks.includes(other);
}

const PARTS_OF_PAGE: ReadonlySet<string> = new Set(['article', 'main', 'aside', 'nav', 'footer']);

/** What stands in an aside of the main part is beside the article, too. */
export function isInArticle({ landmarks }: BodyFacts): boolean {
  const nearest = landmarks.findLast((landmark) => PARTS_OF_PAGE.has(landmark));
  return nearest === 'article' || nearest === 'main';
}

/** Behind what the site has above all of its pages; a page's own opening bears the page's heading. */
export function isBehindHeader(facts: BodyFacts): boolean {
  const { kind, ownNames, sharedInText, text, isBehindHeading } = facts;
  if (kind !== 'background' || isBehindHeading || isInArticle(facts)) return false;
  return PART_OF_HEADER.test(ownNames) || (sharedInText === 0 && text === '' && SITE_HEADER.test(ownNames));
}

const SITE_HEADER = /(?:^|\s)(?:p-|site-?|page-?|main-?)?header(?:\s|$)/;

/** With the name of the site in it, as Blogger has it. */
const PART_OF_HEADER = /(?:^|\s)header-(?:inner|outer|wrapper|wrap)(?:\s|$)/;

/** An article inside of the page's own, an aside, or a card, that leads to another page: what a text recommends. */
export function isCardInArticle({ landmarks, link, ancestorNames }: BodyFacts): boolean {
  if (link !== 'other_page') return false;
  if (CARD_OF_THING.test(ancestorNames)) return true;
  return landmarks.includes('aside') || landmarks.indexOf('article') !== landmarks.lastIndexOf('article');
}

/** Parts of a page that are about other pages, by their landmarks. */
const FURNITURE: ReadonlySet<string> = new Set(['nav', 'aside', 'footer']);

/** Whether something stands in such a part. */
export function isBesideText(landmarks: readonly string[]): boolean {
  return landmarks.some((landmark) => FURNITURE.has(landmark));
}

/** Whether names around a picture are those of a page's text; `related-articles` is the name of a list. */
export function isOfContent(names: string): boolean {
  return isNamedContent(names) && (!isNamedList(names) || isNamedContent(withoutLists(names)));
}

function withoutLists(names: string): string {
  const isOfOther = (name: string) => !isNamedList(name);
  return names.split(' ').filter(isOfOther).join(' ');
}
