import type { PaletteName } from '../../replay/palettes';
import { makePicture } from '../../replay/pictures';
import type { Replay, Reply } from '../../replay/replay';
import type { PlatformCase } from './platform-cases';

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** What a service answers that has changed, is closed, or hangs. */
export const FAULTS: Readonly<Record<string, Reply>> = {
  'is refused with 403': { status: 403, headers: HTML, body: '<!doctype html><title>Forbidden</title>' },
  'is an empty 202': { status: 202, headers: { 'content-type': 'application/json' }, body: '' },
  'is a page to sign in, as 200': {
    headers: HTML,
    body: '<!doctype html><title>Sign in</title><meta property="og:image" content="/sign-in.png"><form></form>',
  },
  'has another shape': { headers: { 'content-type': 'application/json' }, body: '{"version":2,"items":[]}' },
};
export const NO_ANSWER: Reply = { stall: 'before-headers' };

/** The picture that the n-th answer names. */
export function pictureOf({ pictureHost }: PlatformCase, index: number): string {
  return `https://${pictureHost}/answer-${index}.jpg`;
}

/** The picture that the page declares, which is smaller. */
export function pagePictureOf({ pictureHost }: PlatformCase): string {
  return `https://${pictureHost}/page.jpg`;
}

/** Serves a platform's page, its pictures and its answers; the first `faulty` answers are `fault`. */
export function servePlatform(replay: Replay, platform: PlatformCase, faulty = 0, fault: Reply = {}): void {
  const { host, pathname } = new URL(platform.url);
  replay.on(host, pathname, { headers: HTML, body: pageOf(platform) });
  servePicture(replay, pagePictureOf(platform), 640, 360, 'dusk');
  platform.answers.forEach(({ host: askedHost, path, answer }, index) => {
    const picture = pictureOf(platform, index);
    servePicture(replay, picture, 1280, 720, 'dawn');
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    replay.on(askedHost, path, index < faulty ? fault : { headers, body: JSON.stringify(answer(picture)) });
  });
}

function pageOf(platform: PlatformCase): string {
  const picture = pagePictureOf(platform);
  return `<!doctype html><html lang="en"><title>A quiet harbor</title>
<meta property="og:title" content="A quiet harbor"><meta property="og:url" content="${platform.url}">
<meta property="og:image" content="${picture}"><p>The page of ${platform.id}.</p><img src="${picture}" alt="">`;
}

const drawn = new Map<string, Promise<Uint8Array>>();

function servePicture(
  replay: Replay,
  url: string,
  width: number,
  height: number,
  palette: PaletteName,
): void {
  const { host, pathname } = new URL(url);
  replay.on(host, pathname, async () => {
    const picture = drawn.get(palette) ?? makePicture({ format: 'jpg', width, height, palette });
    drawn.set(palette, picture);
    return { headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' }, body: await picture };
  });
}
