/** What the names of pictures tell, where it takes more than one pattern. */
import { folderOf } from '../address/path-parts';
import { isPartOfSite } from '../body/part-of-site-file';
import { FOLDER_OF_SLIDES } from '../body/telling-names';
import { CAMPAIGN, NAMED_SPONSOR, OF_SPONSORS, SIZE_CHART } from './commerce-patterns';
import { GENERIC_WORDS } from './generic-words';
import type { NameFacts } from './name-facts';
import {
  BANNER_OF_SECTION,
  COVER_OF_SECTION,
  COVER_OF_SHOW,
  DRAWN_BY_PROGRAM,
  FOLDER_FOR_ALL,
  FOR_SHARING,
  ICON_SIZE,
  MAIN_BUILDING,
  OF_BRANCH,
  OF_ISSUE,
  OF_SECTION,
  QUOTE_CARD,
  SIGN_WORDS,
  STAND_IN,
} from './name-patterns';
import { isPartOfLooks } from './part-of-looks';
import { standsForSite } from './stands-for-site';
import { stemOf } from './stem-of';
import { wordsOfName } from './words-of-name';

/** A card that a server of pictures makes by writing on a photo, as Cloudinary has it. */
const WITH_TEXT = /(?:[/,]|%2c)l_text:/;

/** The page of the show itself. */
const OF_SHOW = /\/(?:shows?|podcasts?)\/[^/]+\/?$/;

/** Letters; a shorter one may stand in any name. */
const MIN_SLUG = 5;

/** The page's own last part, where it says more than the site's name. */
export function bearsSlugOfPage({ path, page: { slug, siteWords } }: NameFacts): boolean {
  return slug.length >= MIN_SLUG && !standsForSite(slug, siteWords) && path.includes(slug);
}

/** Of a section or a show of the site, or drawn for the page by a program. */
export function isOfSectionOrDrawn({ path, name, page }: NameFacts): boolean {
  return (
    WITH_TEXT.test(path) ||
    BANNER_OF_SECTION.test(name) ||
    COVER_OF_SECTION.test(path) ||
    (COVER_OF_SHOW.test(path) && page.slug !== '' && !OF_SHOW.test(page.path)) ||
    DRAWN_BY_PROGRAM.test(path) ||
    QUOTE_CARD.test(name) ||
    SIZE_CHART.test(name) ||
    (OF_BRANCH.test(path) && !OF_BRANCH.test(page.path.toLowerCase()))
  );
}

/** A page about such a thing has the word in its title, and a default of its own other words of it. */
export function isStandInAsSubject({ path, file, shared, page }: NameFacts): boolean {
  const isOwnDefault = shared.length > 0 && !STAND_IN.test(path.replace(/[-_]default(?=[-_.])/, ''));
  const isSubject = (word: string) =>
    SIGN_WORDS.has(word) && (page.topicWords.has(word) || page.topicWords.has(`${word}s`));
  return isOwnDefault || shared.length > 1 || wordsOfName(file).some(isSubject);
}

/** Of what a site has on many of its pages. */
export function isOfManyPages({ pathname, path, name }: NameFacts): boolean {
  return (
    ICON_SIZE.test(pathname) ||
    OF_SPONSORS.test(path) ||
    NAMED_SPONSOR.test(name) ||
    FOLDER_OF_SLIDES.test(folderOf(pathname)) ||
    CAMPAIGN.test(name) ||
    FOLDER_FOR_ALL.test(path) ||
    OF_ISSUE.test(path) ||
    isPartOfSite(name) ||
    MAIN_BUILDING.test(path) ||
    isPartOfLooks(path)
  );
}

/** `/social/4-2.png` of `/blog/kartograf-4-2`. */
export function isPartOfSlug({ file, page: { slug } }: NameFacts): boolean {
  const stem = stemOf(file).toLowerCase();
  return stem.length >= 3 && !GENERIC_WORDS.has(stem) && `-${slug}-`.includes(`-${stem}-`);
}

/** Of a part of the site, or made for sharing. */
export function isOfPart(path: string): boolean {
  return FOR_SHARING.test(path) || OF_SECTION.test(path);
}

/** Also without a year; other numbers may be those of an article. */
export function withoutSize(file: string): string {
  return file.replace(
    /[-_](?:\d{3,4}x\d{3,4}|1200|630|1080|1920|20[0-3]\d)(?=[-_.@]|$)|(?<=[a-z])20[0-3]\d(?=[-_.]|$)/gi,
    '',
  );
}
