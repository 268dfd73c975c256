import type { PageSnapshot, SnapshotData } from '../page-snapshot';
import type { Bonus } from '../types';
import { addressParts } from './address/address-parts';
import { type ClaimedSize, sizeInAddress } from './body/claimed-size';
import { type PageWords, pageWords, sharedWords } from './body/page-words';
import { declaredPixels } from './declared-pixels';
import { placeTerms, smallSizeTerms } from './declared-terms';
import { leftOver } from './doubts/left-over';
import { nameDoubt, namedPage } from './doubts/generic-name';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { SOURCE_POINTS, STATE_POINTS } from './page-bonuses';
import { pictureUrl } from './address/picture-url';
import { parseAttribute, parseState } from './state/parse-state';
import { restoreReferences } from './state/restore-references';
import { restoreStore } from './state/restore-store';
import { type OwnerOf, ownerOf } from './state/owner-of';
import { streamedState } from './state/streamed-state';
import { isAddressName, type StatePicture, statePictures } from './state/state-pictures';

/** What the names around a picture say of it. The first row that fits counts. */
const MEANINGS: readonly { name: keyof typeof STATE_POINTS; pattern: RegExp }[] = [
  {
    name: 'elsewhere',
    pattern:
      /related|recommend|similar|sponsor|advert|promo|menu|nav(?:igation)?\b|footer|sidebar|popular|trending|latest|secondary|compact|suggest|quoted|up_?next|\bnext|config|settings|\bui\b|(?:app|site)_?banner/i,
  },
  {
    name: 'site',
    pattern:
      /logo|icon|favicon|theme|avatar|author|user|profile|publisher|brand|dealer|vendor|(?<!gor)seller|owner|agent|broker|staff|member|presenter|venue|sprite|placeholder|fallback|default/i,
  },
  {
    name: 'lead',
    pattern:
      /og_?image|open_?graph|share|social|cover|hero|lead|feature|primary|main|poster|keyvisual|artwork|backdrop|opening/i,
  },
];

/** Posters spell their size in centimetres. */
function sizeSpelled(url: string): ClaimedSize {
  const size = sizeInAddress(url);
  return (size.width ?? size.height ?? 0) >= 100 ? size : { width: null, height: null };
}

/** A folder of what is the site's, or somebody else's. */
const FOLDER_OF_OTHERS =
  /\/(?:sponsors?|partners?|banners?|promos?|logos?|avatars?|users?|icons?|flags?|badges?)\//i;

const OF_SITE = { name: 'site' } as const;

const OF_OTHERS = { name: 'elsewhere' } as const;

/** Metas whose value is a picture's address, and not its size or its description. */
const DECLARING = /^(?:og|twitter):image(?::(?:url|secure_url|src)|\d)?$/;

/** Names of places in a page, as shop software has them for its widgets. */
const SELECTOR = /^[[.#*]/;

/** The pictures in the data that a page carries for its scripts; only where it declares none for others but stand-ins. */
export const embeddedState = defineExtractor({
  name: 'embedded-state',
  extract(snapshot) {
    const { dataScripts, dataAttributes } = snapshot;
    if (dataScripts.length + dataAttributes.length === 0 || declaresPicture(snapshot)) return [];
    const words = pageWords(snapshot);
    const owner = ownerOf(snapshot);
    const found = [
      ...dataScripts.flatMap((text) =>
        statePictures(restored(streamedState(text) ?? parseState(text)), owner),
      ),
      ...dataAttributes.flatMap((data) => picturesInAttribute(data, owner)),
    ];
    // Only where something is the page's own can anything be another's.
    const hasOwn = found.some(({ owner: of }) => of === 'page');
    return found.flatMap((picture, place) => toPicture(picture, place, words, snapshot, hasOwn));
  },
});

function restored(data: unknown): unknown {
  return restoreStore(restoreReferences(data));
}

/** Parts of a page whose data is about other pages. */
const FURNITURE: ReadonlySet<string> = new Set(['nav', 'aside', 'footer']);

/** What the name of an attribute says of the program and not of the picture. */
const OF_PROGRAM = /config|settings/g;

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
  owner: OwnerOf,
): StatePicture[] {
  if (landmarks.some((landmark) => FURNITURE.has(landmark))) return [];
  const data = restored(parseAttribute(text));
  const means = ELEMENTS.find(({ pattern }) => pattern.test(names))?.means ?? '';
  return statePictures({ [`${means} ${attribute.replace(OF_PROGRAM, '')}`.trim()]: data }, owner);
}

function declaresPicture(snapshot: PageSnapshot): boolean {
  if (leftOver(snapshot) !== null) return false;
  const page = namedPage(snapshot);
  return snapshot.metas.some(({ key, content }) => {
    const url = DECLARING.test(key) ? pictureUrl(content, snapshot) : null;
    return url !== null && nameDoubt(addressParts(url).path, page) === null;
  });
}

function toPicture(
  { address, path, owner, ...size }: StatePicture,
  place: number,
  { title, numbers }: PageWords,
  snapshot: PageSnapshot,
  hasOwn: boolean,
): FoundPicture[] {
  const url = pictureUrl(address, snapshot);
  if (url === null) return [];
  const [width, height] = [declaredPixels(size.width), declaredPixels(size.height)];
  const claimed = width === null && height === null ? sizeSpelled(url) : { width, height };
  // A name for an address says nothing of the picture: `urlDefault`.
  const last = path.length - 1;
  const names = path
    .filter((name, at) => !SELECTOR.test(name) && !(at === last && isAddressName(name)))
    .join(' ');
  const isOthers = hasOwn && owner === 'other';
  const ofFolder = FOLDER_OF_OTHERS.test(url) ? OF_SITE : undefined;
  const meaning = isOthers ? OF_OTHERS : (ofFolder ?? MEANINGS.find(({ pattern }) => pattern.test(names)));
  const bonuses: Bonus[] = [{ name: 'state', points: SOURCE_POINTS.state }];
  // Data is left over with the rest, unless it says whose it is.
  const isDoubted = meaning?.name === 'lead' && owner !== 'page' && leftOver(snapshot) !== null;
  if (meaning && !isDoubted) bonuses.push({ name: meaning.name, points: STATE_POINTS[meaning.name] });
  bonuses.push(...placeTerms(place));
  if (owner === 'page') bonuses.push({ name: 'of_page', points: STATE_POINTS.of_page });
  // Of data about many things the page's own stands under the number that the page's address has.
  if (numbers.some((number) => path.includes(number) || url.includes(number))) {
    bonuses.push({ name: 'shares_number', points: STATE_POINTS.shares_number });
  }
  if (sharedWords(addressParts(url).path, title) > 0) {
    bonuses.push({ name: 'word_in_path', points: STATE_POINTS.word_in_path });
  }
  return [
    {
      ...{ url, source_method: 'state' as const, type: null, alt: '' },
      ...{ declaredWidth: width, declaredHeight: height },
      bonuses: [...bonuses, ...smallSizeTerms(claimed)],
    },
  ];
}
