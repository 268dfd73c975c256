/** Writes the extension's icons, public/icon/<pixels>.png, from assets/icon.svg. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SIZES_PX = [16, 32, 48, 96, 128];
/** The drawing's own side; SVG counts 72 dots to the inch, so a density scales it without resampling. */
const DRAWING_PX = 16;
const SVG_DENSITY = 72;

const source = fileURLToPath(new URL('../assets/icon.svg', import.meta.url));
const folder = fileURLToPath(new URL('../public/icon/', import.meta.url));

await mkdir(folder, { recursive: true });
for (const sizePx of SIZES_PX) {
  const density = (SVG_DENSITY * sizePx) / DRAWING_PX;
  await sharp(source, { density })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9 })
    .toFile(`${folder}${sizePx}.png`);
  console.log(`public/icon/${sizePx}.png`);
}
