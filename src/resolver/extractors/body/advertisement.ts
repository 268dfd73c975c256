import type { BodyFacts } from './body-facts';
import type { LinkTarget } from './link-target';
import { isNamedAdvertisement, NAME_WORDS } from './name-words';
import { isDescribedAsAdvertisement, isDescribedAsNewsletter } from './telling-alt';

/** What a site gives others to link to it. */
const BANNER_FILE = /(?:^|[-_])(?:bnr|banner|bana)(?:[-_.\d]|$)/;
const LEADING_AWAY: ReadonlySet<LinkTarget> = new Set(['other_site', 'picture', 'advertiser']);

/** A folder of what asks for a subscription. */
const OF_SUBSCRIPTIONS = /\/(?:abos?|abonnements?|subscriptions?)\//;

/** A folder of what a site puts before its visitors, each leading to a page of its own. */
const BANNERS = /\/(?:banners?|banere|baner[y]?|bannery|banneri|werbebanner|campanhas|campanas)\//;

/** What an ad server is asked: `/ad/SITE/ZONE;topic=names;sz=728x90;ord=83012`. */
const OF_AD_SERVER = /\/(?:ad[fijlx]?|jump)\/[^?]*;(?:sz=\d+x\d+|ord=)/;

/** PrestaShop's own module for them. */
const OF_MODULE = /\/modules\/(?:ps_|block)?advertising\//;

/** Whether a picture comes from a server of advertisements; classified ones have a server of their own, which is their page's. */
export function isOnAdServer({ host, sharesNumber, ofPage }: BodyFacts): boolean {
  return NAME_WORDS.advertisementHost.test(host) && host !== ofPage.parts.host && !sharesNumber;
}

/** Whether a picture of the body advertises something, by its item, its link, its names or its description. */
export function isAdvertisement(facts: BodyFacts): boolean {
  const { itemType, link, path, names, namesAndFolders, alt, sharedInText } = facts;
  return (
    itemType === 'sponsored' ||
    link === 'advertiser' ||
    isCalledSo(facts) ||
    isOnAdServer(facts) ||
    OF_AD_SERVER.test(path) ||
    OF_MODULE.test(path) ||
    OF_SUBSCRIPTIONS.test(namesAndFolders) ||
    isBanner(facts) ||
    NAME_WORDS.promotion.test(names) ||
    isDescribedAsAdvertisement(alt) ||
    (sharedInText === 0 && isDescribedAsNewsletter(alt))
  );
}

/** Classified advertisements are what their page is about, and share its words, or its number: `/annonces/88120/`. */
function isCalledSo({ sharedInText, sharesNumber, ancestorNames, namesAndFolders }: BodyFacts): boolean {
  if (sharedInText >= 2) return false;
  return isNamedAdvertisement(ancestorNames) || (!sharesNumber && isNamedAdvertisement(namesAndFolders));
}

function isBanner({ sharedInText, link, namesAndFolders, fileName }: BodyFacts): boolean {
  const leadsOn = link === 'other_page' || link === 'other_site';
  if (sharedInText === 0 && leadsOn && BANNERS.test(namesAndFolders)) return true;
  return sharedInText < 2 && LEADING_AWAY.has(link) && BANNER_FILE.test(fileName);
}
