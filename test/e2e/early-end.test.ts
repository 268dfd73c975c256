import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResolveResult } from '../../src/resolver/types';
import { makePicture } from '../replay/pictures';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'long.example.org';
const SITE = `https://${HOST}`;
const [COVER, BODY] = [`${SITE}/lake-at-dawn.jpg`, `${SITE}/in-the-text.jpg`];
const PARAGRAPHS = '<p>One paragraph of a great many paragraphs.</p>\n'.repeat(18_800);

let session: Session;
beforeAll(async () => {
  session = await startSession({ grantedSites: [`${SITE}/*`] });
});
beforeEach(async () => {
  const { replay } = session;
  const body = await makePicture({ format: 'jpg', width: 1200, height: 630 });
  replay.reset();
  replay.on(HOST, /\.jpg$/, { headers: { 'content-type': 'image/jpeg' }, body });
  replay.on(HOST, '/story', {
    headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
    body: `<!doctype html><head><title>A long story</title><meta property="og:image" content="${COVER}"></head>
      <body>${PARAGRAPHS}<article><img src="${BODY}" width="1200" height="630"></article>`,
    dripBytesPerSecond: 400_000,
  });
  replay.clearLog();
});
afterAll(() => session.close());

async function bestOf(path: string): Promise<ResolveResult['best']> {
  const query = { url: `${SITE}${path}` };
  const { response } = await session.ask({ method: 'GET', path: '/api/resolve', query });
  expect(response.status).toBe(200);
  await session.replay.idle();
  return (response.body as unknown as ResolveResult).best;
}

const outcomes = (path: string) =>
  session.replay
    .requestsTo(HOST)
    .filter((request) => request.path.startsWith(path))
    .map(({ outcome }) => outcome);

describe('a page of 900 KB that comes slowly', () => {
  it('is left as soon as the cover it declares is known to be good, which is asked for once', async () => {
    const best = await bestOf('/story?good');
    expect(best).toMatchObject({ url: COVER, width: 1200, availability: { status: 'ok', http_status: 200 } });
    expect(outcomes('/story')).toEqual(['closed-early']);
    expect(outcomes('/lake')).toHaveLength(1);
  });

  it('is read to its end where that cover is gone, and the picture of its text steps up', async () => {
    session.replay.on(HOST, '/lake-at-dawn.jpg', { status: 404 });
    const best = await bestOf('/story?gone');
    expect(best.url).toBe(BODY);
    expect(outcomes('/story')).toEqual(['complete']);
    expect(outcomes('/lake')).toHaveLength(1);
  });
});
