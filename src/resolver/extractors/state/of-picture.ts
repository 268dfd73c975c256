import { isPictureName } from './picture-names';

/** Levels below a picture's name that may still be of it. */
const LEVELS = 3;

/** What stands between a picture's member and its files. */
const OF_FILES =
  /^(?:items|nodes?|edges|sources|files|list|data|variants|renditions|sizes|versions|elements|entries)$/i;

/** Within how many further levels of a member what it holds is of a picture, where around it that is within so many. */
export function levelsOfPicture(name: string, around: number): number {
  if (isPictureName(name)) return LEVELS;
  return OF_FILES.test(name) ? around - 1 : 0;
}
