import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'puppeteer-core';

export interface SheetPicture {
  caption: string;
  /** From the folder of the sheet. */
  path: string;
}

const STYLE = `body { margin: 24px; font: 14px system-ui, sans-serif; background: #8a94a0; color: #000 }
  main { columns: 5; column-gap: 16px }
  main.pairs { columns: 1; display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px }
  figure { break-inside: avoid; margin: 0 0 16px } figcaption { padding: 2px 0; font-weight: 600 }
  img { display: block; width: 100%; max-height: 900px; object-fit: contain; object-position: top left }`;
const SHEET_WIDTH_PX = 1600;

/** Writes a page that shows the pictures beside each other, and a picture of that page: `<name>.html`, `<name>.png`. */
export async function writeSheet(
  browser: Browser,
  folder: string,
  name: string,
  pictures: readonly SheetPicture[],
  layout: 'columns' | 'pairs' = 'columns',
): Promise<void> {
  const figures = pictures.map(
    ({ caption, path }) => `<figure><figcaption>${caption}</figcaption><img src="${path}" alt=""></figure>`,
  );
  const file = join(folder, `${name}.html`);
  const head = `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${STYLE}</style>`;
  await writeFile(file, `${head}<main class="${layout}">${figures.join('\n')}</main>\n`);
  const page = await browser.newPage();
  await page.setViewport({ width: SHEET_WIDTH_PX, height: 800 });
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png`, fullPage: true });
  await page.close();
}
