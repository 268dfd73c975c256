import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, WebWorker } from 'puppeteer-core';
import { extensionOf } from '../../scripts/browser/launch-browser';
import { killWorker, workerOf } from '../../scripts/browser/loaded-extension';
import type { ApiRequest, ApiResponse } from '../../src/contract/types';
import { buildCallerExtension } from '../caller-extension/build';
import type { Replay } from '../replay/replay';
import { startReplay } from '../replay/replay';
import type { ExtensionLaunch, LaunchedExtension } from './launch';
import { launchWithExtension } from './launch';

const CALLER_NAME = 'Cover caller';

export interface CheckedAnswer {
  call: ApiRequest;
  response: ApiResponse;
  valid: boolean;
  errors: string[];
}

/** A browser with our extension and one that calls it, on the replay web. */
export interface Session extends LaunchedExtension {
  replay: Replay;
  /** Sends messages from the other extension, all at once, and checks the answers against the schemas. */
  call(...calls: unknown[]): Promise<CheckedAnswer[]>;
  /** Sends one message and gives its answer. */
  ask(message: unknown): Promise<CheckedAnswer>;
  /**
   * Stops the worker as the browser may at any time; the next message starts a fresh one. It answers once before: a
   * worker that is stopped in its very first start has told the browser of no listener yet.
   */
  stopWorker(): Promise<void>;
  /** The same at once, whatever it is doing. */
  killWorker(): Promise<void>;
  /** Opens a page of the replay web in a tab of its own, in front. */
  visit(url: string): Promise<Page>;
}

/** Starts the replay web, the browser and both extensions. `extraExtensions` come on top. */
export async function startSession(launch: Partial<ExtensionLaunch> = {}): Promise<Session> {
  const callerPath = await mkdtemp(join(tmpdir(), 'caller-'));
  await buildCallerExtension(callerPath);
  const replay = await startReplay();
  const launched = await launchWithExtension({
    ...launch,
    replay,
    extraExtensions: [callerPath, ...(launch.extraExtensions ?? [])],
  });
  const caller = await workerOf(await extensionOf(launched.browser, CALLER_NAME));
  const call = (...calls: unknown[]) => callFrom(caller, launched.extension.id, calls);
  async function ask(message: unknown): Promise<CheckedAnswer> {
    const [answer] = await call(message);
    if (!answer) throw new Error('The calling extension gave no answer.');
    return answer;
  }
  const kill = async () => killWorker(await launched.worker());
  return {
    ...launched,
    replay,
    call,
    ask,
    async stopWorker() {
      await ask({ method: 'GET', path: '/health' });
      await kill();
    },
    killWorker: kill,
    async visit(url) {
      const page = await launched.browser.newPage();
      await page.goto(url);
      await page.bringToFront();
      return page;
    },
    async close() {
      await launched.close();
      await replay.stop();
      await rm(callerPath, { recursive: true, force: true });
    },
  };
}

function callFrom(caller: WebWorker, targetId: string, calls: unknown[]): Promise<CheckedAnswer[]> {
  type CallerScope = typeof globalThis & {
    callEndpoints(targetId: string, calls: unknown[]): Promise<CheckedAnswer[]>;
  };
  return caller.evaluate(
    (target, messages) => (globalThis as CallerScope).callEndpoints(target, messages),
    targetId,
    calls,
  );
}
