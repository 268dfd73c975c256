/** A cover in a format that many programs cannot open, saved as another, by the extension as it ships. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSettings } from './keep-settings';
import { PAGE_HOST, servePage } from './page-pictures';
import { comparePictures } from './picture-difference';
import type { Session } from './session';
import { startSession } from './session';

/** Of 255: JPEG keeps no color exactly. */
const SAME_PHOTO = 4;

let session: Session;
let folder: string;
let popup: Page;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'download-as-'));
  session = await startSession({ grantAllSites: true });
  const browser = await session.browser.target().createCDPSession();
  await browser.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
});
beforeEach(async () => {
  session.replay.reset();
  for (const name of await readdir(folder)) await rm(join(folder, name));
});
afterAll(async () => {
  await session?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A red disk of 640 by 360 pixels on nothing, as WebP. */
function diskOnNothing(): Promise<Buffer> {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><circle cx="320" cy="180" r="150" fill="#c22"/></svg>';
  return sharp(Buffer.from(drawing)).webp({ lossless: true }).toBuffer();
}

/** A gray field of 640 by 360 pixels that becomes darker. */
function fieldThatMoves(): Promise<Buffer> {
  const half = 640 * 360 * 3;
  const data = Uint8Array.from({ length: 2 * half }, (_, at) => (at < half ? 200 : 60));
  const raw = { width: 640, height: 720, channels: 3, pageHeight: 360 } as const;
  return sharp(data, { raw }).webp({ loop: 0 }).toBuffer();
}

async function openOn(body: Buffer, name = 'disk.webp', type = 'image/webp'): Promise<void> {
  session.replay.on(PAGE_HOST, `/${name}`, { headers: { 'content-type': type }, body });
  const page = await session.visit(servePage(session.replay, `https://${PAGE_HOST}/${name}`));
  popup = await session.openPopup(page);
  await popup.waitForFunction(() => document.querySelector('.stage')?.getAttribute('aria-busy') === 'false');
}

/** By keyboard, since that is how it has to work too; answers the file that was saved. */
async function download(name: string): Promise<Buffer> {
  await popup.locator('::-p-aria([name="More actions"][role="button"])').click();
  const item = await popup.waitForSelector(`::-p-aria([name="${name}"][role="menuitem"])`);
  await item?.press('Enter');
  const hasSaid = () => document.querySelector('output')?.textContent?.includes('Download started:');
  await popup.waitForFunction(hasSaid, { timeout: 15_000 });
  const ending = name.endsWith('JPEG') ? '.jpg' : '.png';
  await expect.poll(() => readdir(folder)).toContainEqual(expect.stringMatching(`${ending}$`));
  const saved = (await readdir(folder)).find((file) => file.endsWith(ending)) ?? '';
  return readFile(join(folder, saved));
}

describe('with WebP saved as JPEG by a setting', () => {
  it('the button saves a JPEG', async () => {
    await openOn(await diskOnNothing());
    await keepSettings(popup, { downloadFormat: 'jpg' });
    await openOn(await diskOnNothing());
    await popup.locator('::-p-aria([name="Download"][role="button"])').click();
    await expect.poll(() => readdir(folder)).toContainEqual(expect.stringMatching(/\.jpg$/));
    const [saved = ''] = await readdir(folder);
    expect(await sharp(join(folder, saved)).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
    await keepSettings(popup, {});
  });

  it('the button saves one that moves as it is, which is said', async () => {
    const file = await fieldThatMoves();
    await openOn(file);
    await keepSettings(popup, { downloadFormat: 'jpg' });
    await openOn(file);
    await popup.locator('::-p-aria([name="Download"][role="button"])').click();
    await expect.poll(() => readdir(folder)).toContainEqual(expect.stringMatching(/\.webp$/));
    const [saved = ''] = await readdir(folder);
    expect((await readFile(join(folder, saved))).equals(file)).toBe(true);
    const said = await popup.$eval('output', (output) => output.textContent);
    expect(said).toContain('It moves, so its file is saved as it is');
    await keepSettings(popup, {});
  });
});

describe('a WebP', () => {
  it('is saved as a JPEG of the same size, on white where it is transparent', async () => {
    const file = await diskOnNothing();
    await openOn(file);
    const saved = await download('Download as JPEG');
    expect((await sharp(saved).metadata()).format).toBe('jpeg');
    const onWhite = await sharp(file).flatten({ background: 'white' }).png().toBuffer();
    const { width, height, difference } = await comparePictures(saved, onWhite);
    expect({ width, height, isSame: difference < SAME_PHOTO }).toEqual({
      width: 640,
      height: 360,
      isSame: true,
    });
  });

  it('is saved as a PNG, pixel by pixel', async () => {
    const file = await diskOnNothing();
    await openOn(file);
    const saved = await download('Download as PNG');
    const { format, hasAlpha } = await sharp(saved).metadata();
    expect({ format, hasAlpha }).toEqual({ format: 'png', hasAlpha: true });
    const { width, height, difference } = await comparePictures(saved, await sharp(file).png().toBuffer());
    expect({ width, height, isSame: difference < 1 }).toEqual({ width: 640, height: 360, isSame: true });
  });
});

describe('an SVG', () => {
  it('is saved as a PNG that is sharp, however small it is written', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="210"><rect width="200" height="210" fill="#28a"/><rect x="200" width="200" height="210" fill="#fd3"/></svg>';
    await openOn(Buffer.from(drawing), 'chart.svg', 'image/svg+xml; charset=utf-8');
    const saved = await download('Download as PNG');
    expect(await sharp(saved).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const { data } = await sharp(saved).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    expect([colorAt(598, 300), colorAt(602, 300)]).toEqual([
      [0x22, 0x88, 0xaa],
      [0xff, 0xdd, 0x33],
    ]);
  });
});
