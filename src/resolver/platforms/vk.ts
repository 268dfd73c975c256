import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';

const SITE = /^(?:(?:www|m|new)\.)?(?:vk\.(?:com|ru)|(?:vksport\.)?vkvideo\.ru)$/;
const AWAY = /^(?:away\.|(?:www|m)\.)?vk\.(?:com|ru)$/;

/** `-1_2`: the owner, negative for a community, and the video. */
const video = {
  type: 'video',
  canonical: ({ oidVid }) => `https://vkvideo.ru/video${oidVid}`,
} satisfies Partial<Route>;

const ROUTES: readonly Route[] = [
  { ...video, path: /^\/(?:.*\/)?(?:video|clip)(?<oidVid>-?\d{1,15}_\d{1,15})$/ },
  {
    ...video,
    path: /^\/video_ext\.php$/,
    query: { owner: ['oid', /^-?\d{1,15}$/], video: ['id', /^\d{1,15}$/] },
    ids: (ids) => ({ oidVid: `${ids.owner}_${ids.video}` }),
  },
  // A video that was opened over another page of the site.
  {
    ...video,
    path: /^/,
    query: { oidVid: ['z', /^(?:video|clip)-?\d{1,15}_\d{1,15}(?:\/.*)?$/] },
    ids: ({ oidVid = '' }) => ({ oidVid: /-?\d+_\d+/.exec(oidVid)?.[0] ?? '' }),
  },
];

/**
 * VK Video, as of 2026-11. Nothing is told without a login but by the page itself, and that not in every country;
 * its picture addresses are signed.
 */
export const vk = definePlatform({
  id: 'vk',
  name: 'VK Video',
  hosts: ['vk.com', 'vk.ru', 'vkvideo.ru'],
  unwrap: (url) =>
    AWAY.test(url.hostname) && (url.hostname.startsWith('away.') || url.pathname === '/away.php')
      ? url.searchParams.get('to')
      : null,
  resource: (url) => resourceByHost(SITE, ROUTES, url),
});

export const examples: PlatformExamples = {
  resources: {
    'https://vk.com/video-93049196_456239755?list=ln-cBjJ7S4jYYx3ADnmDT': [
      'video',
      { oidVid: '-93049196_456239755' },
      'https://vkvideo.ru/video-93049196_456239755',
    ],
    'https://vk.com/videos-77521?z=video-77521_162222515%2Fclub77521': [
      'video',
      { oidVid: '-77521_162222515' },
      'https://vkvideo.ru/video-77521_162222515',
    ],
    'https://vk.com/video_ext.php?oid=-77521&id=162222515&hash=87b046504ccd8bfa': [
      'video',
      { oidVid: '-77521_162222515' },
      'https://vkvideo.ru/video-77521_162222515',
    ],
    'https://vkvideo.ru/clip-1_2': ['video', { oidVid: '-1_2' }, 'https://vkvideo.ru/video-1_2'],
  },
  others: [
    'https://notvk.com/video-93049196_456239755',
    'https://vk.com.evil.example/video-93049196_456239755',
    'https://vk.com/',
    'https://vk.com/videos-77521',
    'https://vk.com/feed',
    'https://dev.vk.com/ru/method/video.get',
  ],
  wrapped: {
    'https://vk.com/away.php?to=https%3A%2F%2Fexample.org%2Fx': 'https://example.org/x',
    'https://away.vk.com/away.php?to=https%3A%2F%2Fexample.org%2Fx': 'https://example.org/x',
  },
};
