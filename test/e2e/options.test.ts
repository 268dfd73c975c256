/** The options page in the browser, with the stores that ship: what is set there is kept, and holds elsewhere. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, ElementHandle, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WATCH_URL } from './copy-cases';
import type { Session } from './session';
import { startSession } from './session';

const EXPORTED = 'cover-image-resolver-settings.json';

let session: Session;
let folder: string;
let downloads: CDPSession;
let page: Page;
beforeAll(async () => {
  session = await startSession();
  folder = await mkdtemp(join(tmpdir(), 'options-'));
  downloads = await session.browser.target().createCDPSession();
  const behavior = { behavior: 'allow', downloadPath: folder, eventsEnabled: true } as const;
  await downloads.send('Browser.setDownloadBehavior', behavior);
});
beforeEach(async () => {
  page = await open('options.html');
});
afterEach(() => page.close());
afterAll(async () => {
  await session.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(path: string): Promise<Page> {
  const opened = await session.visit(`chrome-extension://${session.extension.id}/${path}`);
  await opened.waitForSelector('main section');
  return opened;
}

const shows = (text: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
/** Lists are read again when the window gets the focus; the worker may store what it did a little later. */
function showsAfterFocus(text: string) {
  const reread = (wanted: string) => {
    window.dispatchEvent(new Event('focus'));
    return document.body.innerText.includes(wanted);
  };
  return page.waitForFunction(reread, { polling: 200 }, text);
}

const press = (name: string) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
const valueOf = (name: string) =>
  page.$eval(`::-p-aria([name="${name}"])`, (field) => (field as HTMLInputElement).value);

async function fill(name: string, text: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"])`).fill(text);
}

async function showCover(): Promise<void> {
  const popup = await session.openPopup(await session.visit(WATCH_URL));
  await popup.waitForFunction(() => document.querySelectorAll('.candidates img, .stage img').length > 0);
  await popup.close();
}

