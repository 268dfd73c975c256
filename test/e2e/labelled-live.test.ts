/**
 * Labelled pages in the browser: what the live page is found to have as its cover is what its HTML is. Without their style
 * sheets and scripts, which are not kept, and with pictures as large as the pages say.
 */
import { readFile } from 'node:fs/promises';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extractPictures } from '../../src/resolver/extractors/extract-pictures';
import { KNOWN_MISSES, KNOWN_WRONG } from '../labelled/known-misses';
import type { LabelledPage } from '../labelled/labelled-page';
import { labelledPages, spellingOf } from '../labelled/labelled-page';
import { readTab } from './read-tab';
import { servedPicture } from './served-picture';
import type { Session } from './session';
import { startSession } from './session';

/** All of them would take some twenty-five minutes. */
const EVERY = 40;

/** A number that a name keeps, whatever other pages come. */
function numberOf(slug: string): number {
  let number = 0;
  for (const letter of slug) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return number;
}

/** Pages of which what is not kept tells the cover, and what that is. */
const UNKEPT: Readonly<Record<string, string>> = {
  'ba-tender-notice-nocover': 'how large the file of an emblem is',
  'cg-encheres-fr': 'the height of a box with a background',
  'cx-en-video-drystone': 'the height of a box with a background',
  'sw-google-sites': 'the height of a box with a background',
  'immo-maison-longere': 'the height of a box with a background',
  'podorlicko-album-88': 'how large the file of a banner is',
  'wz-gastenboek-duivenvereniging': 'how large the file of a drawn heading is',
  'w-custom-elements-irish-feature': 'what the scripts of its own elements show',
  'frameset-brass-band': 'the documents of its frames',
  'tb-tanstack-hygraph-es': 'the data that its script takes out of the page; the product reads the page anew',
};

const isMissed = ({ slug }: LabelledPage) => [KNOWN_MISSES, KNOWN_WRONG, UNKEPT].some((list) => slug in list);
const pages = labelledPages().filter((page) => numberOf(page.slug) % EVERY === 0 && !isMissed(page));

let session: Session;
beforeAll(async () => {
  session = await startSession({ grantAllSites: true });
});
afterAll(() => session.close());

async function answer(request: HTTPRequest, page: LabelledPage, body: Buffer): Promise<void> {
  const url = request.url();
  if (request.isNavigationRequest() && url === new URL(page.url).href)
    return request.respond({ contentType: page.contentType ?? 'text/html', body });
  if (/^(?:data|blob):/.test(url)) return request.continue();
  if (request.resourceType() === 'stylesheet')
    return request.respond({ contentType: 'text/css', body: '[style*="url("] { background-size: cover }' });
  if (request.resourceType() !== 'image') return request.abort();
  const covers = new Set([page.cover ?? '', ...page.acceptable]);
  await request.respond({
    contentType: 'image/svg+xml',
    body: servedPicture(url, body.toString('latin1'), covers),
  });
}

async function show(page: LabelledPage): Promise<Page> {
  const body = await readFile(new URL(`../labelled/${page.slug}/page.html`, import.meta.url));
  const tab = await session.browser.newPage();
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    answer(request, page, body).catch((fault: unknown) => console.warn(request.url(), fault));
  });
  await tab.goto(page.url, { waitUntil: 'load' });
  await tab.bringToFront();
  return tab;
}

it.each(pages)('$slug ($kind): $behavior', async (page) => {
  const tab = await show(page);
  const { pictures } = extractPictures(await readTab(session, tab.url()));
  await tab.close();
  const cover = pictures.find(({ isCover }) => isCover)?.url ?? null;
  expect([page.cover, ...page.acceptable].map(spellingOf)).toContain(spellingOf(cover));
});
