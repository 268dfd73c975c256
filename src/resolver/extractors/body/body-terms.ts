import type { Bonus } from '../../types';
import { BODY_POINTS } from '../body-points';
import { declaresStandIn } from '../doubts/declares-stand-in';
import { isBesideThePage } from '../json-ld/beside-the-page';
import { isOfAlbum, isOneOfMany, isSlideOfOthers, leadsAway } from './among-others';
import type { BodyFacts } from './body-facts';
import { isHiddenByName } from './hidden-by-name';
import { asksForAddress, leadsOn } from './leading-on';
import { isOfContact } from './named-in-byline';
import { isOfLinkedPage } from './of-linked-page';
import { sharedWords } from './page-words';
import { isBehindHeader, isCardInArticle, isIn, isInArticle, isOfContent } from './part-of-page';
import {
  isAttached,
  isFeatured,
  isForSharing,
  isHeadOfPost,
  isInFactsOfPage,
  isTeaserAmongOthers,
  isThumbnailOfAttachment,
  leadsAwayFromText,
  leadsOnward,
  leadsToThisPage,
} from './pictures-of-post';
import { isDescribedAsFile } from './telling-alt';
import { aspectOf, isLarge, isStrip, isWide, longerSide, shorterSide, SMALL_SIDE } from './picture-shape';
import {
  ANSWERS,
  BYLINE,
  CARD_OF_POST,
  CLONED,
  COMMENTS,
  COMMENTS_FOLDER,
  OF_OTHERS,
  isInFurniture,
  isNamedLead,
  isNamedList,
  isNamedSide,
  QUOTED,
} from './name-words';
import { ADVERTISEMENT_SIZES } from './telling-names';
import { type Condition, KIND_CONDITIONS } from './kind-of-picture';
import { isOpeningInLayout } from './opening-in-layout';

/** What many languages call what stands behind something else. */
const CALLED_BACKGROUND =
  /^(?:bg|background|hintergrund|fond|fondo|sfondo|fundo|tlo|pozadi[ea]?|hatter|arkaplan|bakgrund|bakgrunn|baggrund|achtergrond|tausta|fon|podklad)[-_]/;

