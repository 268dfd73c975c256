import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import type { Reply } from '../replay/replay';
import type { Session } from './session';
import { startSession } from './session';

/** Neither host has been granted. */
const PAGE_HOST = 'stories.example.org';
const PICTURE_HOST = 'pictures.example.net';
const PICTURE_URL = `https://${PICTURE_HOST}/cover.jpg`;

let session: Session;
beforeAll(async () => {
  session = await startSession();
});
beforeEach(async () => {
  session.replay.reset();
  session.replay.clearLog();
});
afterAll(() => session.close());

/** A page that declares `imageUrl` as its cover. */
function serve(path: string, imageUrl: string): string {
  session.replay.on(PAGE_HOST, path, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><title>A story</title><meta property="og:image" content="${imageUrl}"><p>Text`,
  });
  return `https://${PAGE_HOST}${path}`;
}

async function servePicture(how: Pick<Reply, 'stall'> = {}): Promise<void> {
  const body = await makePicture({ format: 'jpg', width: 1200, height: 630 });
  session.replay.on(PICTURE_HOST, '/cover.jpg', {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
    body,
    ...how,
  });
}

async function popupSays(url: string, text: string) {
  const page = await session.visit(url);
  const popup = await session.openPopup(page);
  const wanted = (expected: string) => document.body.innerText.includes(expected);
  await popup.waitForFunction(wanted, { timeout: 15_000 }, text);
}

/** How many of our documents show pictures unseen. */
async function offscreenDocuments(): Promise<number> {
  const worker = await session.worker();
  return worker.evaluate(async () => {
    type Runtime = { getContexts(filter: object): Promise<unknown[]> };
    const { runtime } = (globalThis as unknown as { chrome: { runtime: Runtime } }).chrome;
    const contexts = await runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
    return contexts.length;
  });
}

describe('a picture on a host that was not granted', () => {
  it('is not shown for another extension, which learns what to allow', async () => {
    await servePicture();
    const url = serve('/called', PICTURE_URL);
    const { response } = await session.ask({ method: 'GET', path: '/api/resolve', query: { url } });
    expect(response).toMatchObject({
      status: 502,
      body: { error: { details: [{ reason: 'permission_required', origin: `https://${PAGE_HOST}` }] } },
    });
    expect(session.replay.requestsTo(PICTURE_HOST)).toEqual([]);
    expect(await offscreenDocuments()).toBe(0);
  });

  it('is told apart from a page that cannot be reached, where it is gone', async () => {
    session.replay.on(PICTURE_HOST, '/cover.jpg', { status: 404, body: '' });
    await popupSays(serve('/gone', PICTURE_URL), 'No picture that this page names could be loaded.');
    expect(session.replay.requestsTo(PICTURE_HOST)).not.toEqual([]);
  });

  it('is measured in one offscreen document by showing it, without a referrer', async () => {
    await servePicture();
    await popupSays(serve('/story', PICTURE_URL), '1200 × 630');
    expect(await offscreenDocuments()).toBe(1);
    const [first] = session.replay.requestsTo(PICTURE_HOST);
    expect(first).toMatchObject({ headers: { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' } });
    expect(first?.headers).not.toHaveProperty('referer');
    expect(first?.headers).not.toHaveProperty('origin');
  });

  it('is measured by its first bytes, though the rest never comes', async () => {
    await servePicture({ stall: 'mid-body' });
    await popupSays(serve('/slow', PICTURE_URL), '1200 × 630');
    expect(session.replay.requestsTo(PICTURE_HOST)).not.toEqual([]);
  });

  it('is measured again after the worker was killed, in the document that is there', async () => {
    await servePicture();
    await popupSays(serve('/before', PICTURE_URL), '1200 × 630');
    await session.stopWorker();
    await popupSays(serve('/after', PICTURE_URL), '1200 × 630');
    expect(await offscreenDocuments()).toBe(1);
  });

  it.each(['http://192.168.1.1/cover.jpg', 'http://127.0.0.1/cover.jpg', 'https://router/cover.jpg'])(
    'is never asked for on this network: %s',
    async (address) => {
      const page = await session.visit(serve(`/private-${new URL(address).hostname}`, address));
      const popup = await session.openPopup(page);
      await popup.waitForFunction(() => document.body.innerText.includes('private'), { timeout: 15_000 });
      expect(session.replay.requestsTo(new URL(address).hostname)).toEqual([]);
    },
  );
});