describe('the options page', () => {
  it('is the one that the browser opens for the extension', async () => {
    await page.goto('about:blank');
    const worker = await session.worker();
    await worker.evaluate(() => {
      type WorkerScope = typeof globalThis & { chrome: { runtime: { openOptionsPage(): Promise<void> } } };
      return (globalThis as WorkerScope).chrome.runtime.openOptionsPage();
    });
    const target = await session.browser.waitForTarget((each) => each.url().endsWith('/options.html'));
    expect(target.url()).toBe(`chrome-extension://${session.extension.id}/options.html`);
  });

  it('keeps what is typed, also when it is opened again, and takes it back', async () => {
    await fill('Minimum width', '640');
    await shows('Saved. Minimum width: 640 pixels.');
    await page.reload();
    await page.waitForSelector('main section');
    expect(await valueOf('Minimum width')).toBe('640');
    await fill('Minimum width', '0');
    await shows('Saved. Minimum width: 0 pixels.');
    await press('Undo');
    await shows('Undone');
    expect(await valueOf('Minimum width')).toBe('640');
    await fill('Minimum width', '0');
    await shows('Saved. Minimum width: 0 pixels.');
  });

  it('shows at once what another window has changed', async () => {
    const other = await open('options.html');
    // Behind another tab nothing is painted, so that only polling by time goes on.
    const hasTheme = (theme: string | undefined) =>
      page.waitForFunction(
        (wanted) => document.documentElement.dataset.theme === wanted,
        { polling: 100 },
        theme,
      );
    await other.locator('::-p-aria([name="Dark"])').click();
    await hasTheme('dark');
    await other.locator('::-p-aria([name="System"])').click();
    await hasTheme(undefined);
    expect(await other.$eval('input[value="system"]', ({ checked }: HTMLInputElement) => checked)).toBe(true);
    await other.close();
  });

  it('comes to the section that its address names', async () => {
    const linked = await open('options.html#cache');
    const isInView = await linked.waitForFunction(() => {
      const top = document.getElementById('cache')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
    expect(await isInView.jsonValue()).toBe(true);
    await linked.close();
  });

  it('stays with that section while what stands above it comes', async () => {
    const linked = await open('options.html#sites');
    const topOf = () => linked.$eval('#sites', (section) => section.getBoundingClientRect().top);
    // The shortcuts above it come a little after the page, and move it down.
    await linked.waitForSelector('#shortcuts dl, #shortcuts ul');
    await expect.poll(topOf).toBeGreaterThanOrEqual(0);
    await expect.poll(topOf).toBeLessThan(40);
    await linked.close();
  });

  it('marks the section that was gone to, also at its end, where the last ones never come up', async () => {
    const marked = () => page.$eval('nav [aria-current]', (link) => link.getAttribute('href'));
    for (const id of ['#sites', '#cache', '#transfer', '#history', '#cover']) {
      await page.click(`nav a[href="${id}"]`);
      await expect.poll(marked).toBe(id);
    }
  });

  it('is walked through by the keyboard alone, in the order of the page', async () => {
    const tops: number[] = [];
    await page.focus('nav a[href="#cover"]');
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      tops.push(
        await page.evaluate(() => {
          const { top } = document.activeElement?.getBoundingClientRect() ?? { top: 0 };
          return document.activeElement?.closest('main') ? top + scrollY : 0;
        }),
      );
    }
    const inMain = tops.filter((top) => top > 0);
    expect(inMain.length).toBeGreaterThan(8);
    expect(inMain).toEqual(inMain.toSorted((one, other) => one - other));
  });
});

describe('the cache', () => {
  it('has a size after a cover was shown, and none after it was cleared', async () => {
    await showCover();
    await page.bringToFront();
    await showsAfterFocus('1 page');
    await press('Clear cache');
    await press('Clear now');
    await shows('The cache was cleared.');
    await shows('0 pages');
    expect(await page.$eval('#cache .figure button', (button) => button.matches(':disabled'))).toBe(true);
  });
});

describe('another extension', () => {
  it('is listed with its requests, blocked, and answered again after Undo', async () => {
    const ask = () => session.ask({ method: 'GET', path: '/api/resolve', query: { url: WATCH_URL } });
    expect((await ask()).response.status).toBe(200);
    await showsAfterFocus('1 request');
    await page.locator('#extensions .row-actions button').click();
    await page.waitForSelector('.notice-bar output ::-p-text(Blocked:)');
    expect((await ask()).response.status).toBe(403);
    await press('Undo');
    await shows('Undone');
    expect((await ask()).response.status).toBe(200);
  });
});

interface Area {
  get(keys: string[]): Promise<Record<string, unknown>>;
}

const LISTS = {
  choices: [{ site: 'shop.example/shoes', sourceMethod: 'image', place: 0 }],
  refused: [{ site: 'shop.example', url: 'https://cdn.shop.example/card.png', otherUrls: [] }],
};

describe('settings in a file', () => {
  async function choose(path: string): Promise<void> {
    const picker = await page.waitForSelector('input[type="file"]');
    await (picker as ElementHandle<HTMLInputElement> | null)?.uploadFile(path);
  }

  /** In the browser's storage, and whether the list of the page has it. */
  const kept = () =>
    page.evaluate(async () => {
      const { storage } = (globalThis as unknown as { chrome: { storage: { local: Area } } }).chrome;
      const stored = await storage.local.get(['site-choices', 'refused-pictures']);
      const sites = document.querySelector('#sites')?.textContent ?? '';
      return {
        choices: stored['site-choices'],
        refused: stored['refused-pictures'],
        shown: sites.includes('shop.example/shoes') && sites.includes('card.png'),
      };
    });

  it('are saved, changed, and read back with what was told of sites; then that is undone', async () => {
    const done = new Promise<void>((resolve) => {
      downloads.on('Browser.downloadProgress', ({ state }) => state === 'completed' && resolve());
    });
    await press('Export settings');
    await done;
    const text = await readFile(join(folder, EXPORTED), 'utf8');
    const changed = join(folder, 'changed.json');
    const file = JSON.parse(text) as { settings: object };
    const settings = { ...file.settings, minHeight: 480 };
    await writeFile(changed, JSON.stringify({ ...file, ...LISTS, settings }));
    await choose(changed);
    await shows('480 pixels');
    expect(await valueOf('Minimum height')).toBe('0');
    await press('Import');
    await shows('The settings were imported.');
    expect(await valueOf('Minimum height')).toBe('480');
    await expect.poll(kept).toEqual({ choices: LISTS.choices, refused: LISTS.refused, shown: true });
    await press('Undo');
    await shows('Undone');
    expect(await valueOf('Minimum height')).toBe('0');
    await expect.poll(kept).toEqual({ choices: [], refused: [], shown: false });
  });

  it('change nothing where one of them is wrong', async () => {
    const wrong = join(folder, 'wrong.json');
    const settings = { minHeight: 480, cacheDays: 900 };
    const content = { format: 'cover-image-resolver-settings', version: 1, settings };
    await writeFile(wrong, JSON.stringify(content));
    await choose(wrong);
    await shows('A whole number from 1 to 30.');
    expect(await valueOf('Minimum height')).toBe('0');
    expect(await valueOf('Keep answers for at most')).toBe('1');
  });
});
