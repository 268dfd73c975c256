import type { SnapshotImage } from '../../page-snapshot';
import { claimedSize } from './claimed-size';
import { fileName } from './file-name';
import { opensLarger, UPLOAD } from './opens-larger';
import { ownAddresses } from './own-addresses';
import { LARGER_THAN_SHOWN, type Ranked } from './written-addresses';

/** A picture shown narrower than this, in pixels, stands for the one that its link opens. */
const THUMBNAIL_WIDTH = 220;

/** What shops' scripts call a link that holds a picture and opens it in full: https://www.magictoolbox.com/magiczoom/, jQuery's. */
const ZOOMS = /(?:^|\s)(?:magic-?zoom|jq-?zoom|cloud-?zoom|elevate-?zoom|easy-?zoom)/;

/** A file's name with the ending of a photo, and something before it. */
const PHOTO_NAME = /^(?:(?!%3a(?!%2f))[^:])+\.(?:jpe?g|png|webp|avif)$/i;

/** `/attachments/img_0412-jpg.301876/`, as XenForo has it. */
const ATTACHED_FILE = /\/attachments\/[^/?#]+-(?:jpe?g|png|webp|avif)\.\d+\/?$/i;

/** `/_detail/synths/front.jpg?id=synths`: DokuWiki's page about a file; and TypePad's, which ends in `-popup`. */
const DETAIL_PAGE = /\/_detail\/|-popup$/;

/** Pixels: a list of files has the sign of its kind before each of them, and that is no thumbnail; smaller stands in. */
const [SMALLEST_SIGN, LARGEST_SIGN] = [12, 32];

function isSignOfKind({ attributes: { src = '' } }: SnapshotImage, width: number | null): boolean {
  return width !== null && width >= SMALLEST_SIGN && width <= LARGEST_SIGN && fileName(src).endsWith('.gif');
}

/** `/src/main/chart.png` around `/raw/main/chart.png`, as hosts of code have it; behind `/media/` is a file, too. */
function isPageOfRawFile(image: SnapshotImage): boolean {
  const { linkHref } = image.context;
  return ownAddresses(image).some((address) => {
    const [before, behind] = address.split('/raw/', 2);
    if (behind === undefined || !linkHref.startsWith(`${before}/`) || !linkHref.endsWith(`/${behind}`))
      return false;
    return !/\/(?:raw|media)\//.test(linkHref);
  });
}

/** The file that a click opens: mostly that of the picture that is shown small. A wiki's page about a file is none. */
export function linked(image: SnapshotImage): Ranked[] {
  const { linkHref } = image.context;
  if (DETAIL_PAGE.test(linkHref) || isPageOfRawFile(image)) return [];
  const isFile = PHOTO_NAME.test(fileName(linkHref)) || ATTACHED_FILE.test(linkHref);
  // Most links lead to pages.
  if (!isFile && !linkHref.includes('?') && !UPLOAD.test(linkHref)) return [];
  const isLarger =
    (isFile && ZOOMS.test(image.context.ancestorNames)) ||
    ownAddresses(image).some((address) => opensLarger(address, linkHref));
  if (!isFile && !isLarger) return [];
  const { width } = claimedSize(image, image.attributes.src ?? '');
  if (!isLarger && isSignOfKind(image, width)) return [];
  const isThumbnail = isLarger || (width ?? THUMBNAIL_WIDTH) < THUMBNAIL_WIDTH;
  return [{ url: linkHref, width: null, rank: isThumbnail ? LARGER_THAN_SHOWN - 1 : 0 }];
}
