import { isWholeAddress } from '../address/is-whole-address';
import { ADDRESS } from './files-by-size';
import { isPictureName } from './picture-names';

/** Names that hold an address where the object around them is a picture. */
const ADDRESS_KEY =
  /^(?:url|src|uri|href|original|large|big|x{1,3}-?l(?:arge)?|huge|max|hi_?res|full|source|file|path|template|main|default|zoom|gro[ot]t|gross|grande|content_?url|url_?(?:default|large|original|full|hd|max)|(?:default|original|full|large|public|media|source|secure|best|hd)_?url)$/i;

/** Whether a name says that an address stands under it, and no more. */
export function isAddressName(name: string): boolean {
  return ADDRESS_KEY.test(name);
}

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#!@]|$)/i;
/** As an address ends that can be nothing but a picture's. */
const PHOTO_FILE = /\.(?:jpe?g|webp|avif)(?:[?#!@]|$)/i;
/** What a server of pictures hands out under no ending. */
const OF_SERVER = /^https?:\/\/[^\s{?#]+\/images?\/[^\s{?#]*[a-z\d]{12}$/i;
/** Under any name, in any language, in what the page is about; in folders of its own host only under one for addresses. */
const OWN_PHOTO = /^(?:https?:)?\/\/[^\s{]{1,1000}\.(?:jpe?g|webp|avif)$/i;
const OWN_FILE = /^\/(?:[^\s{/]{1,200}\/){2,9}[^\s{/]{1,200}\.(?:jpe?g|webp|avif|png)$/i;

/** Whether a text in data is the address of a picture, by the names that it stands under. */
export function isPicture(value: string, path: readonly string[]): boolean {
  if (value.length > 2_000 || !ADDRESS.test(value)) return false;
  const key = path.at(-1) ?? '';
  const isInPicture = () => isPictureName(path.slice(-4, -1).join(' '));
  // Neither a name for addresses nor a photo's file is enough alone.
  const isNamed =
    isPictureName(key) ||
    (isAddressName(key)
      ? PHOTO_FILE.test(value) || isInPicture()
      : (PHOTO_FILE.test(value) || OF_SERVER.test(value)) && isInPicture());
  // A link beside a picture leads to a page.
  if (key === 'href' && !PICTURE_FILE.test(value)) return false;
  // `poster_path: "/k1Vx.jpg"` stands behind an address that only the script knows.
  if (/_?path$/i.test(key) && /^\/[^/]+$/.test(value)) return false;
  // What a script fills in is no address yet.
  return isNamed && (PICTURE_FILE.test(value) || isWholeAddress(value)) && !value.includes('{');
}

/** The same in what the page is about, under any name. */
export function isOwnFile(value: string, name: string, beside: Readonly<Record<string, unknown>>): boolean {
  return OWN_PHOTO.test(value) || (OWN_FILE.test(value) && (isAddressName(name) || tellsSize(beside)));
}

/** Pixels: numbers of things in a list are smaller, and ids larger. */
const [SHORTEST_SIDE, LONGEST_SIDE] = [200, 10_000];

/** Names of two sides; others with two numbers are prices, years and calories. */
const SIDES = /^(?:[whxybl]|width|height|br?|ho?|sz|wy|ancho|alto|largeur|hauteur|breite|hoehe)$/i;

/** Whether an object tells two sides of a picture: `{ r: '/a/b/c.jpg', x: 1440, y: 1080 }`. */
function tellsSize(beside: Readonly<Record<string, unknown>>): boolean {
  const isSide = ([name, value]: [string, unknown]) =>
    SIDES.test(name) && typeof value === 'number' && value >= SHORTEST_SIDE && value <= LONGEST_SIDE;
  return Object.entries(beside).filter(isSide).length === 2;
}

/** A list of photos and nothing else needs no name. */
export function isGallery(data: unknown): boolean {
  return (
    Array.isArray(data) &&
    data.length > 0 &&
    data.every((item) => typeof item === 'string' && PHOTO_FILE.test(item))
  );
}
