import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { imageMeta } from 'image-meta';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutUnusedFormats } from '../../scripts/package/fewer-image-formats';

const path = createRequire(import.meta.url)
  .resolve('image-meta')
  .replace(/index\.\w+$/, 'index.mjs');
const code = readFileSync(path, 'utf8');
const lighter = (await import(`data:text/javascript,${encodeURIComponent(withoutUnusedFormats(code))}`)) as {
  imageMeta: typeof imageMeta;
};

const blank = sharp({ create: { width: 640, height: 361, channels: 3, background: '#3a7' } });
const uprightJpeg = blank.clone().jpeg().withMetadata({ orientation: 6 });
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="361"/>');
const bmp = Uint8Array.from([66, 77, ...Array.from({ length: 16 }, () => 0), 64, 2, 0, 0, 105, 1, 0, 0]);
const ico = Uint8Array.from([0, 0, 1, 0, 1, 0, 32, 32, ...Array.from({ length: 14 }, () => 0)]);

describe('image-meta without the formats that nobody asks for', () => {
  it.each([
    ['jpg', () => blank.clone().jpeg().toBuffer()],
    ['jpg with an orientation', () => uprightJpeg.toBuffer()],
    ['png', () => blank.clone().png().toBuffer()],
    ['webp', () => blank.clone().webp().toBuffer()],
    ['gif', () => blank.clone().gif().toBuffer()],
    ['avif', () => blank.clone().avif().toBuffer()],
    ['svg', () => svg],
    ['bmp', () => bmp],
    ['ico', () => ico],
  ])('reads a %s file as the package does', async (_, make) => {
    const bytes = new Uint8Array(await make());
    expect(lighter.imageMeta(bytes)).toEqual(imageMeta(bytes));
  });

  it('is not made where the package is written otherwise', () => {
    expect(() => withoutUnusedFormats('const typeHandlers = { ico: ICO };')).toThrow('no longer lists dds');
  });
});
