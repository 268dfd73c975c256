import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VIDEOS } from '../replay/videos';
import type { DownloadSession } from './download-session';
import { startDownloadSession } from './download-session';

const { id, title } = VIDEOS.complete;
const WATCH_URL = `https://www.youtube.com/watch?v=${id}`;
const pictureUrl = (tier: string) => `https://i.ytimg.com/vi/${id}/${tier}.jpg`;
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let session: DownloadSession;
let popup: Page;
beforeAll(async () => {
  session = await startDownloadSession();
  const browser = await session.browser.target().createCDPSession();
  await browser.send('Browser.grantPermissions', { permissions: ['clipboardReadWrite'] });
});
beforeEach(async () => {
  popup = await session.openPopup(await session.visit(WATCH_URL));
  await popup.waitForFunction(() => document.body.innerText.includes('4,922'));
});
afterAll(() => session.close());

async function press(name: string): Promise<void> {
  const button = await popup.waitForSelector(`button ::-p-text(${name})`);
  await button?.click();
}

async function copied(): Promise<string> {
  await press('Copy URL');
  await popup.waitForFunction(() => document.body.innerText.includes('Copied'));
  return popup.evaluate(() => navigator.clipboard.readText());
}

describe('the popup’s actions', () => {
  it('copy the address of the cover, and say so', async () => {
    expect(await copied()).toBe(pictureUrl('maxresdefault'));
  });

  it('copy the address of the candidate that was chosen', async () => {
    const candidate = await popup.waitForSelector('::-p-text(480 × 360)');
    await candidate?.click();
    await popup.waitForFunction(() =>
      (document.querySelector('.stage img') as HTMLImageElement | null)?.src.includes('hqdefault'),
    );
    expect(await copied()).toBe(pictureUrl('hqdefault'));
  });

  it('open the cover in a tab', async () => {
    const opened = session.browser.waitForTarget((target) => target.url() === pictureUrl('maxresdefault'), {
      timeout: 10_000,
    });
    // The popup closes as the tab opens, at times before the click is over.
    await press('Open').catch((fault: unknown) => console.log(String(fault)));
    expect((await opened).type()).toBe('page');
  });

  it('download the picture itself under the name of its page', async () => {
    await press('Download');
    await expect
      .poll(() => readdir(session.downloadFolder).catch(() => []), { timeout: 15_000 })
      .toEqual([`${title}.jpg`]);
    const original = await session.replay.fetch(pictureUrl('maxresdefault'));
    const bytes = Buffer.from(await original.arrayBuffer());
    await expect
      .poll(async () => bytes.equals(await readFile(join(session.downloadFolder, `${title}.jpg`))), {
        timeout: 10_000,
      })
      .toBe(true);
  });

  it('work by keyboard alone, in reading order', async () => {
    const reached: string[] = [];
    for (let press = 0; press < 12; press += 1) {
      await popup.keyboard.press('Tab');
      reached.push(await popup.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
    }
    const order = ['Refresh', 'Copy URL', 'Open', 'Download', 'Details'].map((name) =>
      reached.findIndex((text) => text.startsWith(name)),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((left, right) => left - right));
  });

  it.each(['light', 'dark'])('pass the accessibility checks in the %s theme', async (theme) => {
    await popup.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await popup.evaluate(await readFile(axePath, 'utf8'));
    const violations = await popup.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      return (await axe.run()).violations.map(
        ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
    });
    expect(violations).toEqual([]);
  });
});
