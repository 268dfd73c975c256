import type { PageSnapshot } from '../page-snapshot';
import type { Bonus } from '../types';
import { addressParts } from './address/address-parts';
import { type PageWords, pageWords, sharedWords } from './body/page-words';
import { declaredPixels } from './declared-pixels';
import { placeTerms, smallSizeTerms } from './declared-terms';
import { nameDoubt, namedPage } from './doubts/generic-name';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { SOURCE_POINTS, STATE_POINTS } from './page-bonuses';
import { pictureUrl } from './address/picture-url';
import { parseState } from './state/parse-state';
import { restoreReferences } from './state/restore-references';
import { restoreStore } from './state/restore-store';
import { type StatePicture, statePictures } from './state/state-pictures';

/** What the names around a picture say of it. The first row that fits counts. */
const MEANINGS: readonly { name: keyof typeof STATE_POINTS; pattern: RegExp }[] = [
  {
    name: 'elsewhere',
    pattern:
      /related|recommend|similar|sponsor|advert|promo|menu|nav(?:igation)?\b|footer|sidebar|popular|trending|latest|secondary|compact|suggest|up_?next|\bnext|config|settings|\bui\b|(?:app|site)_?banner/i,
  },
  {
    name: 'site',
    pattern:
      /logo|icon|favicon|avatar|author|user|profile|publisher|brand|seller|owner|agent|broker|staff|member|presenter|sprite|placeholder|fallback|default/i,
  },
  {
    name: 'lead',
    pattern:
      /og_?image|open_?graph|share|social|cover|hero|lead|feature|primary|main|poster|keyvisual|artwork|backdrop|opening/i,
  },
];

/** Metas whose value is a picture's address, and not its size or its description. */
const DECLARING = /^(?:og|twitter):image(?::(?:url|secure_url|src)|\d)?$/;

/** Names of places in a page, as shop software has them for its widgets. */
const SELECTOR = /^[[.#*]/;

/** The pictures in the data that a page carries for its scripts; only where it declares none for others but stand-ins. */
export const embeddedState = defineExtractor({
  name: 'embedded-state',
  extract(snapshot) {
    if (snapshot.dataScripts.length === 0 || declaresPicture(snapshot)) return [];
    const words = pageWords(snapshot);
    return snapshot.dataScripts
      .flatMap((text) => statePictures(restoreStore(restoreReferences(parseState(text)))))
      .flatMap((picture, place) => toPicture(picture, place, words, snapshot));
  },
});

function declaresPicture(snapshot: PageSnapshot): boolean {
  const page = namedPage(snapshot);
  return snapshot.metas.some(({ key, content }) => {
    const url = DECLARING.test(key) ? pictureUrl(content, snapshot) : null;
    return url !== null && nameDoubt(addressParts(url).path, page) === null;
  });
}

function toPicture(
  { address, path, ...size }: StatePicture,
  place: number,
  { title, numbers }: PageWords,
  snapshot: PageSnapshot,
): FoundPicture[] {
  const url = pictureUrl(address, snapshot);
  if (url === null) return [];
  const [width, height] = [declaredPixels(size.width), declaredPixels(size.height)];
  const names = path.filter((name) => !SELECTOR.test(name)).join(' ');
  const meaning = MEANINGS.find(({ pattern }) => pattern.test(names));
  const bonuses: Bonus[] = [{ name: 'state', points: SOURCE_POINTS.state }];
  if (meaning) bonuses.push({ name: meaning.name, points: STATE_POINTS[meaning.name] });
  bonuses.push(...placeTerms(place));
  // Of data about many things the page's own stands under the number that the page's address has.
  if (path.some((name) => numbers.includes(name))) {
    bonuses.push({ name: 'shares_number', points: STATE_POINTS.shares_number });
  }
  if (sharedWords(addressParts(url).path, title) > 0) {
    bonuses.push({ name: 'word_in_path', points: STATE_POINTS.word_in_path });
  }
  return [
    {
      ...{ url, source_method: 'state' as const, type: null, alt: '' },
      ...{ declaredWidth: width, declaredHeight: height },
      bonuses: [...bonuses, ...smallSizeTerms({ width, height })],
    },
  ];
}
