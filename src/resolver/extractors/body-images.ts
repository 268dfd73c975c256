import type { PageSnapshot } from '../page-snapshot';
import { sumOfPoints } from '../sum-of-points';
import type { Bonus, PictureVariant } from '../types';
import { type BodyFacts, bodyFacts } from './body/body-facts';
import { bodyTerms } from './body/body-terms';
import { type ClaimedSize, sizeInAddress } from './address/size-in-address';
import { threadOf } from './body/thread-of';
import type { ImageAddress } from './body/written-addresses';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { BODY_PLACE_POINTS, BODY_REPLY_POINTS, PLAUSIBLE_POINTS } from './body-points';
import { pictureKey } from './address/picture-key';

const UNKNOWN: ClaimedSize = { width: null, height: null };

/** The pictures that the body of a page shows, whichever way it loads them. */
export const bodyImages = defineExtractor({
  name: 'body-images',
  extract(snapshot: PageSnapshot) {
    const places = new Map<string, number>();
    const thread = threadOf(snapshot);
    const pictures: FoundPicture[] = [];
    /** Pictures before the heading that take no place from those below it. */
    let skipped: number | undefined;
    for (const facts of bodyFacts(snapshot)) {
      const terms = bodyTerms(facts);
      if (thread.isInReply(facts.post, isPlausible(terms))) terms.push(IN_REPLY);
      const { key } = pictureKey(facts.addresses[0].url);
      if (facts.isBelowHeading) skipped ??= Math.max(0, places.size - MOST_BEFORE_HEADING);
      const place = (places.get(key) ?? places.size) - (skipped ?? 0);
      if (isPlausible(terms) && !places.has(key)) places.set(key, places.size);
      if (place > 0) terms.push(placeTerm(place));
      pictures.push(toPicture(facts, terms));
    }
    return pictures;
  },
});

const IN_REPLY: Bonus = { name: 'in_reply', points: BODY_REPLY_POINTS };

/** What stands before a page's heading, a picture that opens it aside, leads elsewhere as often. */
const MOST_BEFORE_HEADING = 1;

function isPlausible(terms: readonly Bonus[]): boolean {
  return sumOfPoints(terms) >= PLAUSIBLE_POINTS;
}

/**
 * The earlier the better, counted among the pictures that nothing rules out, each of them once; each doubling costs
 * the same.
 */
function placeTerm(place: number): Bonus {
  return { name: 'place', points: Math.round(BODY_PLACE_POINTS * Math.log2(1 + place)) };
}

/** The largest file speaks for the picture, the others stand below it. */
function toPicture(facts: BodyFacts, bonuses: Bonus[]): FoundPicture {
  const { addresses, alt, layout, srcsets } = facts;
  const [lead, ...others] = addresses;
  const { width, height } = sizeOf(lead, facts);
  const picture: FoundPicture = {
    url: lead.url,
    source_method: 'image',
    type: null,
    alt,
    bonuses,
    declaredWidth: width,
    declaredHeight: height,
  };
  if (others.length > 0) picture.variants = others.map((address) => variantOf(address, facts));
  if (srcsets.length > 0) picture.srcsets = srcsets;
  if (layout) picture.layout = layout;
  return picture;
}

function variantOf(address: ImageAddress, facts: BodyFacts): PictureVariant {
  const { width, height } = sizeOf(address, facts);
  return { url: address.url, width, height };
}

/** What the page says of the size of one file; what it says of the element holds for the only one. */
function sizeOf({ url, width }: ImageAddress, facts: BodyFacts): ClaimedSize {
  const { layout } = facts;
  if (layout && layout.naturalWidth > 1 && layout.currentSrc === url) {
    return { width: layout.naturalWidth, height: layout.naturalHeight };
  }
  if (width !== null) return { width, height: null };
  const spelled = sizeInAddress(url);
  if (spelled.width !== null || spelled.height !== null) return spelled;
  return facts.addresses.length === 1 ? facts : UNKNOWN;
}
