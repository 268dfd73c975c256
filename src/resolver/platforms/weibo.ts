import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';
import { postEndpoint } from './weibo/post-endpoint';

const HOST = siteHosts(['weibo.com', 'weibo.cn'], 'www|m|video|h5\\.video');
/** A post has a number of 16 digits and a short form of it; either is an id. */
const POST_IDS = ['(?<mid>\\d{16})', '(?<bid>[A-Za-z0-9]{9})'];
const FID = '(?<fid>\\d{4}(?::|%3A)[0-9a-f]{6,})';

const video: Pick<Route, 'type' | 'ids' | 'canonical'> = {
  type: 'video',
  ids: (ids) => ({ ...ids, fid: ids.fid?.replace(/%3A/i, ':') ?? '' }),
  canonical: ({ fid }) => `https://weibo.com/tv/show/${fid}`,
};

const ROUTES: readonly Route[] = [
  { ...video, path: new RegExp(`^/(?:tv/)?(?:show|v)/${FID}$`, 'i') },
  { ...video, path: /^\/(?:show|tv\/v\/\w+)$/, query: { fid: ['fid', /^\d{4}:[0-9a-f]{6,}$/i] } },
  { ...video, path: /^\/s\/video\/(?:show|index)$/, query: { fid: ['object_id', /^\d{4}:[0-9a-f]{6,}$/i] } },
  ...POST_IDS.map(
    (id): Route => ({
      type: 'post',
      path: new RegExp(`^/(?:status|detail|\\d{1,12})/${id}$`),
      // Views of an account have nine letters too.
      reserved: new Set(['followers', 'following', 'favorites']),
      canonical: ({ mid, bid }) => `https://m.weibo.cn/status/${mid ?? bid}`,
    }),
  ),
  {
    type: 'user',
    path: /^\/(?:u\/|profile\/)?(?<uid>\d{5,12})(?:\/(?:profile|home))?$/,
    canonical: ({ uid }) => `https://weibo.com/u/${uid}`,
  },
];

/** Weibo: posts, videos, accounts. Facts as of 2026-11. Unsure: whether the mobile site answers without a cookie. */
export const weibo = definePlatform({
  id: 'weibo',
  name: 'Weibo',
  hosts: ['weibo.com', 'weibo.cn'],
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  endpoints: ({ resource_id: { mid, bid } }) => {
    const postId = mid ?? bid;
    return postId === undefined ? [] : [postEndpoint(postId)];
  },
});

export const examples: PlatformExamples = {
  resources: {
    'https://weibo.com/7827771738/N4xlMvjhI': [
      'post',
      { bid: 'N4xlMvjhI' },
      'https://m.weibo.cn/status/N4xlMvjhI',
    ],
    'https://m.weibo.cn/detail/4323047042991618': [
      'post',
      { mid: '4323047042991618' },
      'https://m.weibo.cn/status/4323047042991618',
    ],
    'https://video.weibo.com/show?fid=1034:4967272104787984': [
      'video',
      { fid: '1034:4967272104787984' },
      'https://weibo.com/tv/show/1034:4967272104787984',
    ],
    'https://h5.video.weibo.com/show/1034%3A4967272104787984': [
      'video',
      { fid: '1034:4967272104787984' },
      'https://weibo.com/tv/show/1034:4967272104787984',
    ],
    'https://weibo.com/1758989602': ['user', { uid: '1758989602' }, 'https://weibo.com/u/1758989602'],
  },
  others: [
    'https://weibo.com/',
    'https://s.weibo.com/weibo?q=test',
    'https://weibo.com/newlogin?tabtype=weibo',
    'https://weibo.com/1758989602/following',
    'https://notweibo.com/7827771738/N4xlMvjhI',
    'https://weibo.com.evil.example/7827771738/N4xlMvjhI',
  ],
};
