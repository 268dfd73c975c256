import type { PageSnapshot } from '../../page-snapshot';
import { pageWords, sharedInName } from '../body/page-words';
import { fileName } from '../body/file-name';
import type { Others } from './other-variant';

/** The folder of a month: `/uploads/2019/03/`, `/files/2021-04/`. */
const MONTH = /\/((?:19|20)\d\d)[-/](0[1-9]|1[0-2])\//;

/** A picture that was there this many months before its page is rarely made for it. */
const MONTHS_BEFORE = 6;

/**
 * Whether a file was uploaded long before the page, says nothing of it and is not shown, beside what was uploaded with
 * the page: the site's card, whatever it is called. Of 19 such declarations none was right (pages of test/labelled and of the
 * corpus, with and without the other doubts).
 */
export function isOlderUpload(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const words = pageWords(snapshot);
  const its = MONTH.exec(path);
  const ofPage = monthsIn(words.month);
  if (its === null || ofPage === null) return false;
  const isOld = ofPage - (monthsIn(`${its[1]}/${its[2]}`) ?? ofPage) >= MONTHS_BEFORE;
  if (!isOld || sharedInName(fileName(path), words) > 0) return false;
  const folder = path.slice(0, its.index);
  const others = othersOf();
  return !others.includes(path) && others.some((other) => isOfMonth(other, folder, ofPage));
}

function isOfMonth(path: string, folder: string, months: number): boolean {
  const its = path.startsWith(folder) ? MONTH.exec(path) : null;
  const ofFile = its && monthsIn(`${its[1]}/${its[2]}`);
  return ofFile !== null && Math.abs(ofFile - months) <= 1;
}

/** Months of `2016/05` since the year nought. */
function monthsIn(month: string | null): number | null {
  const [year, number] = (month ?? '').split('/').map(Number);
  return year && number ? 12 * year + number : null;
}
