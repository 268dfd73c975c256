import type { PageSnapshot } from '../../page-snapshot';

/** By its name alone, and so beside the page. */
const BESIDE_PAGE = /^(?:\.\/)?[\w%.-]+\.\w{3,4}$/;

/** Whether a page that is a folder shows a file in it, relative to itself. */
export function showsFilesBeside({ images, url }: PageSnapshot): boolean {
  if (!new URL(url).pathname.endsWith('/')) return false;
  return images.some(({ attributes: { src } }) => BESIDE_PAGE.test(src ?? ''));
}
