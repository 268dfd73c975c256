import { type PageSnapshot, SNAPSHOT_LIMITS, type SnapshotData } from '../page-snapshot';
import { pictureUrl } from './address/picture-url';
import { type ClaimedSize, sizeInAddress } from './address/size-in-address';
import { pageWords } from './body/page-words';
import { isBesideText } from './body/part-of-page';
import { declaredPixels } from './declared-pixels';
import { smallSizeTerms } from './declared-terms';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { isFunctionPage } from './doubts/function-page';
import { leftOver } from './doubts/left-over';
import { isProfilePage } from './doubts/profile-page';
import { declaresPicture } from './state/declares-picture';
import { withSizesFilled } from './state/filled-sizes';
import { onHostOfFiles } from './state/host-of-files';
import { NO_PICTURE } from './state/no-picture';
import { type OwnerOf, ownerOf } from './state/owner-of';
import { parseAttribute, parseState } from './state/parse-state';
import { programData } from './state/program-data';
import { restoreAddresses, restoreOfProgram } from './state/restore-addresses';
import { restoreDocument } from './state/restore-document';
import { restoreLinks } from './state/restore-links';
import { restoreNumbered } from './state/restore-numbered';
import { type PlacesOfFiles, placesOfFiles } from './state/places-of-files';
import { restorePublicIds } from './state/restore-public-ids';
import { restoreReferences } from './state/restore-references';
import { restoreStore } from './state/restore-store';
import { restoreTables } from './state/restore-tables';
import { restoreTransit } from './state/restore-transit';
import { saysNoPicture } from './state/says-no-picture';
import { splitAssignments } from './state/split-assignments';
import type { StatePicture } from './state/state-picture';
import { statePictures } from './state/state-pictures';
import { withoutTuples } from './state/without-tuples';
import { type PageOfData, stateTerms } from './state/state-terms';
import { streamedState } from './state/streamed-state';

/** The pictures in the data that a page carries for its scripts; only where it declares none for others but stand-ins. */
export const embeddedState = defineExtractor({
  name: 'embedded-state',
  extract(snapshot) {
    const { dataScripts, dataAttributes, programs } = snapshot;
    const isEmpty = dataScripts.length + dataAttributes.length + programs.length === 0;
    // What the data of a cart or an error names are pictures of other pages.
    if (isEmpty || declaresPicture(snapshot) || isFunctionPage(snapshot)) return [];
    const reading: Reading = { owner: ownerOf(snapshot), places: placesOfFiles(snapshot) };
    const found = [
      ...dataScripts
        .flatMap(splitAssignments)
        .flatMap((text) => picturesInScript(withSizesFilled(text), reading)),
      ...dataAttributes.flatMap((data) => picturesInAttribute(data, reading)),
      ...picturesInPrograms(programs, reading),
    ];
    const pictures = found.filter(({ address }) => address !== NO_PICTURE);
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

/** What is the same for all data of one page. */
interface Reading {
  owner: OwnerOf;
  places: PlacesOfFiles;
}

/** A name to which data is given that is of no page: `window.currentUser = {`. */
const OF_OTHERS =
  /^\s*(?:(?:var|let|const)\s+|window\.)?([\w$.]{0,40}(?:user|cart|menu|nav(?:igation|bar|content|data|items|links)|visitor|chat|captcha|ads|insta|related|recommend)[\w$]{0,20})\s*=/i;

/** Those in its data; else those in what it gives to its variables and functions. */
function picturesInScript(text: string, reading: Reading): StatePicture[] {
  const data = streamedState(text) ?? parseState(text);
  const name = OF_OTHERS.exec(text)?.[1];
  const named = name === undefined ? data : { [name]: data };
  const pictures = data === undefined ? [] : statePictures(restored(named, text, reading), reading.owner);
  const isRead = pictures.length > 0 || text.length > SNAPSHOT_LIMITS.programLength;
  return isRead ? pictures : picturesInPrograms([text], reading);
}

function picturesInPrograms(texts: readonly string[], { owner, places }: Reading): StatePicture[] {
  const data = restorePublicIds(programData(...texts), places);
  return statePictures(restoreOfProgram(data, places), owner).map((picture) => ({
    ...picture,
    isOfProgram: true,
  }));
}

/** What answers of JSON:API and of Contentful bring besides what was asked for. */
const INCLUDED = /"include[ds]\\?"/;

/** What a text says, in its own shape. Looking for what is included in all of it took a fifth of the time of such a page. */
function restored(data: unknown, text: string, { places }: Reading): unknown {
  if (text.includes('["^ "')) return restoreAddresses(restoreTransit(data));
  const whole = INCLUDED.test(text) ? restoreLinks(restoreDocument(data)) : data;
  const inShape = restoreTables(restoreStore(restoreReferences(restoreNumbered(whole))), text);
  return restoreAddresses(restorePublicIds(inShape, places), places);
}

/** What the name of an attribute says of the program and not of the picture. */
const OF_PROGRAM = /config|settings/g;

/** Alpine's and Angular's are programs, whose files are relative to the page. */
const PROGRAM_ATTRIBUTE = /^(?:x-(?:data|init)|(?:data-)?ng-init)$/;

/** What the names of an element say of the data in its attributes; the first row that fits counts. */
const ELEMENTS: readonly { means: string; pattern: RegExp }[] = [
  {
    means: 'related',
    pattern: /related|recommend|similar|upsell|cross-?sell|sponsor|advert|promo|tweet|embed|share/,
  },
  { means: 'gallery', pattern: /galler|slide|carousel|image|photo|picture|lightbox/ },
];

/** The pictures in an attribute, which stand under its name. */
function picturesInAttribute(
  { attribute, names, landmarks, text }: SnapshotData,
  reading: Reading,
): StatePicture[] {
  if (isBesideText(landmarks)) return [];
  const written = parseAttribute(withSizesFilled(text));
  const found = restored(attribute === 'props' ? withoutTuples(written) : written, text, reading);
  const data = PROGRAM_ATTRIBUTE.test(attribute) ? restoreOfProgram(found) : found;
  const means = ELEMENTS.find(({ pattern }) => pattern.test(names))?.means ?? '';
  return statePictures({ [`${means} ${attribute.replace(OF_PROGRAM, '')}`.trim()]: data }, reading.owner);
}

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
