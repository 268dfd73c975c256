import { MOST_REMEMBERED, type RefusedPicture } from '../contract/settings/stored-records';
import { refusedPictureSchema } from '../contract/settings/stored-records-schema';
import { refusedBy } from '../resolver/refused';
import type { RefusedPictures } from '../ui/services';
import { localStore } from './stored/browser-stores';
import { createStoredList } from './stored/stored-list';
import type { StoredValueParts } from './stored/stored-value';

/** A picture may have dozens of files; any of them tells which it is. */
const MAX_OTHER_FILES = 8;

/** At most 500 pictures that the user wants as no covers, the latest first. */
export function createRefusedPictures(parts: StoredValueParts = localStore()): RefusedPictures {
  const rules = { name: 'refused-pictures', schema: refusedPictureSchema, maxItems: MOST_REMEMBERED };
  const kept = createStoredList<RefusedPicture>(rules, parts);
  /** In one step: forgets what these are, puts others in front, and answers what is forgotten. */
  const replace = async (pictures: readonly RefusedPicture[], next: readonly RefusedPicture[]) => {
    let forgotten: RefusedPicture[] = [];
    await kept.update((now) => {
      const isOne = isOneOf(pictures);
      forgotten = now.filter(isOne);
      return [...next, ...now.filter((picture) => !isOne(picture))];
    });
    return forgotten;
  };
  return {
    list: kept.read,
    refuse: (pictures) => replace(pictures, pictures.map(withFewFiles)),
    accept: (pictures) => replace(pictures, []),
  };
}

/** Every address of these pictures. */
export function addressesOf(pictures: readonly RefusedPicture[]): string[] {
  return pictures.flatMap(({ url, otherUrls }) => [url, ...otherUrls]);
}

function withFewFiles(picture: RefusedPicture): RefusedPicture {
  return { ...picture, otherUrls: picture.otherUrls.slice(0, MAX_OTHER_FILES) };
}

/** Tells whether a picture is one of these, by any of its files, on the same site. */
function isOneOf(pictures: readonly RefusedPicture[]): (picture: RefusedPicture) => boolean {
  const sites = [...new Set(pictures.map(({ site }) => site))];
  const isRefused = new Map(
    sites.map((site) => [site, refusedBy(addressesOf(pictures.filter((one) => one.site === site)))]),
  );
  return ({ site, url, otherUrls }) =>
    isRefused.get(site)?.({ url, variants: otherUrls.map((other) => ({ url: other })) }) ?? false;
}
