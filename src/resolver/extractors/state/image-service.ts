/** An image server by IIIF of whose pictures data tells the parts: where it is, what is asked of it, which member names one. */
export interface ImageService {
  base: string;
  /** Region, size, rotation and quality: `full/max/0/default.jpg`. */
  request: string;
  member: string;
}

/** https://iiif.io/api/image/3.0/#21-image-request-uri-syntax, without what it begins with. */
const REQUEST = /"\/?(full\/(?:max|full|\^?!?\d{0,5},\d{0,5})\/0\/(?:default|native)\.(?:jpe?g|png|webp))"/g;
const BASE = /"(https?:\/\/[^\s"{}?#]{4,160}?)\/?"/g;
const OF_SERVER = /\biiif\b|\/image\/[23]$/i;
const OF_FILE = /\.\w{2,5}$|manifest/i;
/** What the objects of a list begin with: a name for each. */
const MEMBER = /\[\s*\{\s*"([\w-]{1,24})"\s*:\s*"[\w%.:~-]{3,120}"/;

/** Characters around a request in which the other parts stand. */
const REACH = 2_000;
const MOST_REQUESTS = 8;

/** The one that data tells of; undefined where it tells none, or not all of its parts. */
export function imageServiceIn(text: string): ImageService | undefined {
  // Quotes and slashes may be escaped, once or twice.
  const plain = text.replaceAll('\\', '');
  const requests = [...plain.matchAll(REQUEST)].slice(0, MOST_REQUESTS);
  const [largest] = requests.toSorted((left, right) => sideOf(right[1]) - sideOf(left[1]));
  if (largest === undefined) return undefined;
  const around = plain.slice(Math.max(0, largest.index - REACH), largest.index + REACH);
  const base = [...around.matchAll(BASE)].map(([, url = '']) => url).find(isServer);
  const member = MEMBER.exec(plain.slice(largest.index, largest.index + REACH))?.[1];
  return base === undefined || member === undefined ? undefined : { base, request: largest[1] ?? '', member };
}

function isServer(url: string): boolean {
  return OF_SERVER.test(url) && !OF_FILE.test(url);
}

/** Pixels; of a whole picture without end. */
function sideOf(request = ''): number {
  const [, size = ''] = request.split('/');
  const sides = (size.match(/\d+/g) ?? []).map(Number);
  return sides.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...sides);
}
