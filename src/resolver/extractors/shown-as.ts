import { SMALL_SIDE } from './body/picture-shape';
import type { Bonus } from '../types';
import { sumOfPoints } from '../sum-of-points';
import type { FoundPicture } from './define-extractor';
import { COVER_THRESHOLD } from './page-bonuses';

/** How a page's body shows a picture, whichever way it declares it as well. */
export interface ShownAs {
  /** The page's body shows it as the site's logo. */
  isShownAsLogo: boolean;
  /** The page's body shows it small, as the portrait of somebody. */
  isShownAsPortrait: boolean;
  /** The page's body shows it as an advertisement that leads to another site. */
  isShownAsAdvertisement: boolean;
  /** The page's body shows it in lists that lead to other pages, and nowhere else. */
  isShownAsTeaser: boolean;
  /** The page's body shows it small, beside the text or where no cover stands, wherever it does. */
  isShownSmall: boolean;
  /** The page's body shows it where it leads to another page, no larger than such pictures are, and nowhere else. */
  isShownLeadingOn: boolean;
  /** The article shows it large. */
  isShownInText: boolean;
  /** Structured data names it as that of the series or the album that the page's own thing belongs to. */
  isOfKin: boolean;
  /** Structured data names it as that of another page. */
  isOfOtherPage: boolean;
}

const NOT_SHOWN: ShownAs = {
  isShownAsLogo: false,
  isShownAsPortrait: false,
  isShownAsAdvertisement: false,
  isShownAsTeaser: false,
  isShownSmall: false,
  isShownLeadingOn: false,
  isShownInText: false,
  isOfKin: false,
  isOfOtherPage: false,
};

/** How the body shows any of the ways in which one picture was found. */
export function shownAs(all: readonly FoundPicture[]): ShownAs {
  const ofBody = all.filter(({ source_method }) => source_method === 'image');
  if (ofBody.length === 0 && !all.some(isOfOther)) return NOT_SHOWN;
  return {
    isShownAsLogo: ofBody.some(isLogo),
    isShownAsPortrait: ofBody.some(isPortrait) || isSigned(ofBody),
    isShownAsAdvertisement: ofBody.some(isAdvertisement),
    isShownAsTeaser: ofBody.length > 0 && ofBody.every(isTeaser),
    isShownSmall: ofBody.length > 0 && ofBody.every(isSmall),
    isShownLeadingOn: ofBody.length > 0 && ofBody.every(isLeadingOn),
    isShownInText: ofBody.some(isLargeInText),
    isOfKin: all.some((one) => has(one, 'of_kin')),
    isOfOtherPage: all.some((one) => has(one, 'other_page')),
  };
}

function isOfOther(picture: FoundPicture): boolean {
  return has(picture, 'other_page') || has(picture, 'of_kin');
}

/** Whether a term was given to a picture. By index: it is asked so often that an iterator or a closure for each shows. */
export function has({ bonuses }: { bonuses: readonly Bonus[] }, term: string): boolean {
  for (let index = 0; index < bonuses.length; index += 1) if (bonuses[index]?.name === term) return true;
  return false;
}

/** Whether one of some terms applied to a picture. */
export function hasAny(picture: { bonuses: readonly Bonus[] }, terms: readonly string[]): boolean {
  return terms.some((term) => has(picture, term));
}

/** Small, or beside what the page is about; or where all that is known rules it out as the page's. */
function isSmall(picture: FoundPicture): boolean {
  // Beside what the page offers to keep; the first page of that is none of its own.
  if (has(picture, 'links_document') && !/pdf/i.test(picture.url)) return false;
  if (isBeside(picture)) return true;
  return sumOfPoints(picture.bonuses) < COVER_THRESHOLD && !isPictured(picture);
}

function isLargeInText(picture: FoundPicture): boolean {
  const isElsewhere = has(picture, 'links_home') || has(picture, 'under_other_heading');
  return has(picture, 'size_large') && has(picture, 'in_article') && !isElsewhere;
}

/** The key art of a game is called a logo, too, and the page shows it as its picture. */
function isPictured(picture: FoundPicture): boolean {
  return has(picture, 'in_article') && (has(picture, 'size_medium') || has(picture, 'size_large'));
}

/** Whether the body shows a picture in a list that leads to other pages. */
export function isTeaser(picture: { bonuses: readonly Bonus[] }): boolean {
  return (
    has(picture, 'under_other_heading') ||
    has(picture, 'of_linked_page') ||
    (has(picture, 'links_other_page') && hasAny(picture, OF_LISTS))
  );
}

/** Whether a picture leads to another page, and does not open its own. */
function isLeadingOn(picture: FoundPicture): boolean {
  const leads = has(picture, 'links_other_page') || has(picture, 'links_onward');
  return leads && !has(picture, 'size_large') && !has(picture, 'lead_names');
}

const OF_LISTS = [
  'list_names',
  'in_aside',
  'in_furniture',
  'alike_some',
  'alike_many',
  'one_of_list',
] as const;

function isLogo(picture: FoundPicture): boolean {
  if (has(picture, 'links_home')) return true;
  if (has(picture, 'logo')) return !isPictured(picture);
  return has(picture, 'size_tiny') && (has(picture, 'in_furniture') || has(picture, 'shape_strip'));
}

function isPortrait(picture: FoundPicture): boolean {
  return has(picture, 'person') && (NUMBERED_PERSON.test(picture.url) || isBeside(picture));
}

/** A folder of people; a section may be called so, and its files by more than a number. */
const NUMBERED_PERSON = /\/people\/\d+\.\w+$/;

/** What says that a picture, a person's among them, is not what the page is about. */
const BESIDE = ['size_tiny', 'size_small', 'in_aside', 'in_byline'] as const;

function isBeside(picture: FoundPicture): boolean {
  return hasAny(picture, BESIDE) || isLaidOutSmall(picture);
}

/** In a live page `size_small` tells of the file, and not of the place it has. */
function isLaidOutSmall({ layout }: FoundPicture): boolean {
  if (!layout?.isVisible) return false;
  const side = Math.min(layout.renderedWidth, layout.renderedHeight);
  return side > 0 && side < SMALL_SIDE;
}

/** Beside each post and in the head of the page, and nowhere else: who writes here. */
function isSigned(ofBody: readonly FoundPicture[]): boolean {
  const isOfPerson = (picture: FoundPicture) => has(picture, 'person');
  const isOther = (picture: FoundPicture) => !isOfPerson(picture);
  return (
    ofBody.some(isOfPerson) &&
    ofBody.some(isOther) &&
    ofBody.every((picture) => isOfPerson(picture) || has(picture, 'in_furniture'))
  );
}

function isAdvertisement(picture: FoundPicture): boolean {
  return has(picture, 'advertisement') && has(picture, 'links_other_site');
}
