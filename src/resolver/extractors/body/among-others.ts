import type { BodyFacts } from './body-facts';
import { isLarge } from './picture-shape';
import { ALBUM, isNamedLead, isNamedList, PHOTO_PAGE, POSTS } from './name-words';
import { SLIDES } from './slides';

/** The first post may stand for a blog. WordPress's shop calls its products posts, too. */
function isOfPosts({ ancestorNames }: BodyFacts): boolean {
  return POSTS.test(ancestorNames) && !ancestorNames.includes('product');
}

/** An album has its own photos for entries, each with a page. */
export function isOfAlbum({ names, linkHref }: BodyFacts): boolean {
  return ALBUM.test(names) || PHOTO_PAGE.test(linkHref);
}

/** Of several in the same frame, and neither a post nor large under the page's title, as the lead of a newsletter. */
export function isOneOfMany(facts: BodyFacts): boolean {
  return facts.alike >= 5 && !isOfPosts(facts) && !(facts.sharedInText >= 2 && isLarge(facts));
}

/** One of several slides, none of which says anything of the page. */
export function isSlideOfOthers({ alike, ancestorNames, sharedInText, sharedInPath }: BodyFacts): boolean {
  if (alike < 2 || sharedInText > 0 || sharedInPath > 0) return false;
  return SLIDES.test(ancestorNames) || (alike >= 3 && isNamedLead(ancestorNames));
}

/** A list may have one entry. */
export function isAmongOthers({ alike, ancestorNames }: BodyFacts): boolean {
  return alike > 1 || isNamedList(ancestorNames);
}

/** Whether a click on it leads away from the page, and not to a larger file. */
export function leadsAway({ link }: BodyFacts): boolean {
  return link === 'other_page' || link === 'other_site' || link === 'advertiser' || link === 'home';
}
