/** Pictures of a page that have no address: shown in the popup, copied, and saved with their own bytes. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DRAWING_PAGES } from '../replay/drawing-pages';
import { JPEG_IN_PAGE, serveDrawingPages, SITE } from '../replay/drawing-pages';
import { axeViolations } from '../ui/gallery/axe-violations';
import type { Session } from './session';
import { startSession } from './session';

const WAIT = { timeout: 15_000 };

let session: Session;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'save-unaddressed-'));
  session = await startSession();
  await serveDrawingPages(session.replay);
  const browser = await session.browser.target().createCDPSession();
  await browser.send('Browser.grantPermissions', {
    permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
  });
  await browser.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
});
beforeEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name));
});
afterAll(async () => {
  await session?.close();
  await rm(folder, { recursive: true, force: true });
});

async function popupOn(path: keyof typeof DRAWING_PAGES): Promise<Page> {
  const page = await session.visit(`${SITE}${path}`);
  await page.waitForFunction(() => document.title.endsWith('drawn'), WAIT);
  const popup = await session.openPopup(page);
  await popup.waitForSelector('.unaddressed button', WAIT);
  return popup;
}

/** By keyboard, as that is how it has to work too. */
async function press(popup: Page, name: string): Promise<void> {
  const button = await popup.waitForSelector(`::-p-aria([name="${name}"][role="button"])`, WAIT);
  await button?.focus();
  await popup.keyboard.press('Enter');
}

async function shown(popup: Page): Promise<string[]> {
  await press(popup, 'Show here');
  await popup.waitForSelector('.unaddressed .card', WAIT);
  return popup.$$eval('.unaddressed .card', (cards) =>
    cards.map((card) => (card as HTMLElement).innerText.replace(/\s+/g, ' ')),
  );
}

async function says(popup: Page, text: string): Promise<void> {
  const hasSaid = (wanted: string) => document.querySelector('output')?.textContent?.includes(wanted);
  await popup.waitForFunction(hasSaid, WAIT, text);
}

async function saved(popup: Page, size: string, name: string): Promise<Buffer> {
  await press(popup, `Download ${size}`);
  await says(popup, `Download started: ${name}`);
  await expect.poll(() => readdir(folder), WAIT).toEqual([name]);
  return readFile(join(folder, name));
}

it('shows them with how the page has them, and hides them again', async () => {
  const popup = await popupOn('/several');
  const cards = await shown(popup);
  expect(cards).toHaveLength(3);
  expect(cards[0]).toContain('300 × 200 px JPEG, written into the page');
  expect(cards[1]).toContain('500 × 300 px PNG, made by the page');
  expect(cards[2]).toContain('600 × 400 px PNG, drawn by the page');
  expect(await axeViolations(popup)).toEqual([]);
  await press(popup, 'Hide');
  expect(await popup.$$('.unaddressed .card')).toEqual([]);
});

it('saves what is drawn on a canvas as a PNG of the same pixels', async () => {
  const popup = await popupOn('/several');
  await shown(popup);
  const { data, info } = await sharp(await saved(popup, '600 × 400 px', 'Rivers drawn.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([600, 400]);
  expect([...data.subarray(0, 3)]).toEqual([200, 30, 40]);
});

it('saves what is written into the page with its own bytes', async () => {
  const popup = await popupOn('/several');
  await shown(popup);
  const file = await saved(popup, '300 × 200 px', 'Rivers drawn.jpg');
  expect(file.equals(Buffer.from(JPEG_IN_PAGE(), 'base64'))).toBe(true);
});

it('saves a file that a script made and gave up since, from what is shown of it', async () => {
  const popup = await popupOn('/revoked');
  await shown(popup);
  const file = await saved(popup, '500 × 300 px', 'Rivers drawn.png');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 500, height: 300 });
});

it('copies one as a PNG', async () => {
  const popup = await popupOn('/several');
  await shown(popup);
  await press(popup, 'Copy image 300 × 200 px');
  await says(popup, 'Copied the picture as PNG.');
  const bytes = await popup.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const png = await item?.getType('image/png');
    return [...new Uint8Array((await png?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({
    format: 'png',
    width: 300,
    height: 200,
  });
});

it('shows what the graphics card draws while it moves', async () => {
  expect((await shown(await popupOn('/moving')))[0]).toContain('PNG, drawn by the page');
});

it('says which it cannot read: what holds pixels of another host, what is on the screen alone', async () => {
  for (const path of ['/tainted', '/still'] as const) {
    const [card] = await shown(await popupOn(path));
    expect(card).toContain('Cannot be read from here. Right-click it on the page.');
    expect(card).not.toContain('Download');
  }
});

it('works where there is no cover', async () => {
  const popup = await popupOn('/alone');
  await popup.waitForFunction(() => document.body.innerText.includes('No cover'), WAIT);
  await shown(popup);
  expect(await sharp(await saved(popup, '600 × 400 px', 'Rivers drawn.png')).metadata()).toMatchObject({
    width: 600,
  });
});

it('says so where the tab has gone on to another page', async () => {
  const page = await session.visit(`${SITE}/several`);
  await page.waitForFunction(() => document.title.endsWith('drawn'), WAIT);
  const popup = await session.openPopup(page);
  await popup.waitForSelector('.unaddressed button', WAIT);
  await page.evaluate(() => history.pushState(null, '', '/elsewhere'));
  await press(popup, 'Show here');
  await says(popup, 'The pictures could not be read.');
  expect(await popup.$$('.unaddressed .card')).toEqual([]);
});
