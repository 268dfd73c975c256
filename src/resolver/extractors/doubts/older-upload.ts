import type { PageSnapshot, SnapshotImage } from '../../page-snapshot';
import { withoutSize } from '../address/sizes-in-path';
import { fileName } from '../body/file-name';
import { ownAddresses } from '../body/own-addresses';
import { pageWords, sharedWords } from '../body/page-words';
import { isBesideText } from '../body/part-of-page';
import { oncePerPage } from '../once-per-page';
import { namedPage } from './named-page';
import type { Others } from './other-variant';

/** The folder of a month: `/uploads/2019/03/`, `/files/2021-04/`, `/monthly_2020_03/`, `/uploads/1403/03/` in Iran. */
const MONTH = /\/(?:monthly_)?((?:19|20|1[34])\d\d)[-/_](0[1-9]|1[0-2])\//;

/** As `PageWords` has it: `2016/05`. */
const MONTH_OF_PAGE = /^(\d{4})\/(\d\d)$/;

/** What a camera calls its files: a photo from the archive, and no card. */
const OF_CAMERA =
  /^(?:dscf?n?|img|imgp|p|pict?|sam|cimg|_mg|mvimg|pxl)[-_]?\d{3,}(?:-scaled|-\d{2,4}x\d{2,4}|-\d{1,2})?\.\w+$/i;

/** A year before there was a web, or a word for an archive: an old photo. */
const OF_THE_PAST = /(?<!\d)1[5-9]\d\d(?!\d)|ar(?:ch|kh?)iv/i;

/** A picture that was there this many months before its page is rarely made for it. */
const MONTHS_BEFORE = 6;

/**
 * Whether a file was uploaded long before the page, says nothing of it and is not shown, beside what was uploaded with
 * the page: the site's card, whatever it is called. Of 19 such declarations none was right (pages of test/labelled and of the
 * corpus, with and without the other doubts). A page that tells no date is as old as what its text shows.
 */
export function isOlderUpload(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  if (OF_CAMERA.test(fileName(path)) || OF_THE_PAST.test(fileName(path))) return false;
  const whole = withoutSize(path).path;
  const uploaded = monthsIn(MONTH.exec(whole));
  if (uploaded === null) return false;
  const published = monthsIn(MONTH_OF_PAGE.exec(pageWords(snapshot).month ?? '')) ?? latestInText(snapshot);
  if (published === null || published - uploaded < MONTHS_BEFORE) return false;
  if (sharedWords(fileName(path), namedPage(snapshot).topicWords) > 0) return false;
  const folder = whole.slice(0, whole.search(MONTH));
  const others = othersOf().map((other) => withoutSize(other).path);
  return !others.includes(whole) && others.some((other) => isOfMonth(other, folder, published));
}

function isOfMonth(path: string, folder: string, months: number): boolean {
  const uploaded = path.startsWith(folder) ? monthsIn(MONTH.exec(path)) : null;
  return uploaded !== null && Math.abs(uploaded - months) <= 1;
}

/** The month of the newest upload that the text shows, without what leads to other pages. */
const latestInText = oncePerPage(({ images }: PageSnapshot): number | null => {
  const months = images
    .filter(isInText)
    .flatMap(ownAddresses)
    .flatMap((address) => monthsIn(MONTH.exec(address)) ?? []);
  return months.length === 0 ? null : Math.max(...months);
});

function isInText({ context: { landmarks, linkHref } }: SnapshotImage): boolean {
  const isOfPage = linkHref === '' || /\.(?:jpe?g|png|webp|avif)$/i.test(linkHref);
  return (
    isOfPage && !isBesideText(landmarks) && (landmarks.includes('article') || landmarks.includes('main'))
  );
}

/** Months since the year nought. */
function monthsIn(found: RegExpExecArray | null): number | null {
  return found && 12 * Number(found[1]) + Number(found[2]);
}
