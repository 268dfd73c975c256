import type { Page } from 'puppeteer-core';
import type { Session } from '../e2e/session';
import { startSession } from '../e2e/session';
import { makePicture } from '../replay/pictures';
import { median } from './figures';
import type { Bench, Row } from './row';

const HOST = 'bench.example.org';
const DELAY_MS = 100;
const COLD_RUNS = 15;
const CLICKS = 11;
/** With the declared cover five to one host, which is how many may be asked for at once. */
const PICTURES = 4;

/** Pages in a real browser: by message from another extension, and by the toolbar button. */
export const pages: Bench = {
  name: 'pages',
  async run() {
    return [...(await withSession(true, coldPage)), ...(await withSession(false, clicks))];
  },
};

async function withSession(
  grantAllSites: boolean,
  measure: (session: Session) => Promise<Row[]>,
): Promise<Row[]> {
  const session = await startSession({ grantAllSites });
  try {
    await serveSite(session);
    return await measure(session);
  } finally {
    await session.close();
  }
}

/** Every page declares a cover and shows four pictures; all of them are made before anything is timed. */
async function serveSite({ replay }: Session): Promise<void> {
  const body = await makePicture({ format: 'jpg', width: 1200, height: 630 });
  const images = Array.from(
    { length: PICTURES },
    (_, index) => `<img src="/p/${index}.jpg" width="600" height="315">`,
  );
  const head = '<title>A page</title><meta property="og:image" content="/p/cover.jpg">';
  const html = `<!doctype html><html><head>${head}</head><body><article>${images.join('')}</article></body></html>`;
  replay.on(HOST, /^\/page-/, { headers: { 'content-type': 'text/html; charset=utf-8' }, body: html });
  replay.on(HOST, /^\/p\//, { headers: { 'content-type': 'image/jpeg' }, body });
}

async function coldPage({ replay, ask }: Session): Promise<Row[]> {
  const run = async (name: string) => {
    const url = `https://${HOST}/page-${name}`;
    const startMs = performance.now();
    const { response } = await ask({ method: 'GET', path: '/api/resolve', query: { url } });
    if (response.status !== 200)
      throw new Error(`The benchmark's page was not resolved: ${JSON.stringify(response.body)}`);
    return performance.now() - startMs;
  };
  await run('warm-up');
  replay.alter(HOST, { delayMs: DELAY_MS });
  const runs: number[] = [];
  for (let index = 0; index < COLD_RUNS; index += 1) runs.push(await run(`${index}`));
  replay.alter(HOST, {});
  return [
    {
      name: 'cold /api/resolve over two 100 ms round trips',
      value: median(runs) / (2 * DELAY_MS),
      limit: 1.25,
      unit: '×',
    },
  ];
}

async function clicks(session: Session): Promise<Row[]> {
  const warm: Moments[] = [];
  const cold: Moments[] = [];
  for (let index = 0; index < CLICKS; index += 1) {
    await session.killWorker();
    cold.push(await click(session, `cold-${index}`));
    warm.push(await click(session, `warm-${index}`));
  }
  const row = (name: string, values: number[], limit?: number): Row => ({
    name: `toolbar click to ${name}`,
    value: median(values),
    ...(limit === undefined ? {} : { limit }),
    unit: 'ms',
  });
  return [
    row(
      'first picture, worker warm',
      warm.map(({ firstMs }) => firstMs),
      100,
    ),
    row(
      'final cover, worker warm',
      warm.map(({ finalMs }) => finalMs),
    ),
    row(
      'first picture, worker cold',
      cold.map(({ firstMs }) => firstMs),
      300,
    ),
    row(
      'final cover, worker cold',
      cold.map(({ finalMs }) => finalMs),
    ),
  ];
}

interface Moments {
  firstMs: number;
  finalMs: number;
}

/** Milliseconds from the popup's start to its first picture and to the cover it ends with. */
async function click(session: Session, name: string): Promise<Moments> {
  const page = await session.visit(`https://${HOST}/page-${name}`);
  const popup = await session.openPopup(page);
  await popup.waitForFunction(() => document.body.innerText.includes('Found in'), { timeout: 15_000 });
  const moments = await popup.evaluate(async () => {
    const cover = document.querySelector<HTMLImageElement>('.stage img');
    await cover?.decode();
    const pictures = performance
      .getEntriesByType('resource')
      .filter(({ name: url }) => url.startsWith('https:'));
    const ends = pictures.map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    const final = pictures.find(({ name: url }) => url === cover?.src) as
      | PerformanceResourceTiming
      | undefined;
    return { firstMs: Math.min(...ends), finalMs: final?.responseEnd ?? Number.NaN };
  });
  await closeBoth(popup, page);
  return moments;
}

async function closeBoth(popup: Page, page: Page): Promise<void> {
  // The popup goes with the focus of its page.
  await page.close();
  if (!popup.isClosed()) await popup.close().catch((fault: Error) => console.warn(fault.message));
}
