/** Pictures of a page that have no address in Firefox: shown in the popup, and saved. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FirefoxPopup } from '../../scripts/firefox/firefox-popup';
import type { DRAWING_PAGES } from '../replay/drawing-pages';
import { JPEG_IN_PAGE, serveDrawingPages, SITE } from '../replay/drawing-pages';
import { isAtRest, saveDownloadsIn } from './browser-state';
import { press } from './real-clicks';
import { silentSessionForFile } from './session-for-file';

const SETTLED = { timeout: 15_000, interval: 50 };

let folder: string;
// Before the session, so that it is done after it.
afterAll(() => rm(folder, { recursive: true, force: true }));
const session = silentSessionForFile();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'save-unaddressed-'));
  await saveDownloadsIn(session, folder);
});
beforeEach(async () => {
  await serveDrawingPages(session.replay);
  for (const name of await readdir(folder)) await rm(join(folder, name));
});

/** The popup on a page once it shows the pictures, and what their cards say. */
async function shownOn(path: keyof typeof DRAWING_PAGES): Promise<{ popup: FirefoxPopup; cards: string[] }> {
  await session.visit(`${SITE}${path}`);
  await expect.poll(() => session.evaluate('tab', () => document.title), SETTLED).toBe('Rivers drawn');
  const popup = await session.openPopup();
  await popup.textWith('not listed');
  await popup.waitFor(isAtRest);
  await press(session, 'popup', '.unaddressed button', 'Show here');
  const look = () =>
    popup.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.unaddressed .card')].map((card) =>
        card.innerText.replace(/\s+/g, ' '),
      ),
    );
  await expect.poll(look, SETTLED).not.toEqual([]);
  return { popup, cards: await look() };
}

async function saved(popup: FirefoxPopup, size: string, name: string): Promise<Buffer> {
  await press(session, 'popup', '.unaddressed .card button', `Download ${size}`);
  const said = () => popup.evaluate(() => document.querySelector('output')?.textContent ?? '');
  await expect.poll(said, SETTLED).toContain(`Download started: ${name}`);
  await expect.poll(() => readdir(folder), SETTLED).toEqual([name]);
  return readFile(join(folder, name));
}

it('shows in Firefox what a page has drawn, made and written, and saves its bytes', async () => {
  const { popup, cards } = await shownOn('/several');
  expect(cards).toHaveLength(3);
  expect(cards[0]).toContain('300 × 200 px JPEG, written into the page');
  expect(cards[1]).toContain('500 × 300 px PNG, made by the page');
  expect(cards[2]).toContain('600 × 400 px PNG, drawn by the page');
  const file = await saved(popup, '300 × 200 px', 'Rivers drawn.jpg');
  expect(file.equals(Buffer.from(JPEG_IN_PAGE(), 'base64'))).toBe(true);
});

it('saves in Firefox what is shown of a file that a script gave up since', async () => {
  const { popup } = await shownOn('/revoked');
  const file = await saved(popup, '500 × 300 px', 'Rivers drawn.png');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 500, height: 300 });
});

it('says in Firefox which it cannot read', async () => {
  const { cards } = await shownOn('/tainted');
  expect(cards[0]).toContain('Cannot be read from here. Right-click it on the page.');
});
