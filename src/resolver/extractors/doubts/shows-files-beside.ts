import { pageAddress } from '../page-address';
import type { PageSnapshot } from '../../page-snapshot';

/** By its name alone, and so beside the page. */
const BESIDE_PAGE = /^(?:\.\/)?[\w%.-]+\.\w{3,4}$/;

/** Whether a page that is a folder shows a file in it, relative to itself. */
export function showsFilesBeside(page: PageSnapshot): boolean {
  if (!pageAddress(page).pathname.endsWith('/')) return false;
  return page.images.some(({ attributes: { src } }) => BESIDE_PAGE.test(src ?? ''));
}
