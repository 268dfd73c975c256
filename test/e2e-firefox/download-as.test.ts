/** A WebP saved as a JPEG in Firefox, by real clicks, with the file read back. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
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

it('is saved in Firefox as a JPEG of the same size', async () => {
  const file = await makePicture({ format: 'webp', ...SIZE });
  session.replay.on(PAGE_HOST, '/noon.webp', { headers: { 'content-type': 'image/webp' }, body: file });
  await session.visit(servePage(session.replay, `https://${PAGE_HOST}/noon.webp`));
  const popup = await session.openPopup();
  await popup.textWith('1 cover');
  await popup.waitFor(isAtRest);
  await press(session, 'popup', 'button[aria-haspopup=menu]');
  await press(session, 'popup', '[role=menuitem]', 'Download as JPEG');
  await expect.poll(() => readdir(folder), SETTLED).toEqual(['A story.jpg']);
  const saved = await readFile(join(folder, 'A story.jpg'));
  expect((await sharp(saved).metadata()).format).toBe('jpeg');
  const compared = await comparePictures(saved, await sharp(file).png().toBuffer());
  expect(compared).toMatchObject(SIZE);
  expect(compared.difference).toBeLessThan(SAME_PHOTO);
});