/** When a term of `BODY_POINTS` applies to a picture. */
const CONDITIONS: Readonly<Record<keyof typeof BODY_POINTS, Condition>> = {
  in_article: isInArticle,
  in_figure: ({ landmarks }) => landmarks.includes('figure'),
  in_furniture: (facts) =>
    !isHeadOfPost(facts) &&
    (isIn(facts, 'nav', 'footer') ||
      (facts.sharedInText < 2 && isInFurniture(facts.ancestorNames, facts.ofPage.words.title)) ||
      (isIn(facts, 'header') && !isInArticle(facts) && facts.kind !== 'background') ||
      isBehindHeader(facts)),
  // A book's jacket may stand beside what is said of the book.
  in_aside: (facts) =>
    !facts.isDescribedAsPage &&
    !leadsToThisPage(facts) &&
    (isIn(facts, 'aside') ||
      (isNamedSide(facts.ancestorNames) &&
        (!isNamedLead(facts.ancestorNames) || facts.link === 'other_page'))),
  content_names: ({ ancestorNames }) => isOfContent(ancestorNames),
  // Slides that lead to other pages open those.
  lead_names: (facts) =>
    !facts.isDescribedAsPart &&
    (isNamedLead(facts.ancestorNames) || isNamedLead(facts.ownNames)) &&
    (facts.alike < 2 || facts.link !== 'other_page' || facts.ofPage.isFrontPage || facts.ofPage.isListPage),
  list_names: (facts) =>
    (isNamedList(facts.ancestorNames) ||
      OF_OTHERS.test(facts.ownNames) ||
      isCardInArticle(facts) ||
      facts.isCard ||
      facts.itemType === 'part-related' ||
      leadsOn(facts.label)) &&
    !facts.isDescribedAsPage &&
    !isForSharing(facts) &&
    !isFeatured(facts) &&
    !leadsToThisPage(facts),
  for_sharing: isForSharing,
  alike_many: (facts) => facts.alike >= 5 && leadsAway(facts),
  one_of_list: (facts) =>
    (facts.ofPage.isListPage ? facts.alike >= 3 : isOneOfMany(facts) || isSlideOfOthers(facts)) &&
    leadsAway(facts) &&
    !isOfAlbum(facts),
  alike_some: (facts) => facts.alike >= 3 && facts.alike < 5 && leadsAway(facts),
  repeated: (facts) => facts.repeats > 2 && !isForSharing(facts),

  size_large: isLarge,
  size_medium: (facts) =>
    !isLarge(facts) &&
    // Of thumbnails the tallest is no better than the others.
    (facts.link === 'picture' ? (facts.width ?? 0) : longerSide(facts)) >= 300 &&
    shorterSide(facts) >= 180,
  size_small: (facts) =>
    shorterSide(facts) >= 80 &&
    shorterSide(facts) < SMALL_SIDE &&
    !isInFactsOfPage(facts) &&
    !(isAttached(facts) && facts.link === 'picture'),
  size_tiny: (facts) => shorterSide(facts) < 80,
  shape_strip: (facts) => isStrip(aspectOf(facts)),
  shape_wide: (facts) => isWide(aspectOf(facts)),
  shape_square: ({ width, height }) => width !== null && width === height,
  // What somebody has attached to a post is none.
  shape_advertisement: (facts) =>
    ADVERTISEMENT_SIZES.has(`${facts.width}x${facts.height}`) && !isAttached(facts),

  ...KIND_CONDITIONS,

  links_author: ({ itemType, ofPage }) => itemType === 'author' && !ofPage.isProfile,
  in_byline: (facts) => !facts.ofPage.isProfile && (BYLINE.test(facts.ancestorNames) || isOfContact(facts)),
  attached: isAttached,
  featured: isFeatured,
  on_error_page: ({ ofPage }) => ofPage.isFunctionPage,
  front_page_teaser: ({ link, ofPage }) => ofPage.isFrontPage && link === 'other_page',
  in_comments: ({ ancestorNames, folders }) => COMMENTS.test(ancestorNames) || COMMENTS_FOLDER.test(folders),
  in_answers: ({ ancestorNames }) => ANSWERS.test(ancestorNames),
  quoted: ({ ancestorNames }) => QUOTED.test(ancestorNames),
  cloned: ({ ancestorNames, ownNames }) => CLONED.test(ancestorNames) || CLONED.test(ownNames),
  links_home: (facts) => facts.link === 'home' && !isHeadOfPost(facts),
  listed_teaser: (facts) =>
    facts.link === 'other_page' &&
    !facts.ofPage.isFrontPage &&
    !facts.ofPage.isListPage &&
    (isNamedList(facts.ancestorNames) || isCardInArticle(facts)) &&
    !isForSharing(facts) &&
    !isFeatured(facts),
  links_other_page: isTeaserAmongOthers,
  beside_stand_in: (facts) => isTeaserAmongOthers(facts) && declaresStandIn(facts.ofPage.page),
  under_other_heading: (facts) =>
    !facts.ofPage.isFrontPage &&
    !facts.ofPage.isListPage &&
    (leadsOn(facts.label) ||
      CARD_OF_POST.test(facts.ancestorNames) ||
      facts.headings.some(
        (heading) => leadsOn(heading) && sharedWords(heading, facts.ofPage.words.ownTitle) === 0,
      ) ||
      (leadsOn(facts.text) &&
        sharedWords(facts.text, facts.ofPage.words.ownTitle) === 0 &&
        sharedWords(facts.alt, facts.ofPage.words.ownTitle) < 2) ||
      (facts.sharedInText === 0 && asksForAddress(facts.text))),
  of_linked_page: isOfLinkedPage,
  // Alone of its kind: a comic's page leads to the next one.
  links_onward: leadsOnward,
  away_from_text: leadsAwayFromText,
  links_document: ({ link }) => link === 'document',
  links_other_site: ({ link }) => link === 'other_site' || link === 'advertiser',
  links_picture: (facts) => facts.link === 'picture' && !isThumbnailOfAttachment(facts),

  word_in_text: ({ sharedInText }) => sharedInText >= 1,
  words_in_text: ({ sharedInText }) => sharedInText >= 2,
  word_in_path: ({ sharedInPath }) => sharedInPath >= 1,
  words_in_path: ({ sharedInPath }) => sharedInPath >= 2,
  shares_number: ({ sharesNumber }) => sharesNumber,
  // Of another page of that month, too.
  shares_month: (facts) => facts.sharesMonth && !isTeaserAmongOthers(facts),
  // A sign of a project's state is called like the project.
  same_name: ({ isNamedAsPage, path }) => isNamedAsPage && !path.endsWith('.svg'),
  described: ({ alt, isDescribedAsPart }) => alt.length > 20 && !isDescribedAsPart && !isDescribedAsFile(alt),
  described_as_page: ({ isDescribedAsPage, link }) => isDescribedAsPage && link !== 'home',
  // Paper and cloth stand behind headings, too.
  opens_page: (facts) =>
    facts.isBehindHeading &&
    !KIND_CONDITIONS.decoration(facts) &&
    !facts.path.endsWith('.svg') &&
    !CALLED_BACKGROUND.test(facts.fileName),
  itemprop: ({ itemprop, itemType, ofPage, link }) =>
    link !== 'other_page' &&
    /image|thumbnail|contenturl|photo/i.test(itemprop) &&
    (itemType === 'imageobject' || (ofPage.isProfile && itemType === 'person') || !isBesideThePage(itemType)),
  hidden: ({ isHidden, names, layout }) => isHidden || (layout === undefined && isHiddenByName(names)),
  invisible: ({ layout }) => layout !== undefined && !layout.isVisible,
  prominent: isOpeningInLayout,
};

/** The same as a list. Bonuses are never changed, so that all pictures share one of each. */
const TERMS: readonly { bonus: Bonus; applies: Condition }[] = Object.entries(CONDITIONS).map(
  ([name, applies]) => ({
    bonus: { name, points: BODY_POINTS[name as keyof typeof BODY_POINTS] },
    applies,
  }),
);

/** The terms that apply to a picture, whatever the others are. */
export function bodyTerms(facts: BodyFacts): Bonus[] {
  const terms: Bonus[] = [];
  TERMS.forEach(({ bonus, applies }) => {
    if (applies(facts)) terms.push(bonus);
  });
  return terms.some(isOfAdvertisement) ? terms.filter(({ name }) => name !== 'content_names') : terms;
}

/** What stands among the words of a text all the same. */
function isOfAdvertisement({ name }: Bonus): boolean {
  return name === 'advertisement';
}
