/** The options page in Firefox, with the stores that ship: what is set there is kept, and holds elsewhere. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COVER_URL, WATCH_URL } from '../e2e/copy-cases';
import { closeTab, isAtRest, saveDownloadsIn, visitOwnPage } from './browser-state';
import { press } from './real-clicks';
import { ADDON_ID } from './session';
import { silentSessionForFile } from './session-for-file';

const EXPORTED = 'cover-image-resolver-settings.json';
const SETTLED = { timeout: 15_000, interval: 50 };

let folder: string;
// Before the session, so that it is done after it.
afterAll(() => rm(folder, { recursive: true, force: true }));
const session = silentSessionForFile();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'options-'));
  await saveDownloadsIn(session, folder);
});
beforeEach(async () => {
  await open();
});
afterEach(async () => {
  await closeTab(session);
});

async function open(): Promise<void> {
  await visitOwnPage(session, 'options.html');
  await shows('Minimum width');
}

const text = () => session.evaluate('tab', () => document.body.innerText);
const shows = (wanted: string) => expect.poll(text, SETTLED).toContain(wanted);
const click = (selector: string, label?: string) => press(session, 'tab', selector, label);

/** Runs in the page. The value of the field of that label; another one is typed where it is given. */
function fieldValue(label: string, typed: string | null): string {
  const named = [...document.querySelectorAll('label')].find((each) => each.innerText === label);
  const field = document.getElementById(named?.htmlFor ?? '') as HTMLInputElement;
  if (typed !== null) {
    field.focus();
    field.value = typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.blur();
  }
  return field.value;
}
const valueOf = (label: string) => session.evaluate('tab', fieldValue, label, null);
const fill = (label: string, typed: string) => session.evaluate('tab', fieldValue, label, typed);

/** Runs in the page. As when the user has picked a file of that content. */
function chooseFile(name: string, content: string): void {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], name, { type: 'application/json' }));
  if (!picker) throw new Error('There is no field for a file.');
  picker.files = chosen.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}
const choose = (content: string) => session.evaluate('tab', chooseFile, 'settings.json', content);

describe('the options page, in Firefox', () => {
  it('keeps what is typed, also when it is opened again, and takes it back', async () => {
    await fill('Minimum width', '640');
    await shows('Saved. Minimum width: 640 pixels.');
    await closeTab(session);
    await open();
    expect(await valueOf('Minimum width')).toBe('640');
    await fill('Minimum width', '0');
    await shows('Saved. Minimum width: 0 pixels.');
    await click('button', 'Undo');
    await shows('Undone');
    expect(await valueOf('Minimum width')).toBe('640');
    await fill('Minimum width', '0');
    await shows('Saved. Minimum width: 0 pixels.');
  });

  it('is the one that Firefox opens for the add-on', async () => {
    const page = await session.inChrome(({ WebExtensionPolicy }, id) => {
      type Options = { manifest: { options_ui: { page: string; open_in_tab: boolean } } };
      const extension = WebExtensionPolicy.getByID(id)?.extension as unknown as Options | undefined;
      return extension?.manifest.options_ui;
    }, ADDON_ID);
    expect(page).toMatchObject({ page: expect.stringMatching(/\/options\.html$/), open_in_tab: true });
  });

  it('decides in the popup what is preferred', async () => {
    await click('#cover label', 'Largest');
    await shows('Saved. Best cover: Largest.');
    await session.visit(WATCH_URL);
    const popup = await session.openPopup();
    await popup.textWith('5 covers');
    await popup.waitFor(isAtRest);
    // As pixels and quality add up to where both count.
    expect(await popup.text()).not.toContain('4,922');
    expect(await popup.evaluate(() => document.querySelector<HTMLImageElement>('.stage img')?.src)).toBe(
      COVER_URL,
    );
    await popup.close();
    await closeTab(session);
    await click('button', 'Undo');
    await shows('Undone');
  });

  it('clears the cache, and says how much there was', async () => {
    await session.visit(WATCH_URL);
    const popup = await session.openPopup();
    await popup.textWith('4,922');
    // Closed earlier, it leaves questions to its storage without a listener, which Firefox logs.
    await popup.waitFor(isAtRest);
    await popup.close();
    await closeTab(session);
    await closeTab(session);
    await open();
    await shows('1 page');
    await click('button', 'Clear cache');
    await click('button', 'Clear now');
    await shows('The cache was cleared.');
    await expect.poll(text, SETTLED).toContain('0 pages');
  });
});

describe('another extension, on the options page in Firefox', () => {
  it('is listed with its requests, blocked, and answered again after Undo', async () => {
    const ask = async () => {
      const [answer] = await session.call({ method: 'GET', path: '/api/resolve', query: { url: WATCH_URL } });
      return answer?.response.status;
    };
    expect(await ask()).toBe(200);
    await closeTab(session);
    await open();
    await shows('1 request');
    await click('#extensions .row-actions button', 'Block');
    const notice = () =>
      session.evaluate('tab', () => document.querySelector('.notice-bar output')?.textContent);
    await expect.poll(notice, SETTLED).toContain('Blocked:');
    expect(await ask()).toBe(403);
    await click('button', 'Undo');
    await shows('Undone');
    expect(await ask()).toBe(200);
  });
});

describe('settings in a file, in Firefox', () => {
  const neverUsed = () => session.evaluate('tab', () => document.querySelector('#sites')?.textContent);

  it('are saved, changed, and read back with pictures never used; then that is undone', async () => {
    await click('button', 'Export settings');
    await shows(`The settings were saved as ${EXPORTED}.`);
    const saved = () => readFile(join(folder, EXPORTED), 'utf8').catch(() => '');
    await expect.poll(saved, SETTLED).toContain('"minHeight"');
    const file = JSON.parse(await saved()) as { settings: object };
    const refused = [{ site: 'shop.example', url: 'https://cdn.shop.example/card.png', otherUrls: [] }];
    await choose(JSON.stringify({ ...file, refused, settings: { ...file.settings, minHeight: 480 } }));
    await shows('480 pixels');
    expect(await valueOf('Minimum height')).toBe('0');
    await click('#transfer button.primary', 'Import');
    await shows('The settings were imported.');
    expect(await valueOf('Minimum height')).toBe('480');
    await expect.poll(neverUsed, SETTLED).toContain('card.png');
    await click('button', 'Undo');
    await shows('Undone');
    expect(await valueOf('Minimum height')).toBe('0');
    await expect.poll(neverUsed, SETTLED).not.toContain('card.png');
  });

  it.each([
    ['a value that cannot be', { minHeight: 480, cacheDays: 900 }, 'A whole number from 1 to 30.'],
    ['a setting of another kind', { hasCopyMenus: 'yes' }, 'Either true or false.'],
  ])('change nothing where there is %s', async (_what, settings, why) => {
    await choose(JSON.stringify({ format: 'cover-image-resolver-settings', version: 1, settings }));
    await shows(why);
    expect(await valueOf('Minimum height')).toBe('0');
  });
});
