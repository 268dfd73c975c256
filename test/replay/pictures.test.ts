import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paintScene } from './painting';
import { PALETTES } from './palettes';
import { makePicture, padJpeg } from './pictures';

describe('pictures', () => {
  it.each(['jpg', 'png', 'webp', 'avif', 'gif'] as const)(
    'makes a %s of the size asked for',
    async (format) => {
      const bytes = await makePicture({ format, width: 301, height: 97 });
      const read = await sharp(bytes).metadata();
      expect([read.width, read.height]).toEqual([301, 97]);
      expect(read.format).toBe({ jpg: 'jpeg', avif: 'heif' }[format as string] ?? format);
    },
  );

  it('paints the same scene the same each time, and another differently', async () => {
    const [first, second, other] = await Promise.all([
      paintScene(PALETTES.dusk),
      paintScene(PALETTES.dusk),
      paintScene(PALETTES.dawn),
    ]);
    expect(first.equals(second)).toBe(true);
    expect(first.equals(other)).toBe(false);
  });

  it.each([4, 1000, 65_537, 65_538, 65_539, 300_000])(
    'pads a JPEG by %i bytes and keeps it whole',
    async (extra) => {
      const jpeg = await makePicture({ format: 'jpg', width: 40, height: 30 });
      const padded = padJpeg(jpeg, extra);
      expect(padded.length).toBe(jpeg.length + extra);
      expect(await sharp(padded).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
      await expect(sharp(padded).raw().toBuffer()).resolves.toHaveLength(40 * 30 * 3);
    },
  );
});
