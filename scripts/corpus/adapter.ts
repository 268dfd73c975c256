import { titleOf } from '../../src/resolver/extractors/extract-meta';
import { originalsOf } from '../../src/resolver/originals/originals-of';
import { readPictures } from './read-pictures';
import { coverWithStatedSizes } from './with-stated-sizes';

/** What the corpus can ask of the resolver, as the scoring script names it. */
export { canonicalizeUrl as canonicalize } from '../../src/resolver/canonicalize-url';

/** Larger files of the same picture, best first. */
export function originals(imageUrl: string): string[] {
  return originalsOf(imageUrl).map(({ url }) => url);
}

/** What the script reads of a page. */
interface PageAnswer {
  cover: string | null;
  /** Best first. */
  candidates: string[];
  title?: string;
}

/**
 * The cover of a page that is at hand as bytes, judged without the network: no picture is measured. With the variable
 * `CORPUS_SIZES=stated` those that the page states count as measured.
 */
export async function resolvePage(bytes: Uint8Array, url: string): Promise<PageAnswer> {
  const { snapshot, found } = await readPictures(bytes, { url, contentType: null });
  const { pictures } = found;
  const first = pictures.find(({ isCover }) => isCover)?.url ?? null;
  const title = titleOf(snapshot);
  return {
    cover: process.env.CORPUS_SIZES === 'stated' ? coverWithStatedSizes(found) : first,
    // The other files of a picture are listed below it, so they come behind all that are first.
    candidates: [
      ...pictures.map((picture) => picture.url),
      ...pictures.flatMap(({ variants }) => variants.map((variant) => variant.url)),
    ],
    ...(title === undefined ? {} : { title }),
  };
}
