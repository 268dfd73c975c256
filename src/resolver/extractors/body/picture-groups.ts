import type { SnapshotImage } from '../../page-snapshot';
import { pictureKey } from '../address/picture-key';
import { declaredPixels } from '../declared-pixels';
import { fileName } from './file-name';
import { withFileSize } from './file-size-in-layout';
import { ownAddresses } from './own-addresses';

/** One picture of the page: an element, and the `<source>`s of the `<picture>` around it. */
export interface PictureGroup {
  image: SnapshotImage;
  sources: SnapshotImage[];
}

/** Pictures that have an extractor of their own. */
const OF_OTHERS: ReadonlySet<SnapshotImage['kind']> = new Set(['video_poster', 'embed']);

/** Pixels, as the page writes them: a smaller `<input type=image>` is a button, a larger one shows what it enlarges. */
const LARGEST_BUTTON = { width: 200, height: 120 };

/** The pictures of a page's body in document order; a `<picture>` without an `<img>` speaks by its first source. */
export function groupPictures(images: readonly SnapshotImage[]): PictureGroup[] {
  const groups: PictureGroup[] = [];
  let sources: SnapshotImage[] = [];
  const closeWithoutImage = () => {
    const [image] = sources;
    if (image) groups.push({ image, sources });
    sources = [];
  };
  for (const image of images) {
    if (image.kind === 'source') sources.push(image);
    else if (repeats(groups.at(-1), image)) groups.at(-1)?.sources.push(image);
    else if (!OF_OTHERS.has(image.kind) && !isButton(image)) {
      const isInPicture = image.context.landmarks.includes('picture');
      if (!isInPicture) closeWithoutImage();
      const ofPicture = isInPicture ? sources : [];
      if (isBoxOf(groups.at(-1), image)) groups.pop();
      groups.push({ image: withFileSize(image, ofPicture), sources: ofPicture });
      sources = [];
    }
  }
  closeWithoutImage();
  return groups;
}

function isButton({ kind, attributes: { width, height } }: SnapshotImage): boolean {
  const isSmall =
    (declaredPixels(width) ?? 0) <= LARGEST_BUTTON.width ||
    (declaredPixels(height) ?? 0) <= LARGEST_BUTTON.height;
  return kind === 'input' && isSmall;
}

/** Picture servers call all of their files so: https://iiif.io/api/image/3.0/#45-quality */
const OF_ALL_PICTURES = /^(?:default|native|color|gray|bitonal)\.\w{3,4}$/;

/** Whether a picture in `<noscript>` is what the one before it loads by script: its file is called the same. Addresses as written: both are of one page. */
function repeats(before: PictureGroup | undefined, image: SnapshotImage): boolean {
  if (!image.isInNoscript || before === undefined || before.image.isInNoscript) return false;
  const { src = '' } = image.attributes;
  const { src: shown = '' } = before.image.attributes;
  const name = fileName(src);
  if (name === '' || name !== fileName(shown)) return false;
  return !OF_ALL_PICTURES.test(name) || pictureKey(src).key === pictureKey(shown).key;
}

/** Whether what comes before is no background: the box around a picture, which names the picture's file, too. */
function isBoxOf(before: PictureGroup | undefined, image: SnapshotImage): boolean {
  if (before?.image.kind !== 'background' || image.kind === 'background') return false;
  const names = new Set(ownAddresses(before.image).map(fileName));
  return ownAddresses(image).some((address) => fileName(address) !== '' && names.has(fileName(address)));
}
