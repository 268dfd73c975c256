import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeWelcome } from '../../test/e2e-firefox/welcome-tab';
import { startReplayProxy } from '../../test/firefox/replay-proxy';
import { startReplay } from '../../test/replay/replay';
import { registerSitePages } from '../../test/replay/site-pages';
import { askWorker } from '../demo/ask-worker';
import { DEMO_PAGES } from '../demo/demo-pages';
import type { DemoPage } from '../demo/demo-pages';
import { formatAnswers } from '../demo/format-result';
import { showsItsCover } from '../demo/shows-its-cover';
import type { Firefox } from './firefox';
import { openFirefoxPopup } from './firefox-popup';
import type { FirefoxPopup } from './firefox-popup';
import { launchFirefox } from './launch-firefox';

const EXTENSION = '.output/firefox-mv3';
const ADDON_ID = '@cover-image-resolver';
const PICTURES = '.output/demo';

/** Shows each demo page in a Firefox without a window: what the popup finds, as text and as screenshots. */
export async function runFirefoxDemo(executablePath: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  await withDemoFirefox(executablePath, { headless: true }, async (firefox) => {
    // It comes in front of the first page, and the popup would tell of it.
    await closeWelcome(firefox, ADDON_ID);
    for (const page of DEMO_PAGES) await showPage(firefox, page);
  });
}

/** Opens Firefox on the first demo page with the extension loaded; settles when its last window is closed. */
export async function openFirefoxWindow(executablePath: string): Promise<void> {
  await withDemoFirefox(executablePath, { headless: false }, async (firefox) => {
    await firefox.visit(DEMO_PAGES[0].url);
    console.log('Firefox is open on a page of a small local web; no request of it reaches the internet.');
    console.log('Press the extension in the toolbar (the puzzle piece lists it). Close the window to end.');
    for (const { about, url } of DEMO_PAGES) console.log(`  ${url}  ${about}`);
    await firefox.closed;
  });
}

async function withDemoFirefox(
  executablePath: string,
  { headless }: { headless: boolean },
  show: (firefox: Firefox) => Promise<void>,
): Promise<void> {
  const replay = await startReplay();
  registerSitePages(replay);
  const proxy = await startReplayProxy(replay);
  try {
    const firefox = await launchFirefox({
      executablePath,
      extensionPaths: [EXTENSION],
      headless,
      proxyPort: proxy.port,
    });
    try {
      await show(firefox);
    } finally {
      await firefox.close();
    }
  } finally {
    await proxy.close();
    await replay.stop();
  }
}

async function showPage(firefox: Firefox, { slug, about, url }: DemoPage): Promise<void> {
  console.log(`\n── ${about}: ${url}`);
  await firefox.visit(url);
  const popup = await openFirefoxPopup(firefox, ADDON_ID);
  const fresh = await askWorker(popup, { refresh: true, debug: true });
  const cached = await askWorker(popup, {});
  for (const line of formatAnswers(fresh, cached)) console.log(line);
  console.log(`screenshots of the popup: ${(await photograph(popup, slug)).join(', ')}`);
  await popup.close();
}

/** The popup as it opens, and scrolled to its end. */
async function photograph(popup: FirefoxPopup, slug: string): Promise<string[]> {
  await popup.waitFor(showsItsCover);
  const places = { [`firefox-${slug}`]: 0, [`firefox-${slug}-end`]: Number.MAX_SAFE_INTEGER };
  const files: string[] = [];
  for (const [name, top] of Object.entries(places)) {
    const file = join(PICTURES, `${name}.png`);
    await popup.evaluate((y) => window.scrollTo(0, y), top);
    await writeFile(file, await popup.screenshot());
    files.push(file);
  }
  return files;
}
