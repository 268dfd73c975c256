import type { PageSnapshot } from '../../page-snapshot';
import { folderOf } from '../address/path-parts';
import { withoutSize } from '../address/sizes-in-path';
import type { Others } from './other-variant';

/** A part of a path that is a language. */
const LANGUAGE =
  /[-_/.](en|de|fr|es|it|pt|nl|pl|ru|sv|da|no|nb|fi|cs|sk|hu|ro|tr|el|uk|ja|ko|zh|ar|he|hr|sl|sr|bg|ca)(?=[-_/.])/g;

/** `/posters/30771/de/` beside `/posters/30771/es/` on a page in Spanish. */
export function isInOtherLanguage(path: string, othersOf: Others, { language }: PageSnapshot): boolean {
  const own = language.slice(0, 2).toLowerCase();
  if (own.length < 2) return false;
  const whole = withoutSize(path).path;
  if (isLastInOther(whole, own) && othersOf().some((other) => isLastIn(withoutSize(other).path, whole, own)))
    return true;
  return [...whole.matchAll(LANGUAGE)].some(({ 1: code = '', index }) => {
    const before = whole.slice(0, index + 1);
    // A folder for all files of a site in one language tells nothing.
    if (code === own || before.length < 2) return false;
    return othersOf().some((other) => isWritten(withoutSize(other).path, before, own));
  });
}

/** `wasser-sparen-de.png` beside `su-tasarrufu-tr.png`: a name in each language, and the language behind it; without those that are words. */
const LAST_LANGUAGE =
  /[-_](en|de|fr|es|it|pt|nl|pl|ru|sv|fi|cs|sk|hu|ro|tr|el|uk|ja|ko|zh|ar|he|bg|ca|eu|gl|cy|hr|sl|lt|lv|et)(?=\.\w+$)/;

function isLastInOther(path: string, own: string): boolean {
  const code = LAST_LANGUAGE.exec(path)?.[1];
  return code !== undefined && code !== own;
}

/** A folder for one language. */
const LANGUAGE_FOLDER = /\/[a-z]{2}(?=\/)/g;

/** In the same folder, or in that of the other language. */
function isLastIn(path: string, beside: string, own: string): boolean {
  const folder = (of: string) => folderOf(of).replaceAll(LANGUAGE_FOLDER, '/');
  return LAST_LANGUAGE.exec(path)?.[1] === own && folder(path) === folder(beside);
}

function isWritten(path: string, before: string, code: string): boolean {
  const end = before.length + code.length;
  return path.startsWith(before + code) && /[-_/.]/.test(path[end] ?? '');
}

/** Whether a file lies in a folder of one language, and the page in that of its own: `/og/de/` for `/rm/`. */
export function isInFolderOfOtherLanguage(path: string, { url, language }: PageSnapshot): boolean {
  const own = language.slice(0, 2).toLowerCase();
  if (own.length < 2 || !url.includes(`/${own}/`) || path.includes(`/${own}/`)) return false;
  return [...path.matchAll(LANGUAGE)].some(
    ({ 0: part }) => part.startsWith('/') && path.includes(`${part}/`),
  );
}
