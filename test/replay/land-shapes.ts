/** Outlines of ridges, trees and reeds as SVG path data. Units are pixels of the drawing. */

type Random = () => number;
export type Point = readonly [x: number, y: number];

export interface RidgeShape {
  width: number;
  /** Height of the middle line, from the top. */
  base: number;
  /** How far peaks rise above it. */
  rise: number;
  /** 0 is smooth hills, 1 is jagged rock. */
  roughness: number;
}

const RIDGE_STEPS = 256;

/** A skyline from the left edge to the right, made by halving lines and shifting their middles. */
export function ridgeLine({ width, base, rise, roughness }: RidgeShape, random: Random): Point[] {
  const heights = new Float64Array(RIDGE_STEPS + 1);
  heights[0] = random();
  heights[RIDGE_STEPS] = random();
  let spread = 1;
  for (let step = RIDGE_STEPS; step > 1; step /= 2) {
    for (let at = step / 2; at < RIDGE_STEPS; at += step) {
      const middle = ((heights[at - step / 2] ?? 0) + (heights[at + step / 2] ?? 0)) / 2;
      heights[at] = middle + (random() - 0.5) * spread;
    }
    spread *= 0.42 + roughness * 0.14;
  }
  const lowest = Math.min(...heights);
  const range = Math.max(...heights) - lowest || 1;
  return Array.from(heights, (height, index): Point => {
    return [(index / RIDGE_STEPS) * width, base - ((height - lowest) / range) * rise];
  });
}

/** The area from a skyline down to `floor`. */
export function areaBelow(line: readonly Point[], floor: number): string {
  const first = line[0]?.[0] ?? 0;
  const last = line.at(-1)?.[0] ?? 0;
  return `M${first} ${floor} ${line.map(lineTo).join('')}L${last} ${floor}Z`;
}

/** Snow on what rises above `snowLine`: deep on the peaks, with a ragged lower border. */
export function snowOn(line: readonly Point[], snowLine: number, random: Random): string {
  const patches: string[] = [];
  let crest: Point[] = [];
  for (const point of [...line, [0, Number.POSITIVE_INFINITY] as const]) {
    if (point[1] < snowLine) crest.push(point);
    else {
      if (crest.length > 2) patches.push(snowPatch(crest, snowLine, random));
      crest = [];
    }
  }
  return patches.join('');
}

function snowPatch(crest: readonly Point[], snowLine: number, random: Random): string {
  const border: Point[] = [];
  for (let at = crest.length - 1; at >= 0; at -= 2 + Math.floor(random() * 4)) {
    const [x, y] = crest[at] ?? [0, 0];
    border.push([x, y + (snowLine - y) * (0.3 + random() * 0.6)]);
  }
  return closed([...crest, ...border]);
}

/** The flanks that turn away from a light on the left: right of each peak, down to `floor`. */
export function shadowsOn(line: readonly Point[], floor: number, random: Random): string {
  const heightAt = (index: number) => line[index]?.[1] ?? floor;
  let path = '';
  for (let peak = PEAK_REACH; peak < line.length - PEAK_REACH; peak += 1) {
    const near = Array.from({ length: 2 * PEAK_REACH + 1 }, (_, index) =>
      heightAt(peak - PEAK_REACH + index),
    );
    if (heightAt(peak) > Math.min(...near)) continue;
    let valley = peak + PEAK_REACH;
    while (valley < line.length - 1 && heightAt(valley + 1) >= heightAt(valley) - 2) valley += 1;
    const foot = heightAt(valley) + (floor - heightAt(valley)) * 0.55;
    const spine = spineBelow(line[peak] ?? [0, 0], foot, random);
    path += closed([...line.slice(peak, valley + 1), ...spine.toReversed()]);
  }
  return path;
}

const PEAK_REACH = 9;

function spineBelow([x, y]: Point, floor: number, random: Random): Point[] {
  const drift = (random() - 0.35) * 0.5;
  return Array.from({ length: 9 }, (_, index): Point => {
    const down = (index / 8) * (floor - y);
    return [x + down * drift + (index === 0 ? 0 : (random() - 0.5) * 34), y + down];
  });
}

/** A fir that stands on `y`, with three to five tiers of branches. */
export function fir(x: number, y: number, height: number, random: Random): string {
  const tiers = 3 + Math.floor(random() * 3);
  let path = '';
  for (let tier = 0; tier < tiers; tier += 1) {
    const top = y - height * (1 - (tier / tiers) * 0.82);
    const bottom = y - height * (1 - (tier + 1.35) / (tiers + 0.6));
    const half = height * (0.09 + 0.15 * ((tier + 1) / tiers)) * (0.85 + random() * 0.3);
    path += `M${r(x)} ${r(top)}L${r(x + half)} ${r(bottom)}L${r(x - half)} ${r(bottom)}Z`;
  }
  return path;
}

/** A round-headed tree that stands on `y`. */
export function leafTree(x: number, y: number, height: number, random: Random): string {
  const radius = height * (0.22 + random() * 0.1);
  const middle = y - height * 0.55;
  return (
    `M${r(x - radius)} ${r(middle)}a${r(radius)} ${r(height * 0.45)} 0 1 1 ${r(radius * 2)} 0` +
    `a${r(radius)} ${r(height * 0.4)} 0 1 1 ${r(-radius * 2)} 0Z`
  );
}

/** A blade of grass or reed that bends to one side. */
export function reed(x: number, y: number, height: number, random: Random): string {
  const bend = (random() - 0.5) * height * 0.7;
  const base = 1.6 + random() * 1.6;
  return (
    `M${r(x)} ${r(y)}Q${r(x + bend * 0.2)} ${r(y - height * 0.6)} ${r(x + bend)} ${r(y - height)}` +
    `Q${r(x + bend * 0.3 + base)} ${r(y - height * 0.5)} ${r(x + base)} ${r(y)}Z`
  );
}

function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}Z`;
}

function lineTo([x, y]: Point): string {
  return `L${r(x)} ${r(y)}`;
}

function r(value: number): string {
  return value.toFixed(1);
}
