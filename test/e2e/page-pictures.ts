/** Pages of a site nobody has allowed, and where their pictures lie. For every browser. */
import { makePicture } from '../replay/pictures';
import type { Replay, Reply } from '../replay/replay';

const HTML = { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'session=1; Path=/; Secure' };
export const PAGE_HOST = 'stories.example.org';
const OPEN_HOST = 'open.example.net';
const CAREFUL_HOST = 'careful.example.net';
export const CLOSED_HOST = 'closed.example.net';

/** By what a page may do with them. */
export const PICTURES = {
  ofItsOwnSite: `https://${PAGE_HOST}/own.png`,
  ofAHostThatLetsEveryPageRead: `https://${OPEN_HOST}/picture.png`,
  ofAHostThatLetsThosePagesReadThatSayWhoTheyAre: `https://${CAREFUL_HOST}/picture.png`,
  ofAHostThatKeepsThemToItself: `https://${CLOSED_HOST}/picture.png`,
  thatIsAPageToSignInWithoutCookies: `https://${PAGE_HOST}/members.png`,
} as const;

export const SIZE = { width: 1200, height: 630 };

/** Serves all pictures; they may be cached. Resolves with the file, which is the same everywhere. */
export async function servePictures({ on }: Pick<Replay, 'on'>): Promise<Buffer> {
  const body = await makePicture({ format: 'png', ...SIZE });
  const picture = (headers: Record<string, string> = {}): Reply => ({
    headers: { 'content-type': 'image/png', 'cache-control': 'max-age=600', ...headers },
    body,
  });
  const readable = picture({ 'access-control-allow-origin': '*' });
  on(PAGE_HOST, '/own.png', picture());
  on(PAGE_HOST, '/members.png', ({ headers }) =>
    headers.cookie === undefined
      ? { headers: { 'content-type': 'text/html' }, body: '<title>Sign in</title>' }
      : picture({ 'cache-control': 'no-store' }),
  );
  on(OPEN_HOST, '/picture.png', readable);
  on(CAREFUL_HOST, '/picture.png', ({ headers }) => (headers.origin === undefined ? picture() : readable));
  on(CLOSED_HOST, '/picture.png', picture());
  return body;
}

let pages = 0;

/** Serves a page that shows a picture and declares it as its cover; returns its address, which is a new one each time. */
export function servePage(
  { on }: Pick<Replay, 'on'>,
  pictureUrl: string,
  { headers = {}, frame }: { headers?: Record<string, string>; frame?: string } = {},
): string {
  const path = `/story-${(pages += 1)}`;
  const shown = frame === undefined ? `<img src="${pictureUrl}">` : `<iframe src="${frame}"></iframe>`;
  on(PAGE_HOST, path, {
    headers: { ...HTML, ...headers },
    body: `<!doctype html><title>A story</title><meta property="og:image" content="${pictureUrl}"><p>Text${shown}`,
  });
  return `https://${PAGE_HOST}${path}`;
}
