import type { OverlayOptions } from 'sharp';
import sharp from 'sharp';
import { firstChange } from './first-change';
import type { PictureSet } from './picture-set';

interface Pair {
  name: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
  /** The first row of pixels that is another one. */
  changeTop: number;
}

export interface BeforeAfter {
  sheet: Buffer;
  /** How many screenshots are on it. */
  pairs: number;
}

const GAP_PX = 20;
const CAPTION_PX = 28;
const CAPTION_LETTER_PX = 14;
/** An even number, so that no pair is torn apart. */
const COLUMNS = 6;
const COLORS = { ground: '#8a94a0', text: '#000000' } as const;
/** Widths of one picture on the sheet, tried until it is small enough. */
const PICTURE_WIDTHS_PX = [300, 240, 190, 150, 110];
/** A whole page is taller than a sheet needs: of its width, as much as shows the first change and what is around it. */
const TALLEST = 1.6;
const ABOVE_CHANGE = 0.4;

/**
 * One picture of at most `maxBytes` that shows each changed screenshot as it was and as it is, then those that
 * are on one side alone. Null where nothing differs. Rejects where it cannot be made that small.
 */
export async function composeBeforeAfter(
  before: PictureSet,
  after: PictureSet,
  maxBytes: number,
): Promise<BeforeAfter | null> {
  const pairs = await changedPairs(before, after);
  if (pairs.length === 0) return null;
  for (const width of PICTURE_WIDTHS_PX) {
    const sheet = await drawSheet(pairs, width);
    if (sheet.length <= maxBytes) return { sheet, pairs: pairs.length };
  }
  throw new Error(`${pairs.length} pictures do not fit into ${maxBytes} bytes.`);
}

/** In alphabetical order. */
async function changedPairs(before: PictureSet, after: PictureSet): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const name of [...new Set([...before.keys(), ...after.keys()])].toSorted()) {
    const [earlier, now] = [before.get(name), after.get(name)];
    const changeTop = earlier && now ? await firstChange(earlier, now) : 0;
    if (changeTop !== null) pairs.push({ name, before: earlier, after: now, changeTop });
  }
  return pairs;
}

/** Pairs stand first, beside each other; what has no other side follows, alone. */
async function drawSheet(pairs: readonly Pair[], width: number): Promise<Buffer> {
  const twoSided = pairs.filter(({ before, after }) => before && after);
  const oneSided = pairs.filter((pair) => !twoSided.includes(pair));
  const cells = await Promise.all(
    [...twoSided, ...oneSided].flatMap(sidesOf).map((side) => draw(side, width)),
  );
  const layers: OverlayOptions[] = [];
  let top = GAP_PX;
  for (let first = 0; first < cells.length; first += COLUMNS) {
    const row = cells.slice(first, first + COLUMNS);
    for (const [column, { caption, picture }] of row.entries()) {
      const left = GAP_PX + column * (width + GAP_PX);
      layers.push({ input: caption, left, top }, { input: picture.data, left, top: top + CAPTION_PX });
    }
    top += CAPTION_PX + Math.max(...row.map(({ picture }) => picture.height)) + GAP_PX;
  }
  const columns = Math.min(COLUMNS, cells.length);
  const size = { width: GAP_PX + columns * (width + GAP_PX), height: top };
  return sharp({ create: { ...size, channels: 3, background: COLORS.ground } })
    .composite(layers)
    .png({ palette: true, quality: 85, effort: 8 })
    .toBuffer();
}

interface Side {
  caption: string;
  file: Buffer;
  changeTop: number;
}

function sidesOf({ name, before, after, changeTop }: Pair): Side[] {
  if (before && after)
    return [
      { caption: `${name}, before`, file: before, changeTop },
      { caption: `${name}, after`, file: after, changeTop },
    ];
  if (before) return [{ caption: `${name}, no more`, file: before, changeTop }];
  return after ? [{ caption: `${name}, new`, file: after, changeTop }] : [];
}

async function draw({ caption, ...side }: Side, width: number) {
  return { caption: captionOf(caption, width), picture: await scale(side, width) };
}

/** The part of a picture in which it changed first; from its top where that is in view then. */
async function scale({ file, changeTop }: Omit<Side, 'caption'>, width: number) {
  const { width: wholeWidth } = await sharp(file).metadata();
  const whole = await sharp(file).resize({ width }).flatten().png().toBuffer({ resolveWithObject: true });
  const height = Math.min(whole.info.height, Math.round(width * TALLEST));
  const change = Math.round((changeTop * width) / wholeWidth);
  const lowest = whole.info.height - height;
  const isInView = change < height - width * ABOVE_CHANGE;
  const top = isInView ? 0 : Math.max(0, Math.min(lowest, Math.round(change - width * ABOVE_CHANGE)));
  const data = await sharp(whole.data).extract({ left: 0, top, width, height }).png().toBuffer();
  return { data, height };
}

/** As large as fits: a bold letter is some six tenths as wide as it is high. */
function captionOf(text: string, width: number): Buffer {
  const sizePx = Math.min(CAPTION_LETTER_PX, width / (0.62 * text.length));
  const escaped = text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION_PX}"><text x="0" y="18" font-family="sans-serif" font-size="${sizePx}" font-weight="bold" fill="${COLORS.text}">${escaped}</text></svg>`,
  );
}
