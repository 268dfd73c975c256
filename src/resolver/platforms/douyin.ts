import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';

const SITE = /^(?:(?:www|m)\.)?(?:ies)?douyin\.com$/;
const SHORT = /^v\.douyin\.com$/;

const video = {
  type: 'video',
  canonical: ({ videoId }) => `https://www.douyin.com/video/${videoId}`,
} satisfies Partial<Route>;

const SITE_ROUTES: readonly Route[] = [
  { ...video, path: /^\/(?:share\/)?video\/(?<videoId>\d{17,20})$/ },
  // A video that was opened over another page of the site.
  {
    ...video,
    path: /^\/(?:discover|jingxuan|user\/[\w-]+)?$/,
    query: { videoId: ['modal_id', /^\d{17,20}$/] },
  },
  {
    type: 'note',
    path: /^\/(?:share\/)?note\/(?<noteId>\d{17,20})$/,
    canonical: ({ noteId }) => `https://www.douyin.com/note/${noteId}`,
  },
];
const SHORT_ROUTES: readonly Route[] = [
  {
    type: 'shortlink',
    path: /^\/(?<shortId>[\w-]{5,20})$/,
    canonical: ({ shortId }) => `https://v.douyin.com/${shortId}/`,
  },
];

/**
 * Douyin, as of 2026-11. It answers nobody without cookies but the browser's own tab: the page is read.
 * Unsure: every form but `/video/` and the short link.
 */
export const douyin = definePlatform({
  id: 'douyin',
  name: 'Douyin',
  hosts: ['douyin.com', 'iesdouyin.com'],
  resource: (url) => resourceByHost(SITE, SITE_ROUTES, url) ?? resourceByHost(SHORT, SHORT_ROUTES, url),
  addedToTitle: [/ - 抖音$/],
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.douyin.com/video/6961737553342991651': [
      'video',
      { videoId: '6961737553342991651' },
      'https://www.douyin.com/video/6961737553342991651',
    ],
    'https://www.iesdouyin.com/share/video/6961737553342991651/?region=CN': [
      'video',
      { videoId: '6961737553342991651' },
      'https://www.douyin.com/video/6961737553342991651',
    ],
    'https://v.douyin.com/iRNBho6u/': [
      'shortlink',
      { shortId: 'iRNBho6u' },
      'https://v.douyin.com/iRNBho6u/',
    ],
  },
  others: [
    'https://notdouyin.com/video/6961737553342991651',
    'https://www.douyin.com.evil.example/video/6961737553342991651',
    'https://www.douyin.com/',
    'https://www.douyin.com/hot',
    'https://v.douyin.com/',
  ],
};
