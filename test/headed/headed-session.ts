import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Extension, Page, WebWorker } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browser/find-browser';
import { extensionOf, launchBrowser } from '../../scripts/browser/launch-browser';
import { workerOf } from '../../scripts/browser/loaded-extension';
import type { ApiResponse } from '../../src/contract/types';
import { buildCallerExtension } from '../caller-extension/build';
import type { Replay } from '../replay/replay';
import { startReplay } from '../replay/replay';
import type { Display } from './display';
import { startDisplay } from './display';

const EXTENSION = { path: '.output/chrome-mv3', name: 'Cover Image Resolver' } as const;
const CALLER_NAME = 'Cover caller';
/** As the session storage keeps what was clicked. */
const TARGET_LIFE_MS = 60_000;
/** As large as the window that shows a clicked link where no popup can be opened. */
const WINDOW = { type: 'popup', width: 440, height: 640 } as const;

/** A browser with windows on a display of its own, our extension as installed, and one that calls it. */
export interface HeadedSession {
  replay: Replay;
  display: Display;
  /** The worker of our extension. */
  worker: WebWorker;
  /** Opens the view of a clicked link in a small window, which outlives the browser's prompts. */
  viewLink(url: string): Promise<Page>;
  /** Opens a page of our extension, such as `options.html`, in a tab in front. */
  openOwnPage(path: string): Promise<Page>;
  /** What the other extension is answered to `GET /api/resolve`. */
  askApi(url: string): Promise<ApiResponse>;
  close(): Promise<void>;
}

/** Starts all of it. What was started is ended again where a later part fails. */
export async function startHeadedSession(): Promise<HeadedSession> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of closers.splice(0).toReversed()) await each();
  };
  try {
    const callerPath = await mkdtemp(join(tmpdir(), 'caller-'));
    closers.push(() => rm(callerPath, { recursive: true, force: true }));
    await buildCallerExtension(callerPath);
    const display = await startDisplay();
    closers.push(display.stop);
    const replay = await startReplay();
    closers.push(replay.stop);
    const browser = await launchHeaded(display, replay, [EXTENSION.path, callerPath]);
    closers.push(() => browser.close());
    const extension = await extensionOf(browser, EXTENSION.name);
    const caller = await workerOf(await extensionOf(browser, CALLER_NAME));
    const worker = await workerOf(extension);
    return {
      ...{ replay, display, worker, close },
      viewLink: (url) => viewLink(url, browser, worker),
      openOwnPage: async (path) => {
        const page = await browser.newPage();
        await page.goto(`chrome-extension://${extension.id}/${path}`);
        return page;
      },
      askApi: (url) => askApi(url, caller, extension),
    };
  } catch (fault) {
    await close();
    throw fault;
  }
}

/** The browser opens its windows where the environment says, so the variable is set for as long as it starts. */
async function launchHeaded(display: Display, replay: Replay, extensionPaths: string[]): Promise<Browser> {
  const executablePath = await findBrowser({ env: process.env, install: false, log: console.log });
  const before = process.env.DISPLAY;
  process.env.DISPLAY = display.name;
  try {
    return await launchBrowser({
      executablePath,
      extensionPaths,
      args: replay.chromiumArgs,
      headless: false,
    });
  } finally {
    if (before === undefined) delete process.env.DISPLAY;
    else process.env.DISPLAY = before;
  }
}

async function viewLink(url: string, browser: Browser, worker: WebWorker): Promise<Page> {
  const nonce = crypto.randomUUID();
  const opened = browser.waitForTarget((target) => target.url().endsWith(`?target=${nonce}`));
  await worker.evaluate(
    async (key, link, expiresAtMs, window) => {
      type Chrome = {
        storage: { session: { set(items: object): Promise<void> } };
        windows: { create(options: object): Promise<object> };
      };
      const { storage, windows } = (globalThis as unknown as { chrome: Chrome }).chrome;
      const target = { kind: 'link', url: link, privateWindow: false };
      await storage.session.set({ [`pending-target:${key}`]: { target, expiresAtMs } });
      await windows.create({ ...window, url: `/popup.html?target=${key}` });
    },
    nonce,
    url,
    Date.now() + TARGET_LIFE_MS,
    WINDOW,
  );
  const page = await (await opened).page();
  if (!page) throw new Error('The window of the clicked link did not open.');
  return page;
}

async function askApi(url: string, caller: WebWorker, { id }: Extension): Promise<ApiResponse> {
  type Answer = { response: ApiResponse; errors: string[] };
  type CallerScope = typeof globalThis & {
    callEndpoints(targetId: string, calls: unknown[]): Promise<Answer[]>;
  };
  const [answer] = await caller.evaluate(
    (target, asked) =>
      (globalThis as CallerScope).callEndpoints(target, [
        { method: 'GET', path: '/api/resolve', query: { url: asked } },
      ]),
    id,
    url,
  );
  if (!answer || answer.errors.length > 0) throw new Error(`No valid answer: ${answer?.errors.join() ?? ''}`);
  return answer.response;
}
