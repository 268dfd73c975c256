import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VIDEOS } from '../replay/videos';
import { COPIED_JSON, COPIED_TEXTS, COVER_URL, WATCH_URL } from './copy-cases';
import { comparePictures } from './picture-difference';
import type { DownloadSession } from './download-session';
import { startDownloadSession } from './download-session';

const { title } = VIDEOS.complete;

let session: DownloadSession;
let popup: Page;
beforeAll(async () => {
  session = await startDownloadSession();
  const browser = await session.browser.target().createCDPSession();
  await browser.send('Browser.grantPermissions', {
    permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
  });
});
beforeEach(async () => {
  popup = await session.openPopup(await session.visit(WATCH_URL));
  await popup.waitForFunction(() => document.body.innerText.includes('4,922'));
});
afterAll(() => session.close());

async function press(selector: string): Promise<void> {
  const element = await popup.waitForSelector(selector);
  await element?.click();
}

async function says(text: string): Promise<void> {
  await popup.waitForFunction(
    (wanted) => document.querySelector('output')?.textContent?.includes(wanted),
    { timeout: 15_000 },
    text,
  );
}

async function pick(label: string): Promise<void> {
  await press('button[aria-haspopup=menu]');
  await press(`[role=menuitem] ::-p-text(${label})`);
}

const clipboardText = () => popup.evaluate(() => navigator.clipboard.readText());

describe('the popup’s further actions', () => {
  it('copies the picture as a PNG of the same size and colors', async () => {
    await press('button ::-p-text(Copy image)');
    await says('Copied the picture as PNG.');
    const bytes = await popup.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const png = await item?.getType('image/png');
      return [...new Uint8Array((await png?.arrayBuffer()) ?? new ArrayBuffer(0))];
    });
    const original = Buffer.from(await (await session.replay.fetch(COVER_URL)).arrayBuffer());
    expect(Buffer.from(bytes).subarray(1, 4).toString()).toBe('PNG');
    const compared = await comparePictures(Buffer.from(bytes), original);
    expect(compared).toMatchObject({ width: 1280, height: 720 });
    expect(compared.difference).toBeLessThan(2);
  });

  it.each(COPIED_TEXTS)('%s', async (label, said, text) => {
    await pick(label);
    await says(said);
    expect(await clipboardText()).toBe(text);
  });

  it('copies as JSON', async () => {
    await pick('Copy as JSON');
    await says('Copied as JSON.');
    expect(JSON.parse(await clipboardText())).toMatchObject(COPIED_JSON);
  });

  it('leads to the options where no engine is picked', async () => {
    const opened = session.browser.waitForTarget((target) => target.url().includes('/options.html'), {
      timeout: 10_000,
    });
    // The popup closes as the tab opens, at times before the click is over.
    await pick('choose an engine').catch((fault: unknown) => console.log(String(fault)));
    expect((await opened).type()).toBe('page');
  });

  it('remembers a choice for the site, and shows it the next time', async () => {
    await press('::-p-text(480 × 360)');
    await popup.waitForFunction(() =>
      (document.querySelector('.stage img') as HTMLImageElement | null)?.src.includes('hqdefault'),
    );
    await press('.always input');
    await says('From now on this kind is used on youtube.com: ready-made thumbnail.');
    popup = await session.openPopup(await session.visit(WATCH_URL));
    await popup.waitForFunction(() =>
      (document.querySelector('.stage img') as HTMLImageElement | null)?.src.includes('hqdefault'),
    );
    await press('.always input');
    await says('youtube.com uses the best picture again.');
    expect(await popup.$eval('.stage img', (image) => (image as HTMLImageElement).src)).toContain(
      'hqdefault',
    );
  });

  it('ranks by pixels alone when the largest is preferred', async () => {
    await press('input[name=preference][value=largest]');
    await popup.waitForFunction(() => !document.body.innerText.includes('4,922'));
    await popup.waitForFunction(
      () => document.querySelector('.stage')?.getAttribute('aria-busy') === 'false',
    );
    expect(await popup.evaluate(() => document.body.innerText)).not.toContain('4,922');
  });

  it('downloads the bytes of the picture that was chosen', async () => {
    await press('::-p-text(320 × 180)');
    await popup.waitForFunction(() =>
      (document.querySelector('.stage img') as HTMLImageElement | null)?.src.includes('mqdefault'),
    );
    await press('button ::-p-text(Download)');
    await says('Download started');
    await expect.poll(() => readdir(session.downloadFolder).catch(() => [])).toEqual([`${title}.jpg`]);
    const original = await session.replay.fetch(COVER_URL.replace('maxresdefault', 'mqdefault'));
    const bytes = Buffer.from(await original.arrayBuffer());
    expect(bytes.equals(await readFile(join(session.downloadFolder, `${title}.jpg`)))).toBe(true);
  });
});
