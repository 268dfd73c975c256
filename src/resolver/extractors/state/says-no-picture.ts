import { NO_PICTURE } from './no-picture';
import { isPictureName } from './picture-names';
import type { StatePicture } from './state-picture';
import { meaningOf } from './state-terms';

/** Whether the page's own object, or something inside of it, says that it has no picture: what else its data names is of others. */
export function saysNoPicture(found: readonly StatePicture[]): boolean {
  return found.some(isNothing) && !found.some(isNamedOwn);
}

/** Whether the page's own object says it of itself; what it is shared with, which is made of its own, may be missing. */
export function saysOwnHasNone(found: readonly StatePicture[]): boolean {
  const isOwn = (picture: StatePicture) =>
    isNothing(picture) && picture.isOwnAlone && !FOR_SHARING.test(picture.path[picture.ownerDepth] ?? '');
  return found.some(isOwn) && !found.some(isNamedOwn);
}

/** Somebody in it may have none. */
function isNothing({ address, path }: StatePicture): boolean {
  return address === NO_PICTURE && meaningOf(path, '') !== 'site';
}

const FOR_SHARING =
  /^(?:share|sharing|social|seo|og|open_?graph|twitter|meta)(?:data|_?tags)?(?:_?(?:image|img|picture|photo|card))?$/i;

/** Whether an object of the page's own names it as its picture, and not as that of something inside it: `post.image`, and not `post.by.pic`. */
function isNamedOwn({ address, owner, ownerDepth, path }: StatePicture): boolean {
  return address !== NO_PICTURE && owner === 'page' && isPictureName(path[ownerDepth] ?? '');
}
