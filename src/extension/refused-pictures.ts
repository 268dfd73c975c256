import type { RefusedPicture } from '../contract/settings/stored-records';
import { refusedPictureSchema } from '../contract/settings/stored-records-schema';
import { refusedBy } from '../resolver/refused';
import type { RefusedPictures } from '../ui/services';
import { localStore } from './stored/browser-stores';
import { createStoredList } from './stored/stored-list';
import type { StoredValueParts } from './stored/stored-value';

const MAX_PICTURES = 500;
/** A picture may have dozens of files; any of them tells which it is. */
const MAX_OTHER_FILES = 8;

/** At most 500 pictures that the user wants as no covers, the latest first. */
export function createRefusedPictures(parts: StoredValueParts = localStore()): RefusedPictures {
  const rules = { name: 'refused-pictures', schema: refusedPictureSchema, maxItems: MAX_PICTURES };
  const pictures = createStoredList<RefusedPicture>(rules, parts);
  return {
    list: pictures.read,
    refuse: (picture) =>
      pictures.update((now) => [
        { ...picture, otherUrls: picture.otherUrls.slice(0, MAX_OTHER_FILES) },
        ...now.filter((other) => !isSame(picture, other)),
      ]),
    async accept(picture) {
      let forgotten: RefusedPicture[] = [];
      await pictures.update((now) => {
        forgotten = now.filter((other) => isSame(picture, other));
        return now.filter((other) => !isSame(picture, other));
      });
      return forgotten;
    },
  };
}

/** Every address of these pictures. */
export function addressesOf(pictures: readonly RefusedPicture[]): string[] {
  return pictures.flatMap(({ url, otherUrls }) => [url, ...otherUrls]);
}

function isSame(left: RefusedPicture, right: RefusedPicture): boolean {
  const files = { url: right.url, variants: right.otherUrls.map((url) => ({ url })) };
  return left.site === right.site && refusedBy(addressesOf([left]))(files);
}
