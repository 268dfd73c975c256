import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';

const SITE = /^(?:(?:www|m|lite|us)\.)?tiktok\.com$/;
const APP = /^(?:(?:www|m)\.)?tiktokv\.(?:com|us)$/;
const SHORT = /^v[mt]\.tiktok\.com$/;

/** The site takes `/@/video/…` too: the id alone says which video it is. */
const video = {
  type: 'video',
  canonical: ({ user = '', videoId }) => `https://www.tiktok.com/@${user}/video/${videoId}`,
} satisfies Partial<Route>;
const SHARED: Route = { ...video, path: /^\/share\/video\/(?<videoId>\d{17,20})$/ };

const SITE_ROUTES: readonly Route[] = [
  { ...video, path: /^\/@(?<user>[\w.-]{1,100})\/video\/(?<videoId>\d{17,20})$/ },
  {
    ...video,
    path: /^\/(?:@\/video|embed(?:\/v[23])?|player\/v1|v)\/(?<videoId>\d{17,20})(?:\.html)?$/,
  },
  SHARED,
  {
    type: 'photo',
    path: /^\/@(?<user>[\w.-]{1,100})\/photo\/(?<videoId>\d{17,20})$/,
    canonical: ({ user, videoId }) => `https://www.tiktok.com/@${user}/photo/${videoId}`,
  },
  {
    type: 'live',
    path: /^\/@(?<user>[\w.-]{1,100})\/live$/,
    canonical: ({ user }) => `https://www.tiktok.com/@${user}/live`,
  },
  {
    type: 'user',
    path: /^\/@(?<user>[\w.-]{1,100})$/,
    canonical: ({ user }) => `https://www.tiktok.com/@${user}`,
  },
  {
    type: 'sound',
    path: /^\/music\/(?<slug>(?:[^/]{0,300}-)?(?<soundId>\d{15,20}))$/,
    canonical: ({ slug }) => `https://www.tiktok.com/music/${slug}`,
  },
  {
    type: 'shortlink',
    path: /^\/t\/(?<shortId>[A-Za-z\d]{5,20})$/,
    canonical: ({ shortId }) => `https://www.tiktok.com/t/${shortId}/`,
  },
];
const SHORT_ROUTES = ['vm.tiktok.com', 'vt.tiktok.com'].map(
  (host): Route => ({
    type: 'shortlink',
    hosts: [host],
    path: /^\/(?<shortId>[A-Za-z\d]{5,20})$/,
    canonical: ({ shortId }) => `https://${host}/${shortId}/`,
  }),
);

/**
 * TikTok, as of 2026-11. Its picture addresses are signed and live for some hours: they are taken as they come.
 * oEmbed knows photo posts only as videos of the same id. Unsure: how long oEmbed stays, its end is announced.
 */
export const tiktok = definePlatform({
  id: 'tiktok',
  name: 'TikTok',
  hosts: ['tiktok.com', 'tiktokv.com', 'tiktokv.us'],
  resource: (url) =>
    resourceByHost(SITE, SITE_ROUTES, url) ??
    resourceByHost(SHORT, SHORT_ROUTES, url) ??
    resourceByHost(APP, [SHARED], url),
  addedToTitle: [/ \| TikTok$/],
  endpoints({ resource_type, canonical_url }) {
    if (resource_type !== 'video' && resource_type !== 'photo') return [];
    const pageUrl = canonical_url.replace('/photo/', '/video/');
    return [oembedEndpoint({ endpoint: 'https://www.tiktok.com/oembed', pageUrl })];
  },
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.tiktok.com/@denidil6/video/7065799023130643713?is_from_webapp=1': [
      'video',
      { user: 'denidil6', videoId: '7065799023130643713' },
      'https://www.tiktok.com/@denidil6/video/7065799023130643713',
    ],
    'https://m.tiktok.com/v/6749869095467945218.html': [
      'video',
      { videoId: '6749869095467945218' },
      'https://www.tiktok.com/@/video/6749869095467945218',
    ],
    'https://www.tiktok.com/embed/v2/6749869095467945218': [
      'video',
      { videoId: '6749869095467945218' },
      'https://www.tiktok.com/@/video/6749869095467945218',
    ],
    'https://www.tiktok.com/@chillezy/photo/7240568259186019630': [
      'photo',
      { user: 'chillezy', videoId: '7240568259186019630' },
      'https://www.tiktok.com/@chillezy/photo/7240568259186019630',
    ],
    'https://www.tiktok.com/music/Build-a-Btch-6956990112127585029?lang=en': [
      'sound',
      { slug: 'Build-a-Btch-6956990112127585029', soundId: '6956990112127585029' },
      'https://www.tiktok.com/music/Build-a-Btch-6956990112127585029',
    ],
    'https://vm.tiktok.com/ZTR45GpSF/': [
      'shortlink',
      { shortId: 'ZTR45GpSF' },
      'https://vm.tiktok.com/ZTR45GpSF/',
    ],
  },
  others: [
    'https://nottiktok.com/@denidil6/video/7065799023130643713',
    'https://www.tiktok.com.evil.example/@denidil6/video/7065799023130643713',
    'https://www.tiktok.com/foryou',
    'https://www.tiktok.com/tag/hello2018',
    'https://www.tiktok.com/@asd/video/123',
    'https://www.tiktok.com/@illojuan/video/not-a-number',
    'https://developers.tiktok.com/doc/embed-videos',
  ],
};
