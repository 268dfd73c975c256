/** What is cut off real pictures, encoded and decoded again: bars alone, never a dark picture's own darkness. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Area, pictureInBars } from '../../../src/extension/pictures/picture-in-bars';
import { thumbnail } from '../../replay/pictures';
import { VIDEOS } from '../../replay/videos';

interface Scene {
  /** Of the whole file. */
  width: number;
  height: number;
  /** SVG, drawn over black. */
  drawing: string;
  quality?: number;
}

/** A black file with a drawing in it, as a JPEG, and what is found in that. */
async function areaIn({ width, height, drawing, quality = 82 }: Scene): Promise<Area | null> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/>${drawing}</svg>`;
  return areaOf(await sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer());
}

async function areaOf(file: Buffer): Promise<Area | null> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return pictureInBars({ data, width: info.width, height: info.height });
}

/** Grain over a flat color, as a camera at night or a second encoder leaves it; the same in every run. */
async function grainyFile(width: number, height: number, level: (x: number, y: number) => number) {
  const data = Buffer.alloc(width * height * 3);
  let seed = 7;
  for (let place = 0; place < data.length; place += 3) {
    seed = (seed * 16_807) % 2_147_483_647;
    const pixel = place / 3;
    data.fill(level(pixel % width, Math.floor(pixel / width)) + (seed % 9), place, place + 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 75 })
    .toBuffer();
}

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const SD = { width: 640, height: 480 };

describe('the picture between bars', () => {
  it.each([
    ['sddefault', { left: 0, top: 60, width: 640, height: 360 }],
    ['hqdefault', { left: 0, top: 45, width: 480, height: 270 }],
    ['default', { left: 0, top: 11, width: 120, height: 68 }],
  ] as const)('of a video is found in its %s', async (tier, area) => {
    for (const video of Object.values(VIDEOS)) {
      expect(await areaOf(await thumbnail(video, tier))).toEqual(area);
    }
  });

  it.each([20, 40, 60, 95])('ends where it ends, at JPEG quality %d', async (quality) => {
    const stripes = Array.from({ length: 40 }, (_, index) => rect(index * 16, 60, 8, 360, '#fff')).join('');
    const drawing = rect(0, 60, 640, 360, '#d9480f') + stripes;
    expect(await areaIn({ ...SD, drawing, quality })).toEqual({ left: 0, top: 60, width: 640, height: 360 });
  });

  it('is found in bars full of noise', async () => {
    const file = await grainyFile(640, 480, (_, y) => (y < 60 || y >= 420 ? 0 : 120));
    expect(await areaOf(file)).toEqual({ left: 0, top: 60, width: 640, height: 360 });
  });

  it('is taller than 16:9 where the bars are lower', async () => {
    const area = await areaIn({ ...SD, drawing: rect(0, 32, 640, 416, '#74b816') });
    expect(area).toEqual({ left: 0, top: 32, width: 640, height: 416 });
  });

  it('of a wider film keeps the bars that are its own', async () => {
    const area = await areaIn({ ...SD, drawing: rect(0, 106, 640, 268, '#1c7ed6') });
    expect(area).toEqual({ left: 0, top: 60, width: 640, height: 360 });
  });

  it.each([
    ['in the whole height', rect(185, 0, 270, 480, '#f06595'), [185, 0, 270, 480]],
    ['between bars on all sides', rect(219, 60, 202, 360, '#f06595'), [219, 60, 202, 360]],
    ['square', rect(80, 0, 480, 480, '#868e96'), [80, 0, 480, 480]],
  ])('of a short is found between bars at its sides: %s', async (_, drawing, [left, top, width, height]) => {
    expect(await areaIn({ ...SD, drawing })).toEqual({ left, top, width, height });
  });
});

describe('nothing is cut off', () => {
  it.each([
    ['a picture without bars', rect(0, 0, 640, 480, '#868e96')],
    ['a whole black picture', ''],
    ['a dark sky above a lit town', rect(0, 150, 640, 330, '#ffd43b')],
    ['a dark sky above a town on dark ground', rect(0, 100, 640, 340, '#ffd43b')],
    ['a floor in the dark', rect(0, 0, 640, 300, '#ffd43b')],
    ['a wall on one side', rect(200, 0, 440, 480, '#ffd43b')],
    ['a bar with a subtitle in it', rect(0, 60, 640, 360, '#1c7ed6') + rect(250, 440, 140, 20, '#fff')],
    ['a bar with a small mark in it', rect(0, 60, 640, 360, '#1c7ed6') + rect(300, 445, 10, 10, '#fff')],
    ['a frame two pixels thin', rect(2, 2, 636, 476, '#868e96')],
  ])('%s', async (_, drawing) => {
    expect(await areaIn({ ...SD, drawing })).toBeNull();
  });

  it.each([
    ['an even night sky', () => 10],
    ['a dark vignette', (x: number, y: number) => Math.max(0, 90 - Math.hypot(x - 320, y - 240) / 3)],
    [
      'a face at the edge of the light',
      (x: number, y: number) => (Math.hypot(x - 90, y - 200) < 90 ? 140 : 11),
    ],
  ])('%s', async (_, level) => {
    expect(await areaOf(await grainyFile(640, 480, level))).toBeNull();
  });

  it('at the sides of a planet in the dark', async () => {
    const drawing = '<circle cx="320" cy="240" r="150" fill="#4dabf7"/>';
    expect(await areaIn({ ...SD, drawing })).toEqual({ left: 0, top: 60, width: 640, height: 360 });
  });

  it('of a wide file, which the platform puts no bars into', async () => {
    const drawing = rect(0, 90, 1280, 540, '#1c7ed6');
    expect(await areaIn({ width: 1280, height: 720, drawing })).toBeNull();
  });
});
