/** Copying a picture as the extension is installed: no host of these pages is allowed. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLOSED_HOST, PAGE_HOST, PICTURES, servePage, servePictures, SIZE } from './page-pictures';
import { comparePictures } from './picture-difference';
import type { Session } from './session';
import { startSession } from './session';
import { openSidePanel } from './side-panel';

let session: Session;
let file: Buffer;
beforeAll(async () => {
  session = await startSession();
  const browser = await session.browser.target().createCDPSession();
  await browser.send('Browser.grantPermissions', {
    permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
  });
});
beforeEach(async () => {
  session.replay.reset();
  file = await servePictures(session.replay);
});
afterAll(() => session.close());

async function popupOn(page: Page): Promise<Page> {
  const popup = await session.openPopup(page);
  await popup.waitForFunction(() => document.querySelector('.stage')?.getAttribute('aria-busy') === 'false');
  await popup.evaluate(() => navigator.clipboard.writeText('as it was'));
  session.replay.clearLog();
  return popup;
}

const openOn = async (url: string) => popupOn(await session.visit(url));

async function copyImage(popup: Page): Promise<void> {
  await (await popup.waitForSelector('button ::-p-text(Copy image)'))?.click();
}

async function says(popup: Page, text: string): Promise<void> {
  const hasSaid = (wanted: string) => document.querySelector('output')?.textContent?.includes(wanted);
  await popup.waitForFunction(hasSaid, { timeout: 15_000 }, text);
}

/** The clipboard's PNG beside the file that was to be copied. */
async function copied(popup: Page) {
  const bytes = await popup.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const png = await item?.getType('image/png');
    return [...new Uint8Array((await png?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  return comparePictures(Buffer.from(bytes), file);
}

/** What is asked instead of copying, and what the clipboard holds after that. */
async function question(popup: Page) {
  await says(popup, 'The extension may not read');
  return {
    said: await popup.$eval('output', (status) => status.textContent),
    button: await popup.$eval('.remedy', (button) => button.textContent),
    clipboard: await popup.evaluate(() => navigator.clipboard.readText()),
  };
}

const questionAbout = (host: string) => ({
  said: `Could not copy the picture. The extension may not read ${host} yet.`,
  button: `Allow ${host}`,
  clipboard: 'as it was',
});

const SAME = { ...SIZE, difference: 0 };

describe('a picture that the page may read', () => {
  it.each([
    ['of its own site', PICTURES.ofItsOwnSite],
    ['of a host that lets every page read', PICTURES.ofAHostThatLetsEveryPageRead],
    ['of a host that asks who reads', PICTURES.ofAHostThatLetsThosePagesReadThatSayWhoTheyAre],
  ])('is copied without a question, pixel by pixel: %s', async (_what, url) => {
    const popup = await openOn(servePage(session.replay, url));
    await copyImage(popup);
    await says(popup, 'Copied the picture as PNG.');
    expect(await copied(popup)).toEqual(SAME);
    const asked = session.replay.requestsTo(new URL(url).host).map(({ headers }) => headers);
    expect(asked.filter(({ cookie, referer }) => cookie !== undefined || referer !== undefined)).toEqual([]);
  });

  it('is not even asked for where the browser has it', async () => {
    const popup = await openOn(servePage(session.replay, PICTURES.ofItsOwnSite));
    await copyImage(popup);
    await says(popup, 'Copied the picture as PNG.');
    expect(session.replay.requestsTo(PAGE_HOST)).toEqual([]);
  });

  it('is copied from a page whose policy lets its own scripts connect to nothing', async () => {
    const headers = { 'content-security-policy': "default-src 'none'; img-src *" };
    const popup = await openOn(servePage(session.replay, PICTURES.ofItsOwnSite, { headers }));
    await copyImage(popup);
    await says(popup, 'Copied the picture as PNG.');
    expect(await copied(popup)).toEqual(SAME);
  });

  it('is copied where a frame of the page’s own site shows it', async () => {
    const frame = servePage(session.replay, PICTURES.ofItsOwnSite);
    const popup = await openOn(servePage(session.replay, PICTURES.ofItsOwnSite, { frame }));
    await copyImage(popup);
    await says(popup, 'Copied the picture as PNG.');
    expect(await copied(popup)).toEqual(SAME);
  });

  it('is copied from the panel', async () => {
    const page = await session.visit(servePage(session.replay, PICTURES.ofItsOwnSite));
    const panel = await openSidePanel(session, page);
    await panel.cover();
    await panel.page.bringToFront();
    await copyImage(panel.page);
    await says(panel.page, 'Copied the picture as PNG.');
    expect(await copied(panel.page)).toEqual(SAME);
    await panel.close();
  });
});

describe('a picture that the page may not read', () => {
  it('of a host that keeps it to itself is asked about', async () => {
    const popup = await openOn(servePage(session.replay, PICTURES.ofAHostThatKeepsThemToItself));
    await copyImage(popup);
    expect(await question(popup)).toEqual(questionAbout(CLOSED_HOST));
  });

  it('that is another thing without cookies is not taken for it', async () => {
    const url = servePage(session.replay, PICTURES.thatIsAPageToSignInWithoutCookies);
    const popup = await openOn(url);
    await copyImage(popup);
    expect(await question(popup)).toEqual(questionAbout(PAGE_HOST));
  });

  it('since the page is set apart from its own site, is asked about', async () => {
    const headers = { 'content-security-policy': 'sandbox allow-scripts' };
    const url = servePage(session.replay, PICTURES.ofItsOwnSite, { headers });
    const popup = await openOn(url);
    await copyImage(popup);
    expect(await question(popup)).toEqual(questionAbout(PAGE_HOST));
  });
});

describe('a page that has moved on since the popup opened', () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['within itself', (page) => page.evaluate(() => history.pushState(null, '', '/next'))],
    ['to another page of the site', (page) => page.goto(servePage(session.replay, PICTURES.ofItsOwnSite))],
    ['to another site', (page) => page.goto(`https://${CLOSED_HOST}/picture.png`)],
  ])('%s, is not read through', async (_where, moveOn) => {
    const page = await session.visit(servePage(session.replay, PICTURES.ofItsOwnSite));
    const popup = await popupOn(page);
    await moveOn(page);
    session.replay.clearLog();
    await copyImage(popup);
    expect(await question(popup)).toEqual(questionAbout(PAGE_HOST));
    expect(session.replay.requestsTo(PAGE_HOST)).toEqual([]);
  });
});
