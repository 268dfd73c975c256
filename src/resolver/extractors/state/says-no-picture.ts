import { NO_PICTURE } from './no-picture';
import { isPictureName } from './picture-names';
import type { StatePicture } from './state-picture';
import { meaningOf } from './state-terms';

/** Whether the page's own object says that it has no picture: what else its data names is of others. */
export function saysNoPicture(found: readonly StatePicture[]): boolean {
  return found.some(isOwnNothing) && !found.some(isNamedOwn);
}

/** Somebody in it may have none, and so may what it is shared with, which is made of its own. */
function isOwnNothing({ address, path, ownerDepth }: StatePicture): boolean {
  return (
    address === NO_PICTURE && meaningOf(path, '') !== 'site' && !FOR_SHARING.test(path[ownerDepth] ?? '')
  );
}

const FOR_SHARING = /^(?:share|sharing|social|seo|og|open_?graph|twitter|meta(?:data|_?tags)?)$/i;

/** Whether an object of the page's own names it as its picture, and not as that of something inside it: `post.image`, and not `post.by.pic`. */
function isNamedOwn({ address, owner, ownerDepth, path }: StatePicture): boolean {
  return address !== NO_PICTURE && owner === 'page' && isPictureName(path[ownerDepth] ?? '');
}
