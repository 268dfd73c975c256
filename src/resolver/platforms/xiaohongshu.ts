import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = 'https://www.xiaohongshu.com';
const SHORT_HOSTS = ['xhslink.com', 'xhslink.cn'];
const SITE_HOST = siteHosts(['xiaohongshu.com', 'rednote.com', ...SHORT_HOSTS]);

const ROUTES: readonly Route[] = [
  {
    type: 'note',
    path: /^\/(?:explore|discovery\/item|search_result|user\/profile\/[0-9a-f]{24})\/(?<noteId>[0-9a-f]{24})$/,
    canonical: ({ noteId }) => `${SITE}/explore/${noteId}`,
  },
  {
    type: 'user',
    path: /^\/user\/profile\/(?<userId>[0-9a-f]{24})$/,
    canonical: ({ userId }) => `${SITE}/user/profile/${userId}`,
  },
  ...SHORT_HOSTS.flatMap((host) =>
    ['a/', 'm/', 'o/', ''].map(
      (kind): Route => ({
        type: 'shortlink',
        path: new RegExp(`^/${kind}(?<shortId>[A-Za-z0-9]{4,})$`),
        hosts: [host],
        canonical: ({ shortId }) => `https://${host}/${kind}${shortId}`,
      }),
    ),
  ),
];

/**
 * Xiaohongshu, abroad RedNote: notes and accounts. Facts as of 2026-11. A note's page opens only with the
 * `xsec_token` of the link it was shared by, and its image addresses are signed: nothing is built here.
 */
export const xiaohongshu = definePlatform({
  id: 'xiaohongshu',
  name: 'Xiaohongshu',
  hosts: ['xiaohongshu.com', 'rednote.com', ...SHORT_HOSTS],
  resource: (url) => resourceByHost(SITE_HOST, ROUTES, url),
  addedToTitle: [/ - 小红书$/],
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.xiaohongshu.com/discovery/item/674051740000000007027a15?xsec_token=CBgeL8DxdE=': [
      'note',
      { noteId: '674051740000000007027a15' },
      'https://www.xiaohongshu.com/explore/674051740000000007027a15',
    ],
    'https://www.rednote.com/explore/6411cf99000000001300b6d9?xsec_token=AB': [
      'note',
      { noteId: '6411cf99000000001300b6d9' },
      'https://www.xiaohongshu.com/explore/6411cf99000000001300b6d9',
    ],
    'https://www.xiaohongshu.com/user/profile/619253540000000010006899': [
      'user',
      { userId: '619253540000000010006899' },
      'https://www.xiaohongshu.com/user/profile/619253540000000010006899',
    ],
    'http://xhslink.com/a/AbCdEf123': [
      'shortlink',
      { shortId: 'AbCdEf123' },
      'https://xhslink.com/a/AbCdEf123',
    ],
  },
  others: [
    'https://www.xiaohongshu.com/explore',
    'https://www.xiaohongshu.com/explore?channel_id=homefeed',
    'https://www.xiaohongshu.com/search_result?keyword=a',
    'https://notxiaohongshu.com/explore/6411cf99000000001300b6d9',
    'https://xiaohongshu.com.evil.example/explore/6411cf99000000001300b6d9',
  ],
};
