import type { PageSnapshot } from '../../page-snapshot';
import type { Located } from './facts-of-page';
import { imageAddresses, standInsOf } from './image-addresses';
import { groupPictures } from './picture-groups';

/** The pictures of a page that have an address, with their files. */
export function locatePictures(page: PageSnapshot): Located[] {
  const located: Located[] = [];
  const standIns = standInsOf(page.images);
  for (const group of groupPictures(page.images)) {
    const addresses = imageAddresses(group, page, standIns);
    if (isNotEmpty(addresses)) located.push({ group, addresses });
  }
  return located;
}

function isNotEmpty<T>(items: T[]): items is [T, ...T[]] {
  return items.length > 0;
}
