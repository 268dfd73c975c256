import type { PageSnapshot } from '../../page-snapshot';
import { pageWords, sharedInName } from '../body/page-words';
import { fileName } from '../body/file-name';
import type { Others } from './other-variant';

/** The folder of a month: `/uploads/2019/03/`, `/files/2021-04/`. */
const MONTH = /\/((?:19|20)\d\d)[-/](0[1-9]|1[0-2])\//;

/** As `PageWords` has it: `2016/05`. */
const MONTH_OF_PAGE = /^(\d{4})\/(\d\d)$/;

/** A picture that was there this many months before its page is rarely made for it. */
const MONTHS_BEFORE = 6;

/**
 * Whether a file was uploaded long before the page, says nothing of it and is not shown, beside what was uploaded with
 * the page: the site's card, whatever it is called. Of 19 such declarations none was right (pages of test/labelled and of the
 * corpus, with and without the other doubts).
 */
export function isOlderUpload(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const uploaded = monthsIn(MONTH.exec(path));
  if (uploaded === null) return false;
  const words = pageWords(snapshot);
  const published = monthsIn(MONTH_OF_PAGE.exec(words.month ?? ''));
  if (published === null || published - uploaded < MONTHS_BEFORE) return false;
  if (sharedInName(fileName(path), words) > 0) return false;
  const folder = path.slice(0, path.search(MONTH));
  const others = othersOf();
  return !others.includes(path) && others.some((other) => isOfMonth(other, folder, published));
}

function isOfMonth(path: string, folder: string, months: number): boolean {
  const uploaded = path.startsWith(folder) ? monthsIn(MONTH.exec(path)) : null;
  return uploaded !== null && Math.abs(uploaded - months) <= 1;
}

/** Months since the year nought. */
function monthsIn(found: RegExpExecArray | null): number | null {
  return found && 12 * Number(found[1]) + Number(found[2]);
}
