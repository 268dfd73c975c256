import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { buildGallery } from '../../test/ui/gallery/build-gallery';
import { openState } from '../../test/ui/gallery/open-state';
import { SCREENS } from '../../test/ui/gallery/screens';
import { LANGUAGES, PANEL_VIEWS, type Shot, shotPath, THEMES, VIEWS } from './views';

const VIEW_HEIGHT_PX = 600;

/** Photographs every screen and state in all languages, themes and views, and names the pictures. */
export async function takeScreenshots(
  browser: Browser,
  folder: string,
  log: (line: string) => void,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const { gallery, name: screen, states } of SCREENS) {
    await mkdir(join(folder, screen), { recursive: true });
    const html = await buildGallery(gallery);
    for (const state of states) {
      for (const language of LANGUAGES) {
        const page = await openState(browser, html, state, { language });
        shots.push(...(await photograph(page, folder, { screen, state, language })));
        await page.close();
      }
    }
    log(`${screen}: ${states.length} states`);
  }
  return shots;
}

/** One page is enough for all: themes and widths change while it stands. */
async function photograph(
  page: Page,
  folder: string,
  what: Pick<Shot, 'screen' | 'state' | 'language'>,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const theme of THEMES) {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    for (const { name: view, width, zoom } of what.screen === 'panel' ? PANEL_VIEWS : VIEWS) {
      const shot: Shot = { ...what, theme, view };
      const path = join(folder, shotPath(shot));
      await mkdir(dirname(path), { recursive: true });
      await page.setViewport({ width, height: VIEW_HEIGHT_PX, deviceScaleFactor: zoom });
      // Beyond the viewport the browser takes an empty picture of some pages from right to left.
      await page.screenshot({ path: path as `${string}.png`, fullPage: true, captureBeyondViewport: false });
      shots.push(shot);
    }
  }
  return shots;
}
