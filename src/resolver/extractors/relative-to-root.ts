import type { PageSnapshot } from '../page-snapshot';
import type { FoundPicture } from './define-extractor';

/**
 * Pictures with the address that is meant where a page has left out the `/` before it: `files/bay.jpg` on `/news/bay` is
 * `/files/bay.jpg` where the page shows that file, and no file of the folder that the page is in.
 */
export function relativeToRoot(
  found: readonly FoundPicture[],
  { baseUrl }: Pick<PageSnapshot, 'baseUrl'>,
): readonly FoundPicture[] {
  const [folder, root] = [new URL('.', baseUrl).href, new URL('/', baseUrl).href];
  const isInFolder = ({ source_method, url }: FoundPicture) =>
    source_method !== 'image' && url.startsWith(folder);
  if (folder === root || !found.some(isInFolder)) return found;
  const shown = new Set(
    found.flatMap(({ url, variants = [] }) => [url, ...variants.map((variant) => variant.url)]),
  );
  return found.map((picture) => {
    const meant = `${root}${picture.url.slice(folder.length)}`;
    return isInFolder(picture) && shown.has(meant) ? { ...picture, url: meant } : picture;
  });
}
