import type { Reply, ReplayRequest } from './reply';
import type { Route } from './routes';
import { placeholderJpeg, sceneJpeg, thumbnail } from './pictures';
import { videoPage } from './video-page';
import { TIER_FILES, videoById } from './videos';
import type { TierFile, TierState } from './videos';

const WATCH_HOSTS = ['www.youtube.com', 'm.youtube.com', 'music.youtube.com'] as const;
const THUMBNAIL_HOST = 'i.ytimg.com';

/** The hosts of the replayed video platform. */
export const VIDEO_PLATFORM_HOSTS: readonly string[] = [
  ...WATCH_HOSTS,
  'youtube.com',
  'youtu.be',
  THUMBNAIL_HOST,
];

/** Watch pages, short links and thumbnails of the fixture videos. */
export function videoPlatformRoutes(): Route[] {
  return [
    ...WATCH_HOSTS.flatMap((host): Route[] => [
      { host, path: '/watch', respond: ({ url }) => pageReply(url.searchParams.get('v')) },
      { host, path: '/shorts/*', respond: ({ url }) => pageReply(segment(url, 2)) },
      { host, path: '/embed/*', respond: ({ url }) => pageReply(segment(url, 2)) },
      { host, path: '/still/*', respond: ({ url }) => stillReply(segment(url, 2)) },
    ]),
    {
      host: 'youtube.com',
      path: '/*',
      respond: ({ url }) => redirect(`https://www.youtube.com${url.pathname}${url.search}`),
    },
    { host: 'youtu.be', path: '/*', respond: shortLinkReply },
    { host: THUMBNAIL_HOST, path: '/vi/*', respond: thumbnailReply },
  ];
}

function segment(url: URL, index: number): string {
  return url.pathname.split('/')[index] ?? '';
}

async function pageReply(id: string | null): Promise<Reply> {
  const video = videoById(id);
  if (!video) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'No such video.\n' };
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    body: await videoPage(video),
  };
}

/** The page's own picture. It has an address of its own, so that `i.ytimg.com` is asked by the extension alone. */
async function stillReply(id: string): Promise<Reply> {
  const video = videoById(id);
  if (!video) return { status: 404 };
  return picture(200, await sceneJpeg(video.palette));
}

function shortLinkReply({ url }: ReplayRequest): Reply {
  const target = new URL('https://www.youtube.com/watch');
  target.searchParams.set('v', segment(url, 1));
  target.searchParams.set('feature', 'youtu.be');
  return redirect(target.href, 303);
}

function redirect(location: string, status = 301): Reply {
  return { status, headers: { location } };
}

const THUMBNAIL_REPLIES: Record<TierState, (id: string, file: TierFile) => Promise<Reply>> = {
  picture: async (id, file) => {
    const video = videoById(id);
    return video ? picture(200, await thumbnail(video, file)) : missing();
  },
  'placeholder-200': async () => picture(200, await placeholderJpeg()),
  'placeholder-404': missing,
  'empty-404': async () => ({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } }),
};

async function thumbnailReply({ url }: ReplayRequest): Promise<Reply> {
  const [id, file] = [segment(url, 2), segment(url, 3).replace(/\.jpg$/, '')];
  const video = videoById(id);
  if (!video || !isTierFile(file)) return missing();
  return THUMBNAIL_REPLIES[video.tiers[file]](id, file);
}

function isTierFile(name: string): name is TierFile {
  return Object.hasOwn(TIER_FILES, name);
}

async function missing(): Promise<Reply> {
  return picture(404, await placeholderJpeg());
}

function picture(status: number, body: Uint8Array): Reply {
  const lifetime = status === 200 ? 'public, max-age=7200' : 'public, max-age=300';
  return { status, headers: { 'content-type': 'image/jpeg', 'cache-control': lifetime }, body };
}
