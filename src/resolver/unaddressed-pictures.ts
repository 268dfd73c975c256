import type { PageSnapshot, SnapshotUnaddressed } from './page-snapshot';
import type { Notice } from './types';

const MADE: Readonly<Record<SnapshotUnaddressed['made'], string>> = {
  canvas: 'is drawn on a canvas',
  script: 'is made by a script',
  data: 'is written into it',
};

/** A warning for each large picture that a page shows and nobody can be given the address of. */
export function unaddressedPictures({ unaddressed = [] }: PageSnapshot): Notice[] {
  return unaddressed.map(({ made, width, height }) => ({
    code: 'PICTURE_WITHOUT_ADDRESS',
    message: `A picture of ${width}x${height} pixels that the page shows ${MADE[made]} and has no address of its own.`,
    step: 'collect',
  }));
}
