/** The covers of all tabs of a window, in Firefox: asked for, found, saved, and nothing kept when all sites are taken back. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSitePages, SITE_PAGES } from '../replay/site-pages';
import { SITE_COVERS } from '../replay/site-covers';
import { allowDownloads, saveDownloadsIn, visitOwnPage } from './browser-state';
import { pressKey } from './press-key';
import { press } from './real-clicks';
import { silentSessionForFile } from './session-for-file';
import { storeSettings } from './store-settings';

const SETTLED = { timeout: 30_000, interval: 100 };

let folder: string;
// Before the session, so that it is done after it.
afterAll(() => rm(folder, { recursive: true, force: true }));
const session = silentSessionForFile();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'all-tabs-'));
  await saveDownloadsIn(session, folder);
  await allowDownloads(session);
});

const text = () => session.evaluate('tab', () => document.body.innerText);
const shows = (wanted: string) => expect.poll(text, SETTLED).toContain(wanted);

/** Presses "Allow" in the browser's own prompt. */
function allowPrompt(): Promise<unknown> {
  const look = () =>
    session.inChrome(({ window }) => {
      type Prompt = { button: HTMLButtonElement };
      const { PopupNotifications } = window as unknown as {
        PopupNotifications: { panel: { firstElementChild: Prompt | null } };
      };
      const button = PopupNotifications.panel.firstElementChild?.button;
      button?.click();
      return button !== undefined;
    });
  return expect.poll(look, SETTLED).toBe(true);
}

describe('the covers of all tabs, in Firefox', () => {
  it('are asked for, found, saved, and none is seen any more once all sites are taken back', async () => {
    registerSitePages(session.replay);
    await session.visit(SITE_PAGES.article.url);
    await session.visit(SITE_PAGES.recipe.url);
    await visitOwnPage(session, 'all-tabs.html');
    await shows('need your permission');

    await press(session, 'tab', 'button', 'Allow all tabs and sites');
    await allowPrompt();
    await shows('2 covers found');
    const pictures = await session.evaluate('tab', () =>
      [...document.querySelectorAll('.page img')].map((image) => image.getAttribute('src')),
    );
    const covers = ['article', 'recipe'].map((name) => SITE_COVERS.find((site) => site.name === name)?.cover);
    expect(pictures).toEqual(covers);

    await press(session, 'tab', 'button', 'Save 2 pictures');
    await shows('2 pictures saved.');
    expect((await readdir(folder)).toSorted()).toEqual([
      'Plum cake with a crust of salt.jpg',
      'The lake that keeps its ice until June.webp',
    ]);

    await session.evaluate('tab', storeSettings, { downloadFormat: 'jpg' } as const);
    await visitOwnPage(session, 'all-tabs.html');
    await shows('2 covers found');
    await press(session, 'tab', 'button', 'Save 2 pictures');
    await shows('2 pictures saved.');
    const jpeg = await sharp(join(folder, 'The lake that keeps its ice until June.jpg')).metadata();
    expect(jpeg).toMatchObject({ format: 'jpeg', width: 1600, height: 900 });

    // By the key, too.
    await session.visit(SITE_PAGES.article.url);
    await pressKey(session, 'D');
    const second = join(folder, 'The lake that keeps its ice until June(1).jpg');
    await expect
      .poll(
        () =>
          sharp(second)
            .metadata()
            .then(({ format }) => format, String),
        { timeout: 20_000 },
      )
      .toBe('jpeg');

    await visitOwnPage(session, 'options.html#sites');
    await press(session, 'tab', '#sites button', 'Take back');
    await expect
      .poll(() =>
        session.evaluate('tab', () =>
          (
            globalThis as unknown as {
              browser: { permissions: { getAll(): Promise<{ permissions: string[] }> } };
            }
          ).browser.permissions.getAll(),
        ),
      )
      .not.toMatchObject({ permissions: expect.arrayContaining(['tabs']) as string[] });
  });
});
