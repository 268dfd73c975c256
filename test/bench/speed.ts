import type { Extension, WebWorker } from 'puppeteer-core';
import { extensionOf } from '../../scripts/browser/launch-browser';
import { workerOf } from '../../scripts/browser/loaded-extension';
import type { Session } from '../e2e/session';
import { startSession } from '../e2e/session';
import { makePicture } from '../replay/pictures';
import { TIER_FILES } from '../replay/videos';
import { median, percentile } from './figures';
import type { Bench, Row } from './row';

const EMPTY_EXTENSION = 'test/bench/empty-extension';
const PICTURE_DELAY_MS = 100;
/** Few: a caller may ask thirty times at once. */
const TOLD_RUNS = 3;
const COLD_RUNS = 21;
const MESSAGE_RUNS = 300;
const WAKE_RUNS = 60;

/** The speed of the built extension in a real browser, as ratios within one run. */
export const speed: Bench = {
  name: 'speed',
  async run() {
    const session = await startSession({ extraExtensions: [EMPTY_EXTENSION] });
    try {
      await servePictures(session);
      const empty = await extensionOf(session.browser, 'Empty');
      const caller = await workerOf(await extensionOf(session.browser, 'Cover caller'));
      return [
        ...(await coldResolve(session, caller)),
        await cachedAnswer(session, caller, empty),
        await coldWake(session, caller, empty),
      ];
    } finally {
      await session.close();
    }
  },
};

/** Every video has all five pictures. They are made before anything is timed. */
async function servePictures({ replay }: Session): Promise<void> {
  for (const [name, { width, height }] of Object.entries(TIER_FILES)) {
    const body = await makePicture({ format: 'jpg', width, height });
    replay.on('i.ytimg.com', new RegExp(`/${name}\\.jpg$`), {
      headers: { 'content-type': 'image/jpeg' },
      body,
    });
  }
}

function video(index: number, debug = true) {
  const videoId = `bench${String(index).padStart(6, '0')}`;
  return {
    method: 'POST',
    path: '/v1/resolve',
    body: { url: `https://youtu.be/${videoId}`, options: { debug } },
  };
}

async function coldResolve({ replay, extension }: Session, caller: WebWorker): Promise<Row[]> {
  await roundTripMs(caller, extension.id, video(0));
  replay.alter('i.ytimg.com', { delayMs: PICTURE_DELAY_MS });
  const runs = [];
  for (let index = 1; index <= COLD_RUNS; index += 1)
    runs.push(await roundTripMs(caller, extension.id, video(index, false)));
  replay.alter('i.ytimg.com', {});
  // With `debug` a video's alternatives are probed too, so it is not what is timed.
  const told = [];
  for (let index = COLD_RUNS + 1; index <= COLD_RUNS + TOLD_RUNS; index += 1)
    told.push(await roundTripMs(caller, extension.id, video(index)));
  const bytes = told.map(({ answer }) =>
    sum((answer as DebugAnswer).body.trace.requests.filter(isTier).map((request) => request.bytes)),
  );
  const totalMs = median(runs.map(({ ms }) => ms));
  return [
    {
      name: 'cold /v1/resolve over one 100 ms round trip',
      value: totalMs / PICTURE_DELAY_MS,
      limit: 1.25,
      unit: '×',
    },
    { name: 'bytes read of five thumbnails, per resolve', value: median(bytes) / 1_000, unit: 'kB' },
  ];
}

async function cachedAnswer({ extension }: Session, caller: WebWorker, empty: Extension): Promise<Row> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < MESSAGE_RUNS; run += 1) {
    theirs.push((await roundTripMs(caller, empty.id, video(1, false))).ms);
    // The gate lets thirty through at once; a health check is what keeps the worker's pace between them.
    if (run % RATE_BURST === 0) await refillGate(extension);
    ours.push((await roundTripMs(caller, extension.id, video(1, false))).ms);
  }
  return {
    name: 'a cached answer over an empty message',
    value: median(ours) / median(theirs),
    limit: 2,
    unit: '×',
  };
}

const RATE_BURST = 25;

/** A worker that starts anew has a full bucket for every caller; one message wakes it. */
async function refillGate(extension: Extension): Promise<void> {
  await (await workerOf(extension)).close();
}

async function coldWake({ extension }: Session, caller: WebWorker, empty: Extension): Promise<Row> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < WAKE_RUNS; run += 1) {
    theirs.push(await wakeMs(caller, empty));
    ours.push(await wakeMs(caller, extension));
  }
  return {
    name: 'p95 of waking the worker, over an empty worker’s',
    value: percentile(ours, 95) / percentile(theirs, 95),
    limit: 2,
    unit: '×',
  };
}

async function wakeMs(caller: WebWorker, extension: Extension): Promise<number> {
  await (await workerOf(extension)).close();
  return (await roundTripMs(caller, extension.id, { method: 'GET', path: '/health' })).ms;
}

interface DebugAnswer {
  body: { trace: { requests: { url: string; bytes: number }[] } };
}

/** One of the five ready-made thumbnails. */
function isTier({ url }: { url: string }): boolean {
  return /\/(?:maxres|sd|hq|mq)?default\.jpg$/.test(url);
}

/** Milliseconds from sending a message to its answer, as the calling extension sees them. */
function roundTripMs(
  caller: WebWorker,
  targetId: string,
  message: object,
): Promise<{ ms: number; answer: unknown }> {
  return caller.evaluate(
    async (target, sent) => {
      type Runtime = { sendMessage(target: string, message: object): Promise<unknown> };
      const { runtime } = (globalThis as unknown as { chrome: { runtime: Runtime } }).chrome;
      const startMs = performance.now();
      const answer = await runtime.sendMessage(target, sent);
      return { ms: performance.now() - startMs, answer };
    },
    targetId,
    message,
  );
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
