import { SNAPSHOT_LIMITS, type SnapshotData } from '../../page-snapshot';
import { isBesideText } from '../body/part-of-page';
import { isFunctionPage } from '../doubts/function-page';
import { oncePerPage } from '../once-per-page';
import { declaresPicture } from './declares-picture';
import { withSizesFilled } from './filled-sizes';
import { type OwnerOf, ownerOf } from './owner-of';
import { parseJson } from '../parse-json';
import { parseAttribute, parseState } from './parse-state';
import { programData } from './program-data';
import { restoreAddresses, restoreOfProgram } from './restore-addresses';
import { restoreDocument } from './restore-document';
import { restoreLinks } from './restore-links';
import { restoreNumbered } from './restore-numbered';
import { type PlacesOfFiles, placesOfFiles } from './places-of-files';
import { restorePublicIds } from './restore-public-ids';
import { restoreReferences } from './restore-references';
import { restoreStore } from './restore-store';
import { restoreTables } from './restore-tables';
import { restoreTransit } from './restore-transit';
import { splitAssignments } from './split-assignments';
import type { StatePicture } from './state-picture';
import { statePictures } from './state-pictures';
import { withoutTuples } from './without-tuples';
import { streamedState } from './streamed-state';

/** What the data of a page names, once for each page: nothing where it declares a picture for others. */
export const namedInData = oncePerPage((snapshot): readonly StatePicture[] => {
  const { dataScripts, dataAttributes, programs } = snapshot;
  const isEmpty = dataScripts.length + dataAttributes.length + programs.length === 0;
  // What the data of a cart or an error names are pictures of other pages.
  if (isEmpty || declaresPicture(snapshot) || isFunctionPage(snapshot)) return [];
  const reading: Reading = { owner: ownerOf(snapshot), places: placesOfFiles(snapshot) };
  return [
    ...dataScripts
      .flatMap(splitAssignments)
      .flatMap((text) => picturesInScript(withSizesFilled(text), reading)),
    ...dataAttributes.flatMap((data) => picturesInAttribute(data, reading)),
    ...picturesInPrograms(programs, reading),
  ];
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
  const whole = parseJson(text);
  const data = streamedState(text) ?? whole ?? parseState(text);
  const name = OF_OTHERS.exec(text)?.[1];
  const named = name === undefined ? data : { [name]: data };
  const pictures = data === undefined ? [] : statePictures(restored(named, text, reading), reading.owner);
  // What is data and no more is no program, whatever stands in it.
  const isRead = pictures.length > 0 || text.length > SNAPSHOT_LIMITS.programLength || whole !== undefined;
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
