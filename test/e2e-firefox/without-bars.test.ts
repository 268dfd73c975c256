/** A cover without its black bars in Firefox: cut off, saved, and read back. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FirefoxPopup } from '../../scripts/firefox/firefox-popup';
import { comparePictures } from '../e2e/picture-difference';
import { VIDEOS } from '../replay/videos';
import { clipboardText, isAtRest, saveDownloadsIn } from './browser-state';
import { press } from './real-clicks';
import { silentSessionForFile } from './session-for-file';

const { id, title } = VIDEOS.maxMissing;
const FILE_URL = `https://i.ytimg.com/vi/${id}/sddefault.jpg`;
const SETTLED = { timeout: 15_000, interval: 50 };

let folder: string;
// Before the session, so that it is done after it.
afterAll(() => rm(folder, { recursive: true, force: true }));
const session = silentSessionForFile();
let popup: FirefoxPopup;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'without-bars-'));
  await saveDownloadsIn(session, folder);
});
beforeEach(async () => {
  await session.visit(`https://www.youtube.com/watch?v=${id}`);
  popup = await session.openPopup();
  await popup.textWith('4 covers');
  await popup.waitFor(isAtRest);
  await press(session, 'popup', '.bars input');
  await says('The black bars are cut off: 640 × 360 px.');
});

const said = () =>
  popup.evaluate(() => [...document.querySelectorAll('output')].map((each) => each.textContent).join(' '));
const says = (text: string) => expect.poll(said, SETTLED).toContain(text);

it('saves in Firefox the PNG that is in view', async () => {
  await press(session, 'popup', 'button', 'Download');
  await says(`Download started: ${title}.png`);
  const file = join(folder, `${title}.png`);
  await expect.poll(() => readdir(folder), SETTLED).toEqual([`${title}.png`]);
  const original = Buffer.from(await (await session.replay.fetch(FILE_URL)).arrayBuffer());
  const picture = await sharp(original)
    .extract({ left: 0, top: 60, width: 640, height: 360 })
    .png()
    .toBuffer();
  const compared = await comparePictures(await readFile(file), picture);
  expect(compared).toMatchObject({ width: 640, height: 360 });
  expect(compared.difference).toBeLessThan(2);
});

it('copies in Firefox the address of the file itself, and says so', async () => {
  await press(session, 'popup', 'button', 'Copy URL');
  await says('The file itself still has its bars.');
  expect(await clipboardText(session)).toBe(FILE_URL);
});
