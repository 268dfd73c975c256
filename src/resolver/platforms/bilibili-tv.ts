import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';

const SITE = /^(?:(?:www|m)\.)?(?:bilibili\.tv|biliintl\.com)$/;

const address = (language: string | undefined, path: string): string =>
  `https://www.bilibili.tv/${language === undefined ? '' : `${language}/`}${path}`;

const ROUTES: readonly Route[] = [
  {
    type: 'episode',
    path: /^(?:\/(?<language>[a-z]{2}))?\/play\/(?<seasonId>\d{1,16})\/(?<epId>\d{1,16})$/i,
    canonical: ({ language, seasonId, epId }) => address(language, `play/${seasonId}/${epId}`),
  },
  {
    type: 'video',
    path: /^(?:\/(?<language>[a-z]{2}))?\/video\/(?<aid>\d{1,20})$/i,
    canonical: ({ language, aid }) => address(language, `video/${aid}`),
  },
  {
    type: 'series',
    path: /^(?:\/(?<language>[a-z]{2}))?\/play\/(?<seasonId>\d{1,16})$/i,
    canonical: ({ language, seasonId }) => address(language, `play/${seasonId}`),
  },
  {
    type: 'series',
    path: /^(?:\/(?<language>[a-z]{2}))?\/media\/(?<seasonId>\d{1,16})$/i,
    canonical: ({ language, seasonId }) => address(language, `media/${seasonId}`),
  },
];

/**
 * The international Bilibili, as of 2026-11: another service than bilibili.com, with numbers of its own. No public
 * API is known, so its pages are read. Unsure: every form but `/play/SEASON/EPISODE`.
 */
export const bilibiliTv = definePlatform({
  id: 'bilibili_tv',
  name: 'Bilibili TV',
  hosts: ['bilibili.tv', 'biliintl.com'],
  resource: (url) => resourceByHost(SITE, ROUTES, url),
  addedToTitle: [/ - BiliBili$/i],
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.bilibili.tv/en/play/34613/341736': [
      'episode',
      { language: 'en', seasonId: '34613', epId: '341736' },
      'https://www.bilibili.tv/en/play/34613/341736',
    ],
    'https://www.biliintl.com/en/play/34613/341736': [
      'episode',
      { language: 'en', seasonId: '34613', epId: '341736' },
      'https://www.bilibili.tv/en/play/34613/341736',
    ],
    'https://www.bilibili.tv/en/video/2041863208': [
      'video',
      { language: 'en', aid: '2041863208' },
      'https://www.bilibili.tv/en/video/2041863208',
    ],
  },
  others: [
    'https://notbilibili.tv/en/play/34613/341736',
    'https://www.bilibili.tv.evil.example/en/play/34613/341736',
    'https://www.bilibili.tv/en',
    'https://www.bilibili.tv/en/index/anime',
  ],
};
