import type { SnapshotLayout } from '../../page-snapshot';
import { isPlaceholderAddress } from './placeholder-address';

/** Times that a file is stretched where it only stands in for another one: no site shows its pictures so. */
const STRETCHED = 2.5;

/** Whether a file is shown much wider than it is, as a blurred copy is until its picture comes. */
export function isStretched({ naturalWidth, renderedWidth }: SnapshotLayout): boolean {
  return renderedWidth > STRETCHED * naturalWidth;
}

/** Whether a drawing is shown, as stands before many photos that a script puts in its place. */
export function isDrawn({ currentSrc }: SnapshotLayout): boolean {
  return /\.svg(?:[?#]|$)/i.test(currentSrc);
}

/** Whether what a browser has loaded for a picture stands in for the file at `url`, which its script has not asked for yet. */
export function isStandInLoaded(layout: SnapshotLayout, url: string): boolean {
  const { currentSrc } = layout;
  if (currentSrc === url) return false;
  return (
    isStretched(layout) ||
    isDrawn(layout) ||
    currentSrc.startsWith('data:') ||
    isPlaceholderAddress(currentSrc)
  );
}
