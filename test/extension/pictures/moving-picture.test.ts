// @vitest-environment node
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { isMovingPicture } from '../../../src/extension/pictures/moving-picture';

/** Two images of 32 by 32 pixels, one below the other, as sharp wants what follows each other. */
function twoImages(): Sharp {
  const data = new Uint8Array(32 * 64 * 3).map((_, at) => (at < 32 * 32 * 3 ? 200 : 20));
  return sharp(data, { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } });
}

/** The start of an AVIF, of which no library here writes a moving one. */
function avif(...brands: string[]): Blob {
  const [main = '', ...others] = brands;
  const text = `ftyp${main}\0\0\0\0${others.join('')}`;
  return new Blob([new Uint8Array([0, 0, 0, text.length + 4]), text, new Uint8Array(400)]);
}

describe('a picture that moves', () => {
  it.each<[string, () => Promise<Blob> | Blob, boolean]>([
    ['a WebP of two images', async () => new Blob([await bytes(twoImages().webp({ loop: 0 }))]), true],
    ['a WebP of one', async () => new Blob([await bytes(oneImage().webp())]), false],
    [
      'a WebP that is transparent',
      async () => new Blob([await bytes(oneImage().ensureAlpha(0.5).webp())]),
      false,
    ],
    ['an AVIF of one image', async () => new Blob([await bytes(oneImage().avif())]), false],
    ['an AVIF whose main brand is that of a sequence', () => avif('avis', 'mif1'), true],
    ['an AVIF that names it among others', () => avif('avif', 'mif1', 'avis'), true],
    ['an AVIF that names it behind its brands', () => new Blob([avif('avif', 'mif1'), 'avis']), false],
    ['a PNG', async () => new Blob([await bytes(oneImage().png())]), false],
    ['nothing', () => new Blob([]), false],
  ])('%s', async (_what, file, isMoving) => {
    expect(await isMovingPicture(await file())).toBe(isMoving);
  });
});

function oneImage(): Sharp {
  return sharp({ create: { width: 32, height: 32, channels: 3, background: 'teal' } });
}

async function bytes(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture.toBuffer());
}
