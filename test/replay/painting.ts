import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { channelsOf } from './hex-color';
import type { Palette } from './palettes';
import { SCENE, drawLand, drawShore } from './scenery';
import { seededRandom } from './seeded-random';

const { width: WIDTH, height: HEIGHT, shore: SHORE } = SCENE;
const CHANNELS = 3;
const ROW_BYTES = WIDTH * CHANNELS;
const GRAIN = 7;

/** A finished scene as raw pixels, red, green and blue. */
export type Painting = Buffer;

/**
 * Paints the scene of a palette; the same palette gives the same pixels. Water and grain are made of the
 * pixels themselves, because filters in the drawing take ten times as long.
 */
export async function paintScene(palette: Palette): Promise<Painting> {
  const land = await sharp(Buffer.from(drawLand(palette)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const scene = Buffer.alloc(ROW_BYTES * HEIGHT);
  land.copy(scene);
  fillWater(scene, palette);
  const shore = { input: Buffer.from(drawShore(palette)) };
  const painting = await openPainting(scene).composite([shore]).removeAlpha().raw().toBuffer();
  addGrain(painting, palette.seed);
  return painting;
}

/** The painting as a picture that can be cut, scaled and encoded. */
export function openPainting(painting: Painting): Sharp {
  return sharp(painting, { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } });
}

/** Mirrors the land below the shore, in waves that grow toward the viewer, and tints it. */
function fillWater(scene: Buffer, { water }: Palette): void {
  const tint = channelsOf(water);
  for (let y = SHORE; y < HEIGHT; y += 1) {
    const depth = (y - SHORE) / (HEIGHT - SHORE);
    const from = (2 * SHORE - 1 - y) * ROW_BYTES;
    const clear = 0.62 * (1 - 0.42 * depth);
    const colored = 0.38 * (1 - 0.42 * depth);
    for (let x = 0; x < WIDTH; x += 1) {
      const seen = from + mirrored(x + waveAt(x, y, depth)) * CHANNELS;
      const at = y * ROW_BYTES + x * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        scene[at + channel] = (scene[seen + channel] ?? 0) * clear + (tint[channel] ?? 0) * colored;
      }
    }
  }
}

/** How far to the side the water mirrors at a point, in whole pixels. */
function waveAt(x: number, y: number, depth: number): number {
  const wave =
    Math.sin(y * 0.61 + x * 0.011) + Math.sin(y * 0.27 - x * 0.023) + Math.sin(y * 1.37 + x * 0.047);
  return Math.round(wave * (1.5 + depth * 5));
}

/** Turns back at the left and right edge. */
function mirrored(x: number): number {
  if (x < 0) return -x;
  return x >= WIDTH ? 2 * WIDTH - 2 - x : x;
}

/** A little noise, as every camera has it: flat color would weigh far less than a photograph. */
function addGrain(painting: Buffer, seed: number): void {
  const random = seededRandom(seed);
  for (let at = 0; at < painting.length; at += CHANNELS) {
    const grain = (random() + random() - 1) * GRAIN;
    for (let channel = at; channel < at + CHANNELS; channel += 1) {
      painting[channel] = Math.min(255, Math.max(0, (painting[channel] ?? 0) + grain));
    }
  }
}
