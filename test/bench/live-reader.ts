import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import { launchWithExtension } from '../e2e/launch';
import { startReplay } from '../replay/replay';
import { median } from './figures';
import type { Bench, Row } from './row';

const SCRIPT = '.output/chrome-mv3/page-reader.js';
const HOST = 'long.example.org';
const NODES = 100_000;
const RUNS = 15;
/** A page that is being changed has to be laid out once before anything of it can be measured. */
const MOST_LAYOUTS = 1;

/** Pictures among the nodes, and the milliseconds that reading them may take. */
const PAGES: readonly { pictures: number; limit?: number }[] = [
  { pictures: 500, limit: 30 },
  // As many as a snapshot holds: told, not judged.
  { pictures: 1_000 },
];

/** How long the live reader holds up a long page, each time as if it were the first: in a world of its own. */
export const liveReader: Bench = {
  name: 'live reader',
  async run() {
    const replay = await startReplay();
    const launched = await launchWithExtension({ replay });
    try {
      const code = await readFile(SCRIPT, 'utf8');
      const rows: Row[] = [];
      for (const { pictures, ...limit } of PAGES) {
        const headers = { 'content-type': 'text/html' };
        replay.on(HOST, '/', { headers, body: longPage(pictures) });
        const page = await launched.browser.newPage();
        await page.goto(`https://${HOST}/`);
        rows.push({
          name: `live reader, 100,000 nodes with ${pictures.toLocaleString('en-US')} pictures`,
          value: await readingMs(page, code),
          ...limit,
          unit: 'ms',
        });
        rows.push({
          name: `layouts that reading it forces, ${pictures.toLocaleString('en-US')} pictures`,
          value: await forcedLayouts(page, code),
          limit: MOST_LAYOUTS,
          unit: '',
        });
        await page.close();
      }
      return rows;
    } finally {
      await launched.close();
      await replay.stop();
    }
  },
};

async function readingMs(page: Page, code: string): Promise<number> {
  const nodes = await page.evaluate(() => {
    const walker = document.createTreeWalker(document);
    let count = 1;
    while (walker.nextNode()) count += 1;
    // Lays the page out, as one that a user looks at.
    return document.body.offsetHeight > 0 ? count : 0;
  });
  if (nodes < NODES) throw new Error(`The page has ${nodes} nodes and needs ${NODES}.`);
  const session = await page.createCDPSession();
  const { frameTree } = await session.send('Page.getFrameTree');
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // What the reading before has found by name is kept by the browser until the page changes.
    await page.evaluate(() => {
      document.body.append(document.createElement('span'));
      return document.body.offsetHeight;
    });
    runs.push(await oneReadingMs(session, frameTree.frame.id, code, `reader ${run}`));
  }
  return median(runs);
}

/** How often a reading makes the browser lay the page out, where something of it has just changed. */
async function forcedLayouts(page: Page, code: string): Promise<number> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  const { frameTree } = await session.send('Page.getFrameTree');
  const change = "document.body.style.paddingTop = '1px';";
  const before = await layoutCount(session);
  await oneReadingMs(session, frameTree.frame.id, `${change} ${code}`, 'changed');
  return (await layoutCount(session)) - before;
}

async function layoutCount(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const count = metrics.find(({ name }) => name === 'LayoutCount')?.value;
  if (count === undefined) throw new Error('The browser does not count its layouts.');
  return count;
}

async function oneReadingMs(
  session: CDPSession,
  frameId: string,
  code: string,
  worldName: string,
): Promise<number> {
  const world = await session.send('Page.createIsolatedWorld', { frameId, worldName });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId: world.executionContextId,
    expression: `(() => { const startMs = performance.now(); ${code}; return performance.now() - startMs; })()`,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`The reader failed: ${exceptionDetails.text}`);
  return result.value as number;
}

/** A long list of articles, each with a picture, as blogs and shops have them. */
function longPage(pictures: number): string {
  const article = (at: number, paragraphs: number) =>
    `<article class="card" id="a${at}"><a href="/${at}"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/${at}.jpg" alt="Picture ${at}" width="300" height="200" class="lazy"></a><h3>Heading ${at}</h3>${'<p>Some text, <b>bold</b> text, and more.</p>'.repeat(paragraphs)}</article>`;
  const nodesOfArticle = 5;
  const nodesOfParagraph = 5;
  const paragraphs = Math.ceil((NODES / pictures - nodesOfArticle) / nodesOfParagraph);
  const articles = Array.from({ length: pictures }, (_, at) => article(at, paragraphs));
  return `<!doctype html><title>Long</title><main>${articles.join('')}</main>`;
}
