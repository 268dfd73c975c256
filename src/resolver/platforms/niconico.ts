import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';

const SITE = /^(?:(?:www|sp|m|embed|ext)\.)?(?:nicovideo\.jp|niconico\.com)$/;
const LIVE = /^(?:sp\.)?live\d?\.nicovideo\.jp$/;
const SHORT = /^(?:www\.)?nico\.ms$/;

const video = {
  type: 'video',
  canonical: ({ videoId }) => `https://www.nicovideo.jp/watch/${videoId}`,
} satisfies Partial<Route>;
const live = {
  type: 'live',
  canonical: ({ liveId }) => `https://live.nicovideo.jp/watch/${liveId}`,
} satisfies Partial<Route>;

const LIST_ROUTES: readonly Route[] = [
  {
    type: 'mylist',
    path: /^\/(?:user\/\d{1,12}\/|my\/)?mylist\/(?<mylistId>\d{1,12})$/,
    canonical: ({ mylistId }) => `https://www.nicovideo.jp/mylist/${mylistId}`,
  },
  {
    type: 'series',
    path: /^\/(?:user\/\d{1,12}\/)?series\/(?<seriesId>\d{1,12})$/,
    canonical: ({ seriesId }) => `https://www.nicovideo.jp/series/${seriesId}`,
  },
  {
    type: 'user',
    path: /^\/user\/(?<userId>\d{1,12})(?:\/video)?$/,
    canonical: ({ userId }) => `https://www.nicovideo.jp/user/${userId}`,
  },
];
const SITE_ROUTES: readonly Route[] = [
  // A number alone is the video's thread, another name of it.
  { ...video, path: /^\/(?:watch|thumb|embed)\/(?<videoId>(?:(?:sm|nm|so)\d{1,10}|\d{9,10}))(?:\/script)?$/ },
  {
    type: 'video',
    path: /^\/shorts\/(?<videoId>ss\d{1,10})$/,
    canonical: ({ videoId }) => `https://www.nicovideo.jp/shorts/${videoId}`,
  },
  ...LIST_ROUTES,
];
const LIVE_ROUTES: readonly Route[] = [{ ...live, path: /^\/(?:watch|gate|embed)\/(?<liveId>lv\d{1,12})$/ }];
const SHORT_ROUTES: readonly Route[] = [
  { ...video, path: /^\/(?<videoId>(?:sm|nm|so)\d{1,10}|\d{9,10})$/ },
  { ...live, path: /^\/(?<liveId>lv\d{1,12})$/ },
  ...LIST_ROUTES,
];

/**
 * Niconico, as of 2026-11. It has no oEmbed, its thumbnail API answers in XML, and a picture's address holds a number
 * that does not follow from the id: the page is read. Unsure: whether `niconico.com` still leads anywhere.
 */
export const niconico = definePlatform({
  id: 'niconico',
  name: 'Niconico',
  hosts: ['nicovideo.jp', 'nico.ms', 'niconico.com'],
  resource: (url) =>
    resourceByHost(SITE, SITE_ROUTES, url) ??
    resourceByHost(LIVE, LIVE_ROUTES, url) ??
    resourceByHost(SHORT, SHORT_ROUTES, url),
  addedToTitle: [/ [-‐] ニコニコ(?:動画|生放送)(?:[:：]GINZA)?$/],
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.nicovideo.jp/watch/1173108780': [
      'video',
      { videoId: '1173108780' },
      'https://www.nicovideo.jp/watch/1173108780',
    ],
    'https://sp.nicovideo.jp/watch/sm8628149?from=10': [
      'video',
      { videoId: 'sm8628149' },
      'https://www.nicovideo.jp/watch/sm8628149',
    ],
    'https://nico.ms/sm9': ['video', { videoId: 'sm9' }, 'https://www.nicovideo.jp/watch/sm9'],
    'https://www.nicovideo.jp/shorts/ss46441082': [
      'video',
      { videoId: 'ss46441082' },
      'https://www.nicovideo.jp/shorts/ss46441082',
    ],
    'https://live.nicovideo.jp/watch/lv329299587': [
      'live',
      { liveId: 'lv329299587' },
      'https://live.nicovideo.jp/watch/lv329299587',
    ],
    'https://www.nicovideo.jp/user/805442/mylist/27411728': [
      'mylist',
      { mylistId: '27411728' },
      'https://www.nicovideo.jp/mylist/27411728',
    ],
    'https://nico.ms/series/203559': [
      'series',
      { seriesId: '203559' },
      'https://www.nicovideo.jp/series/203559',
    ],
  },
  others: [
    'https://notnicovideo.jp/watch/sm9',
    'https://www.nicovideo.jp.evil.example/watch/sm9',
    'http://www.nicovideo.jp/search/sm9',
    'https://www.nicovideo.jp/my/history/video',
    'https://www.nicovideo.jp/',
    'https://dic.nicovideo.jp/a/sm9',
  ],
};
