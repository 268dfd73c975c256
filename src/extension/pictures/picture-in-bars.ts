/** Colors of a picture, four bytes a pixel, row by row. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** A part of a picture, in its pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What stands between bars: a wide video's picture, or the upright one of a short. Darkness beyond that is the picture's own. */
const WIDE_RATIO = 16 / 9;
const UPRIGHT_RATIO = 9 / 16;
/** In the last block that a bar reaches into, JPEG mixes it with the picture; the ratio says where it ends. */
const JPEG_BLOCK = 8;
/** Of 255. A bar is black but for the noise of its compression; a night sky is lighter. */
const BLACK_MEAN = 6;
const BLACK_PEAK = 28;
/** How much of a line may be lighter: a logo or a subtitle in a bar is more. */
const LIGHT_SHARE = 0.01;
/** Of a picture's first line beside a bar, how much is lighter at least: a planet in the dark has round edges. */
const PICTURE_SHARE = 0.5;
/** Thinner ones are the edge of a scan. */
const LEAST_BAR_SHARE = 0.02;

/** What a line of pixels is, by its number from one side. */
type Line = (place: number) => { isBlack: boolean; lightShare: number };

/**
 * The part of a picture that stands between black bars; null where there are none. Bars lie on two opposite sides,
 * are as wide as each other, and leave a picture no wider than 16:9 and no slimmer than 9:16; so a dark picture
 * loses nothing but lines that are black, and those only where both sides have them.
 */
export function pictureInBars(pixels: Pixels): Area | null {
  const { width, height } = pixels;
  const top = barLength(rows(pixels, 0, width), height, (height - width / WIDE_RATIO) / 2);
  const inner = { left: 0, top, width, height: height - 2 * top };
  const columnsInside = columns(pixels, top, inner.height);
  const mostAside = (width - inner.height * UPRIGHT_RATIO) / 2;
  const left = hasSharpEdges(columnsInside, width, mostAside)
    ? barLength(columnsInside, width, mostAside)
    : 0;
  const area = { ...inner, left, width: width - 2 * left };
  if (left + top === 0 || isDark(rows(pixels, left, area.width), area)) return null;
  return area;
}

/** How many lines a bar takes on either side, at most `most`; 0 where the sides differ. */
function barLength(line: Line, lines: number, most: number): number {
  const [first, last] = barsOf(line, lines, most);
  const shorter = Math.min(first, last);
  if (Math.abs(first - last) >= JPEG_BLOCK || shorter < lines * LEAST_BAR_SHARE) return 0;
  const reachesLastBlock = shorter >= Math.floor(most / JPEG_BLOCK) * JPEG_BLOCK;
  return reachesLastBlock ? Math.round(most) : shorter;
}

/** Black lines from the first one on, and from the last one back. */
function barsOf(line: Line, lines: number, most: number): [first: number, last: number] {
  const end = Math.max(0, Math.round(most));
  const count = (at: (place: number) => number) => {
    let length = 0;
    while (length < end && line(at(length)).isBlack) length += 1;
    return length;
  };
  return [count((place) => place), count((place) => lines - 1 - place)];
}

/** Pictures get dark towards their sides of themselves: only where one begins all at once, it is a bar that ends. */
function hasSharpEdges(line: Line, lines: number, most: number): boolean {
  const [first, last] = barsOf(line, lines, most);
  const inside = [first + JPEG_BLOCK, lines - 1 - last - JPEG_BLOCK];
  return inside.every((place) => line(place).lightShare >= PICTURE_SHARE);
}

function isDark(line: Line, { top, height }: Area): boolean {
  for (let place = top; place < top + height; place += 1) if (!line(place).isBlack) return false;
  return true;
}

function rows({ data, width }: Pixels, from: number, count: number): Line {
  return (row) => judge(data, (row * width + from) * 4, 4, count);
}

function columns({ data, width }: Pixels, from: number, count: number): Line {
  return (column) => judge(data, (from * width + column) * 4, width * 4, count);
}

function judge(data: Pixels['data'], start: number, step: number, count: number): ReturnType<Line> {
  let sum = 0;
  let light = 0;
  for (let place = start, left = count; left > 0; left -= 1, place += step) {
    const luma = lumaAt(data, place);
    sum += luma;
    if (luma > BLACK_PEAK) light += 1;
  }
  const lightShare = light / count;
  return { isBlack: sum / count <= BLACK_MEAN && lightShare <= LIGHT_SHARE, lightShare };
}

/** Brightness as the eye weighs the colors (ITU-R BT.601), which is what JPEG keeps apart from them. */
function lumaAt(data: Pixels['data'], place: number): number {
  return 0.299 * (data[place] ?? 0) + 0.587 * (data[place + 1] ?? 0) + 0.114 * (data[place + 2] ?? 0);
}
