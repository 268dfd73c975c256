/**
 * `npm run screenshots`: every screen and state in both themes, three languages and several sizes.
 * `npm run screenshots -- --compare BEFORE [AFTER]`: takes none, and shows those of two folders or git revisions
 * beside each other; AFTER is docs/screenshots as it is now.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findBrowser } from './browser/find-browser';
import { launchBrowser } from './browser/launch-browser';
import { BEST_SHOTS } from './screenshots/best-shots';
import { changedShots } from './screenshots/changed-shots';
import { compareScreenshots } from './screenshots/compare';
import { ensureFonts } from './screenshots/ensure-fonts';
import { KEPT_FOLDER } from './screenshots/picture-set';
import { writeSheet } from './screenshots/sheet';
import { takeScreenshots } from './screenshots/take-screenshots';
import { shotPath } from './screenshots/views';

const FOLDER = '.output/screenshots';
const BEFORE = '.output/screenshots-before';
const MOST_PAIRS = 24;
const USAGE = 'Usage: npm run screenshots [-- --compare BEFORE [AFTER]], each a folder or a git revision';

const [option, ...sources] = process.argv.slice(2);
try {
  if (option === undefined) await photographAll();
  else await compare(option, sources);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function compare(word: string, [before, after, ...rest]: string[]): Promise<void> {
  if (word !== '--compare' || before === undefined || rest.length > 0) throw new Error(USAGE);
  return compareScreenshots({ before, after, log: console.log });
}

async function photographAll(): Promise<void> {
  await ensureFonts({ log: console.log });
  const executablePath = await findBrowser({ env: process.env, install: true, log: console.log });
  await rm(BEFORE, { recursive: true, force: true });
  if (existsSync(FOLDER)) await rename(FOLDER, BEFORE);
  await mkdir(FOLDER, { recursive: true });
  const browser = await launchBrowser({ executablePath, extensionPaths: [], args: [], headless: true });
  try {
    const shots = await takeScreenshots(browser, FOLDER, console.log);
    const narrow = shots.filter(({ language, view }) => language === 'en' && /^3[06]0$/.test(view));
    const pictures = narrow.map((shot) => ({
      caption: `${shot.state}, ${shot.theme}`,
      path: shotPath(shot),
    }));
    await writeSheet(browser, FOLDER, 'sheet', pictures);
    const changed = existsSync(BEFORE) ? await changedShots(FOLDER, BEFORE, shots) : [];
    const pairs = changed.filter(({ isNew }) => !isNew).slice(0, MOST_PAIRS);
    const sides = pairs.flatMap(({ shot }) => [
      { caption: `before: ${shotPath(shot)}`, path: `../screenshots-before/${shotPath(shot)}` },
      { caption: 'after', path: shotPath(shot) },
    ]);
    if (sides.length > 0) await writeSheet(browser, FOLDER, 'before-after', sides, 'pairs');
    console.log(`${shots.length} pictures in ${FOLDER}, ${changed.length} changed since the run before.`);
  } finally {
    await browser.close();
  }
  await keepTheBest();
}

/** Few colors are enough for a screen with one picture, and a quarter of the size. */
async function keepTheBest(): Promise<void> {
  await mkdir(KEPT_FOLDER, { recursive: true });
  for (const { name, shot } of BEST_SHOTS) {
    const file = join(KEPT_FOLDER, `${name}.png`);
    await sharp(join(FOLDER, shotPath(shot)))
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(file);
    console.log(file);
  }
}
