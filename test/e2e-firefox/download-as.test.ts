/** Pictures saved in another format in Firefox, by real clicks, with the files read back. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_HOST, servePage } from '../e2e/page-pictures';
import { comparePictures } from '../e2e/picture-difference';
import { makePicture } from '../replay/pictures';
import { isAtRest, saveDownloadsIn } from './browser-state';
import { press } from './real-clicks';
import { silentSessionForFile } from './session-for-file';

const SETTLED = { timeout: 15_000, interval: 50 };
const SIZE = { width: 640, height: 360 };
/** Of 255: JPEG keeps no color exactly. */
const SAME_PHOTO = 4;

let folder: string;
// Before the session, so that it is done after it.
afterAll(() => rm(folder, { recursive: true, force: true }));
const session = silentSessionForFile();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'download-as-'));
  await saveDownloadsIn(session, folder);
});

/** Saves what a page declares in another format, by real clicks; answers the file. */
async function saved(body: Buffer, { name, type, item }: { name: string; type: string; item: string }) {
  session.replay.on(PAGE_HOST, `/${name}`, { headers: { 'content-type': type }, body });
  await session.visit(servePage(session.replay, `https://${PAGE_HOST}/${name}`));
  const popup = await session.openPopup();
  await popup.textWith('1 cover');
  await popup.waitFor(isAtRest);
  await press(session, 'popup', 'button[aria-haspopup=menu]');
  await press(session, 'popup', '[role=menuitem]', item);
  const file = item.endsWith('JPEG') ? 'A story.jpg' : 'A story.png';
  // Until it is complete an empty one holds its place.
  const sizeNow = async () =>
    (await readdir(folder)).includes(file) ? (await stat(join(folder, file))).size : 0;
  await expect.poll(sizeNow, SETTLED).toBeGreaterThan(0);
  return readFile(join(folder, file));
}

it('a WebP is saved in Firefox as a JPEG of the same size', async () => {
  const file = await makePicture({ format: 'webp', ...SIZE });
  const jpeg = await saved(file, { name: 'noon.webp', type: 'image/webp', item: 'Download as JPEG' });
  expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
  const compared = await comparePictures(jpeg, await sharp(file).png().toBuffer());
  expect(compared).toMatchObject(SIZE);
  expect(compared.difference).toBeLessThan(SAME_PHOTO);
});

it('an SVG is saved in Firefox as a PNG that is as sharp as in 1,200 pixels', async () => {
  await session.changeSites('add', [`https://${PAGE_HOST}/*`]);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="210"><rect width="400" height="210" fill="#28a"/></svg>';
  const type = 'image/svg+xml; charset=utf-8';
  const png = await saved(Buffer.from(drawing), { name: 'chart.svg', type, item: 'Download as PNG' });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});
