import { isAmongOthers, leadsAway } from './among-others';
import type { BodyFacts } from './body-facts';
import { ATTACHED, ATTACHED_FILE, COMIC, COMMENTS, FEATURED, SHARING_PICTURE } from './name-words';

/** A page that shows the picture under which it is shared, beside the buttons for it. */
export function isForSharing({ ownNames, ancestorNames }: BodyFacts): boolean {
  return SHARING_PICTURE.test(ownNames) || SHARING_PICTURE.test(ancestorNames);
}

/**
 * WordPress's name for the picture of a post, where it does not lead to another one, and what a wiki shows under the subject's
 * name beside the facts about it.
 */
export function isFeatured(facts: BodyFacts): boolean {
  if (isInFactsOfPage(facts)) return true;
  return FEATURED.test(facts.ownNames) && (!leadsAway(facts) || isHeadOfPost(facts));
}

/** A box of facts about the page's subject, in a wiki: what it shows under the subject's name is the subject's. */
export function isInFactsOfPage({ ancestorNames, sharedInPath, link }: BodyFacts): boolean {
  return sharedInPath > 0 && link !== 'other_page' && /(?:^|[\s_-])infobox/.test(ancestorNames);
}

/** A picture that leads to the page itself: also in a column it is the page's own. */
export function leadsToThisPage({ link, linkHref, ofPage, sharedInText }: BodyFacts): boolean {
  return link === 'same_page' && !ofPage.isFrontPage && sharedInText > 0 && !/[?#]/.test(linkHref);
}

/** WordPress's own themes of 2010 and 2011 put it in place of the picture in the site's head. */
export function isHeadOfPost({ ownNames, link, sharesMonth, sharedInText }: BodyFacts): boolean {
  return link === 'home' && FEATURED.test(ownNames) && (sharesMonth || sharedInText > 0);
}

/** What a writer put beside a post. */
export function isAttached({ ownNames, path, addresses, ancestorNames }: BodyFacts): boolean {
  const isFile = ATTACHED_FILE.test(path) || addresses[0].url.includes('action=dlattach');
  return (isFile || ATTACHED.test(ownNames)) && !COMMENTS.test(ancestorNames);
}

/** What phpBB shows small of what is attached is no more than what it shows large. */
export function isThumbnailOfAttachment({ ancestorNames, path }: BodyFacts): boolean {
  return path.endsWith('/download/file.php') && /(?:^|\s)thumbnail(?:\s|$)/.test(ancestorNames);
}

/** `/multimedia/25871.php` behind `25871_small.jpg`: the page of the picture alone, by its number. */
export function leadsToItsPage({ fileName, linkHref, text, label, alt }: BodyFacts): boolean {
  const [number] = /\d{5,}/.exec(fileName) ?? [];
  const isDescribed = `${text}${label}${alt}` !== '';
  return number !== undefined && isDescribed && linkHref.split(/\D+/).includes(number);
}

/** Whether it leads to one other page, alone of its kind; a comic leads to the next one. */
export function leadsOnward(facts: BodyFacts): boolean {
  return (
    facts.link === 'other_page' && !isAmongOthers(facts) && !COMIC.test(facts.names) && !leadsToItsPage(facts)
  );
}

/** Whether it is one of several that lead to other pages. */
export function isTeaserAmongOthers(facts: BodyFacts): boolean {
  return facts.link === 'other_page' && isAmongOthers(facts);
}

/**
 * Whether it leads to another page and stands outside of the part that holds the page's running text, as teasers of the site's
 * other pages do; covers hardly ever.
 */
export function leadsAwayFromText(facts: BodyFacts): boolean {
  return (
    facts.isAwayFromText &&
    (leadsOnward(facts) || isTeaserAmongOthers(facts)) &&
    facts.sharedInText < 2 &&
    !facts.ofPage.isFrontPage &&
    !facts.ofPage.isListPage
  );
}
