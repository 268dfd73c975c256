import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import type { Reply } from '../replay/replay';
import type { Session } from './session';
import { startSession } from './session';

const PICTURES = 'static-cdn.jtvnw.net';
const STAND_IN = '/ttv-static/404_preview-1920x1080.jpg';
const PAGE_PICTURE = `https://${PICTURES}/jtv_user_pictures/harbor-profile_image-300x300.png`;

const previewPath = (login: string) => `/previews-ttv/live_user_${login}-1920x1080.jpg`;

let session: Session;
beforeAll(async () => {
  session = await startSession({ grantAllSites: true });
});
afterAll(() => session.close());

async function picture(width: number, height: number): Promise<Reply> {
  const body = await makePicture({ format: 'jpg', width, height });
  return { headers: { 'content-type': 'image/jpeg' }, body };
}

/** Serves a channel whose preview's address answers so, and asks for its cover. */
async function bestOf(login: string, preview: Reply): Promise<unknown> {
  const url = `https://www.twitch.tv/${login}`;
  session.replay.on('www.twitch.tv', `/${login}`, {
    headers: { 'content-type': 'text/html' },
    body: `<!doctype html><title>${login} - Twitch</title><meta property="og:image" content="${PAGE_PICTURE}">`,
  });
  session.replay.on(PICTURES, new URL(PAGE_PICTURE).pathname, await picture(300, 300));
  session.replay.on(PICTURES, STAND_IN, await picture(1920, 1080));
  session.replay.on(PICTURES, previewPath(login), preview);
  const { response } = await session.ask({ method: 'GET', path: '/api/resolve', query: { url } });
  return response.body;
}

it('a live channel shows its preview', async () => {
  expect(await bestOf('harbor_live', await picture(1920, 1080))).toMatchObject({
    best: { url: `https://${PICTURES}${previewPath('harbor_live')}`, source_method: 'rule', width: 1920 },
  });
});

it('a channel that is off shows its page’s picture, not the stand-in of the preview’s size', async () => {
  const redirect = { status: 302, headers: { location: `https://${PICTURES}${STAND_IN}` } };
  expect(await bestOf('harbor_off', redirect)).toMatchObject({
    best: { url: PAGE_PICTURE },
    candidates: [
      { availability: { status: 'ok' } },
      {
        url: `https://${PICTURES}${previewPath('harbor_off')}`,
        availability: { status: 'missing', http_status: 200 },
      },
    ],
  });
});
