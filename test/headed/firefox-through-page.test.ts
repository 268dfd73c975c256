/** Copying a picture in Firefox as the extension is installed: no host of these pages is allowed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FirefoxPopup } from '../../scripts/firefox/firefox-popup';
import { CLOSED_HOST, PAGE_HOST, PICTURES, servePage, servePictures, SIZE } from '../e2e/page-pictures';
import { comparePictures } from '../e2e/picture-difference';
import { clipboardPng, clipboardText, isAtRest } from '../e2e-firefox/browser-state';
import { press } from '../e2e-firefox/real-clicks';
import type { FirefoxSession } from '../e2e-firefox/session';
import { startHeadedFirefox } from './headed-firefox';

const SETTLED = { timeout: 15_000, interval: 100 };
const SAME = { ...SIZE, difference: 0 };

let session: FirefoxSession;
let file: Buffer;
beforeAll(async () => {
  session = await startHeadedFirefox();
});
beforeEach(async () => {
  session.replay.reset();
  file = await servePictures(session.replay);
  await session.inChrome(({ window }) => window.navigator.clipboard.writeText('as it was'));
});
afterAll(() => session?.close());

async function popupOn(url: string): Promise<FirefoxPopup> {
  await session.visit(url);
  const popup = await session.openPopup();
  await popup.waitFor(isAtRest);
  session.replay.clearLog();
  return popup;
}

const copyImage = () => press(session, 'popup', 'button', 'Copy image');

async function says(popup: FirefoxPopup, text: string): Promise<void> {
  const said = () =>
    popup.evaluate(() => [...document.querySelectorAll('output')].map((each) => each.textContent).join(' '));
  await expect.poll(said, SETTLED).toContain(text);
}

/** What is asked instead of copying, and what the clipboard holds after that. */
async function question(popup: FirefoxPopup) {
  await says(popup, 'The extension may not read');
  const button = await popup.evaluate(() => document.querySelector('.remedy')?.textContent);
  return { button, clipboard: await clipboardText(session) };
}

const questionAbout = (host: string) => ({ button: `Allow ${host}`, clipboard: 'as it was' });

describe('a picture that the page may read, in Firefox', () => {
  it.each([
    ['of its own site', PICTURES.ofItsOwnSite],
    ['of a host that lets every page read', PICTURES.ofAHostThatLetsEveryPageRead],
    ['of a host that asks who reads', PICTURES.ofAHostThatLetsThosePagesReadThatSayWhoTheyAre],
  ])('is copied without a question, pixel by pixel: %s', async (_what, url) => {
    const popup = await popupOn(servePage(session.replay, url));
    await copyImage();
    await says(popup, 'Copied the picture as PNG.');
    expect(await comparePictures(await clipboardPng(session), file)).toEqual(SAME);
    const asked = session.replay.requestsTo(new URL(url).host).map(({ headers }) => headers);
    expect(asked.filter(({ cookie, referer }) => cookie !== undefined || referer !== undefined)).toEqual([]);
    expect(await session.console()).toEqual([]);
  });

  it('is copied where it was clicked in the page', async () => {
    await session.visit(servePage(session.replay, PICTURES.ofItsOwnSite));
    const popup = await session.openPopupByMenu('img', 'Original of this image');
    await popup.waitFor(isAtRest);
    await copyImage();
    await says(popup, 'Copied the picture as PNG.');
    expect(await comparePictures(await clipboardPng(session), file)).toEqual(SAME);
  });
});

describe('a picture that the page may not read, in Firefox', () => {
  it('of a host that keeps it to itself is asked about', async () => {
    const popup = await popupOn(servePage(session.replay, PICTURES.ofAHostThatKeepsThemToItself));
    await copyImage();
    expect(await question(popup)).toEqual(questionAbout(CLOSED_HOST));
  });

  it('that is another thing without cookies is not taken for it', async () => {
    const popup = await popupOn(servePage(session.replay, PICTURES.thatIsAPageToSignInWithoutCookies));
    await copyImage();
    expect(await question(popup)).toEqual(questionAbout(PAGE_HOST));
  });

  it('by the page’s policy, which here holds for our scripts in it, is asked about', async () => {
    const headers = { 'content-security-policy': "default-src 'none'; img-src *" };
    const popup = await popupOn(servePage(session.replay, PICTURES.ofItsOwnSite, { headers }));
    await copyImage();
    expect(await question(popup)).toEqual(questionAbout(PAGE_HOST));
  });

  it('since the page has moved on is asked about', async () => {
    const popup = await popupOn(servePage(session.replay, PICTURES.ofItsOwnSite));
    await session.evaluate('tab', () => history.pushState(null, '', '/next'));
    await copyImage();
    expect(await question(popup)).toEqual(questionAbout(PAGE_HOST));
    expect(session.replay.requestsTo(PAGE_HOST)).toEqual([]);
  });
});
