import type { SnapshotUnaddressed } from '../../resolver/page-snapshot';
import { type FoundUnaddressed, picturesWithoutAddress } from './pictures-without-address';

/** A picture that has no address, with its file. */
export interface UnaddressedFile extends SnapshotUnaddressed {
  /** A `data:` address; null where the page may not read it itself, it is gone, or past the bound. */
  dataUrl: string | null;
}

/** Of all files of a page together: what travels between a page and an extension has a bound of 64 MiB. */
const MOST_BYTES = 33_554_432;
/** Base64 takes four characters for three bytes. */
const MOST_CHARACTERS = Math.ceil(MOST_BYTES / 3) * 4;
/** A tab that is not in front draws nothing. */
const FRAME_PATIENCE_MS = 500;
/** The side of a small copy in which anything that was drawn still shows. Pixels. */
const SAMPLE_SIDE = 32;

/**
 * The files of the pictures that `picturesWithoutAddress` finds, in its order. What a script made or wrote keeps its own
 * bytes; a canvas becomes a PNG. Adds nothing to the page.
 */
export async function unaddressedFiles(document: Document): Promise<UnaddressedFile[]> {
  await frameOf(document);
  // All canvases in this very moment: one of WebGL is empty again once its frame is on the screen.
  const reading = picturesWithoutAddress(document).map((found) => ({ found, dataUrl: readFile(found) }));
  const files: UnaddressedFile[] = [];
  let left = MOST_CHARACTERS;
  for (const { found, dataUrl } of reading) {
    const file = await dataUrl;
    const fits = file !== null && file.length <= left;
    files.push({ ...found.facts, dataUrl: fits ? file : null });
    if (fits) left -= file.length;
  }
  return files;
}

/** Resolves in the next frame, after the page has drawn it; soon where there is none. */
function frameOf({ defaultView: view }: Document): Promise<void> {
  return new Promise((resolve) => {
    if (view === null) return resolve();
    view.requestAnimationFrame(() => resolve());
    view.setTimeout(resolve, FRAME_PATIENCE_MS);
  });
}

/** Null where it cannot be read. A canvas is read before anything is waited for. */
async function readFile({ element, facts: { made } }: FoundUnaddressed): Promise<string | null> {
  if (element instanceof HTMLCanvasElement) return drawnOn(element);
  if (made === 'data') return element.currentSrc;
  return (await bytesAt(element.currentSrc)) ?? copyOf(element);
}

/** Null where the page may not read what it has drawn from other hosts, or nothing is there any more. */
function drawnOn(canvas: HTMLCanvasElement): string | null {
  try {
    return isEmpty(canvas) ? null : canvas.toDataURL('image/png');
  } catch (fault) {
    return nullWhereRefused(fault);
  }
}

function isEmpty(canvas: HTMLCanvasElement): boolean {
  const sample = copied(canvas, SAMPLE_SIDE, SAMPLE_SIDE);
  const { data } = sample.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE);
  return data.every((value) => value === 0);
}

/** Null where the script has given its file up since. */
async function bytesAt(blobUrl: string): Promise<string | null> {
  try {
    const file = await (await fetch(blobUrl)).blob();
    return file.size > MOST_BYTES ? null : await asDataUrl(file);
  } catch (fault) {
    return nullWhereRefused(fault);
  }
}

/** The pixels that the image shows still. */
function copyOf(image: HTMLImageElement): string | null {
  return drawnOn(copied(image, image.naturalWidth, image.naturalHeight).canvas);
}

function copied(from: HTMLImageElement | HTMLCanvasElement, width: number, height: number) {
  const canvas = from.ownerDocument.createElement('canvas');
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (drawing === null) throw new DOMException('There is nothing to draw with.', 'InvalidStateError');
  drawing.drawImage(from, 0, 0, width, height);
  return drawing;
}

/** What browsers say of pixels and files that may not be read, or are gone. */
const REFUSALS: ReadonlySet<string> = new Set([
  ...['SecurityError', 'InvalidStateError', 'NotReadableError', 'NetworkError', 'TypeError'],
]);

/** By name: in Firefox the fault is of the page's world, and an instance of nothing in that of the script. */
function nullWhereRefused(fault: unknown): null {
  const { name } = fault as { name?: unknown };
  if (typeof name === 'string' && REFUSALS.has(name)) return null;
  throw fault;
}

function asDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new DOMException('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
