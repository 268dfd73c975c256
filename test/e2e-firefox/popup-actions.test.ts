/** Every action of the popup in Firefox, by real clicks, with the clipboard and the downloaded files read back. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FirefoxPopup } from '../../scripts/firefox/firefox-popup';
import { COPIED_JSON, COPIED_TEXTS, COVER_URL, WATCH_URL } from '../e2e/copy-cases';
import { VIDEOS } from '../replay/videos';
import { allowDownloads, clipboardText, isAtRest, saveDownloadsIn } from './browser-state';
import { press } from './real-clicks';
import { silentSessionForFile } from './session-for-file';
import { storeSettings } from './store-settings';

const { title } = VIDEOS.complete;
const SETTLED = { timeout: 15_000, interval: 50 };

let folder: string;
// Before the session, so that it is done after it.
afterAll(() => rm(folder, { recursive: true, force: true }));
const session = silentSessionForFile();
let popup: FirefoxPopup;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  await saveDownloadsIn(session, folder);
  await allowDownloads(session);
});
beforeEach(async () => {
  popup = await openOn(WATCH_URL);
});

async function openOn(url: string): Promise<FirefoxPopup> {
  await session.visit(url);
  const opened = await session.openPopup();
  await opened.textWith('5 covers');
  await opened.waitFor(isAtRest);
  return opened;
}

const click = (selector: string, text?: string) => press(session, 'popup', selector, text);
const said = () =>
  popup.evaluate(() => [...document.querySelectorAll('output')].map((each) => each.textContent).join(' '));
const says = (text: string) => expect.poll(said, SETTLED).toContain(text);
const shown = () => popup.evaluate(() => document.querySelector<HTMLImageElement>('.stage img')?.src ?? '');

async function pick(label: string): Promise<void> {
  await click('button[aria-haspopup=menu]');
  await click('[role=menuitem]', label);
}

describe('what the popup copies, in Firefox', () => {
  it('is the address of the cover', async () => {
    await click('button', 'Copy URL');
    await says('Copied the picture’s address.');
    expect(await clipboardText(session)).toBe(COVER_URL);
  });

  it.each(COPIED_TEXTS)('%s', async (label, done, text) => {
    await pick(label);
    await says(done);
    expect(await clipboardText(session)).toBe(text);
  });

  it('is the answer, as JSON', async () => {
    await pick('Copy as JSON');
    await says('Copied as JSON.');
    expect(JSON.parse(await clipboardText(session))).toMatchObject(COPIED_JSON);
  });

  it('is the picture that was chosen, not the best one', async () => {
    await click('label, button', '480 × 360');
    await expect.poll(shown, SETTLED).toContain('hqdefault');
    await click('button', 'Copy URL');
    await says('Copied the picture’s address.');
    expect(await clipboardText(session)).toBe(COVER_URL.replace('maxresdefault', 'hqdefault'));
  });
});

describe('a choice, in Firefox', () => {
  it('is remembered for the site until it is taken back', async () => {
    await click('label, button', '480 × 360');
    await expect.poll(shown, SETTLED).toContain('hqdefault');
    await click('.always input');
    await says('From now on this kind is used on youtube.com: ready-made thumbnail.');
    popup = await openOn(WATCH_URL);
    await expect.poll(shown, SETTLED).toContain('hqdefault');
    await click('.always input');
    await says('youtube.com uses the best picture again.');
    popup = await openOn(WATCH_URL);
    await expect.poll(shown, SETTLED).toContain('maxresdefault');
  });

  it('of what is preferred ranks the pictures anew', async () => {
    expect(await popup.text()).toContain('4,922');
    await click('label', 'Largest');
    await expect.poll(popup.text, SETTLED).not.toContain('4,922');
    expect(await popup.text()).toContain('5 covers');
    await click('label', 'Balanced');
    await popup.textWith('4,922');
  });
});

describe('a download, in Firefox', () => {
  const useTemplate = (fileNameTemplate: string) => popup.evaluate(storeSettings, { fileNameTemplate });

  it.each([
    ['the title', '{title}', `${title}.jpg`, '480 × 360', 'hqdefault'],
    [
      'the template of the settings',
      '{site} - {title} {width}x{height}',
      `YouTube - ${title} 320x180.jpg`,
      '320 × 180',
      'mqdefault',
    ],
    [
      'a template that would leave the folder',
      '../../{title}',
      `${title}.jpg`,
      '1280 × 720',
      'maxresdefault',
    ],
  ])('has the bytes of the picture, under %s', async (_what, template, name, size, file) => {
    await useTemplate(template);
    popup = await openOn(WATCH_URL);
    await click('label, button', size);
    await expect.poll(shown, SETTLED).toContain(file);
    await click('button', 'Download');
    await says('Download started');
    await expect.poll(() => readdir(folder), SETTLED).toEqual([name]);
    const original = await session.replay.fetch(COVER_URL.replace('maxresdefault', file));
    const bytes = Buffer.from(await original.arrayBuffer());
    expect(bytes.equals(await readFile(join(folder, name)))).toBe(true);
    await rm(join(folder, name));
  });
});
