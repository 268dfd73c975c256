import type { PageSnapshot } from '../page-snapshot';
import { pictureUrl } from './address/picture-url';
import { type ClaimedSize, sizeInAddress } from './address/size-in-address';
import { pageWords } from './body/page-words';
import { declaredPixels } from './declared-pixels';
import { smallSizeTerms } from './declared-terms';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { leftOver } from './doubts/left-over';
import { isProfilePage } from './doubts/profile-page';
import { onHostOfFiles } from './state/host-of-files';
import { NO_PICTURE } from './state/no-picture';
import type { StatePicture } from './state/state-picture';
import { type PageOfData, stateTerms } from './state/state-terms';
import { namedInData } from './state/named-in-data';
import { saysNoPicture } from './state/says-no-picture';

/** The pictures in the data that a page carries for its scripts; only where it declares none for others but stand-ins. */
export const embeddedState = defineExtractor({
  name: 'embedded-state',
  extract(snapshot) {
    const found = namedInData(snapshot);
    const pictures = found.filter(({ address }) => address !== NO_PICTURE);
    if (pictures.length === 0) return [];
    const ofPage = {
      words: pageWords(snapshot),
      // Only where something is the page's own can anything be another's.
      hasOwn: pictures.some(({ owner: of }) => of === 'page'),
      saysNone: saysNoPicture(found),
      isLeftOver: leftOver(snapshot) !== null,
      isProfile: isProfilePage(snapshot),
    };
    return pictures.flatMap((picture, place) => toPicture(picture, place, ofPage, snapshot));
  },
});

/** Posters spell their size in centimetres. */
function sizeSpelled(url: string): ClaimedSize {
  const size = sizeInAddress(url);
  return (size.width ?? size.height ?? 0) >= 100 ? size : { width: null, height: null };
}

function toPicture(
  picture: StatePicture,
  place: number,
  ofPage: PageOfData,
  snapshot: PageSnapshot,
): FoundPicture[] {
  const url = pictureUrl(onHostOfFiles(picture.address, snapshot), snapshot);
  // A folder is where a program finds pictures.
  if (url === null || url.endsWith('/')) return [];
  const [width, height] = [declaredPixels(picture.width), declaredPixels(picture.height)];
  const claimed = width === null && height === null ? sizeSpelled(url) : { width, height };
  const variants = picture.smaller
    .flatMap((address) => pictureUrl(onHostOfFiles(address, snapshot), snapshot) ?? [])
    .map((smaller) => ({ url: smaller, width: null, height: null }));
  return [
    {
      ...{ url, source_method: 'state' as const, type: null, alt: '' },
      ...(variants.length > 0 && { variants, isLargest: true as const }),
      ...{ declaredWidth: width, declaredHeight: height },
      bonuses: [...stateTerms({ ...picture, url, place, claimed }, ofPage), ...smallSizeTerms(claimed)],
    },
  ];
}
