import type { ImageCandidate, ResolveResult } from '../../../contract/types';
import type { PixelSize } from '../../words/picture-words';
import type { Subject } from '../subject';

/** The address of the image or poster that was clicked; undefined where something else was. */
export function clickedPicture(subject: Subject | undefined): string | undefined {
  if (subject?.kind !== 'target') return undefined;
  const { kind, url } = subject.target;
  return kind === 'image' || kind === 'video' ? url : undefined;
}

/** The size of the file that was clicked, where the picture in view is a larger one of the same; else null. */
export function clickedSize(
  { canonical }: ResolveResult,
  { width, height, variants = [] }: ImageCandidate,
  clickedUrl: string | undefined,
): PixelSize | null {
  if (clickedUrl === undefined || width === null || height === null) return null;
  const file = variants.find(({ url }) => url === clickedUrl || url === canonical.canonical_url);
  if (!file || file.width === null || file.height === null) return null;
  const size = { width: file.width, height: file.height };
  return size.width * size.height < width * height ? size : null;
}
