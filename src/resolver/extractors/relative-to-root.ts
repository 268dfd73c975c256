import type { PageSnapshot } from '../page-snapshot';
import type { FoundPicture } from './define-extractor';

/**
 * Pictures with the address that is meant where a page has left out the `/` before it: `files/bay.jpg` on `/news/bay` is
 * `/files/bay.jpg` where the page shows that file, and no file of the folder that the page is in.
 */
export function relativeToRoot(
  found: readonly FoundPicture[],
  page: Pick<PageSnapshot, 'baseUrl'>,
): readonly FoundPicture[] {
  const atRoot = picturesAtRoot(page);
  if (!found.some((picture) => atRoot(picture) !== undefined)) return found;
  const shown = new Set(
    found.flatMap(({ url, variants = [] }) => [url, ...variants.map((variant) => variant.url)]),
  );
  return found.map((picture) => {
    const meant = atRoot(picture);
    return meant !== undefined && shown.has(meant.url) ? meant : picture;
  });
}

/** Tells what a picture is if a page has left out the `/` before its address; undefined where it cannot have. */
export function picturesAtRoot({
  baseUrl,
}: Pick<PageSnapshot, 'baseUrl'>): (picture: FoundPicture) => FoundPicture | undefined {
  const [folder, root] = [new URL('.', baseUrl).href, new URL('/', baseUrl).href];
  return (picture) => {
    const isInFolder = folder !== root && picture.source_method !== 'image' && picture.url.startsWith(folder);
    return isInFolder ? { ...picture, url: `${root}${picture.url.slice(folder.length)}` } : undefined;
  };
}
