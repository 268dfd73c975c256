import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

const SITE_HOSTS = ['pixiv.net', 'phixiv.net', 'ppxiv.net'] as const;
const FILE_HOSTS = ['pximg.net', 'pixiv.net'] as const;
const LANGUAGE = String.raw`(?:\/(?:en|ja|ko|zh|zh-tw|th|ms))?`;
const ID = String.raw`\d{1,12}`;

const artworkUrl = ({ illustId = '' }): string => `https://www.pixiv.net/artworks/${illustId}`;
const userUrl = ({ userId = '' }): string => `https://www.pixiv.net/users/${userId}`;
const novelUrl = ({ novelId = '' }): string => `https://www.pixiv.net/novel/show.php?id=${novelId}`;

const ROUTES: readonly Route[] = [
  {
    type: 'artwork',
    hosts: SITE_HOSTS,
    path: new RegExp(String.raw`^${LANGUAGE}\/(?:artworks|i)\/(?<illustId>${ID})(?:\/\d+)?$`),
    canonical: artworkUrl,
  },
  {
    type: 'artwork',
    hosts: SITE_HOSTS,
    path: /^\/(?:member_illust|artwork|decorate|index)\.php$/,
    query: { illustId: ['illust_id', /^\d{1,12}$/] },
    canonical: artworkUrl,
  },
  // Files carry the number of their work: `…/img/2017/04/25/07/33/29/62568267_p0.png`, of old `…/img/member/42672235.jpg`.
  {
    type: 'artwork',
    hosts: FILE_HOSTS,
    path: /^\/(?:.*\/)?img\/(?:[\w-]+\/){1,6}(?<illustId>\d{1,12})(?:_\w+)?\.(?:jpe?g|png|gif|webp|zip)$/,
    canonical: artworkUrl,
  },
  {
    type: 'artwork',
    hosts: ['pximg.net', 'pixiv.net'],
    path: /^\/(?:.*\/)?(?:img-zip-ugoira|img-master|img-original|custom-thumb)\/img\/(?:\d{1,4}\/){6}(?<illustId>\d{1,12})_\w+\.\w{3,4}$/,
    canonical: artworkUrl,
  },
  {
    type: 'user',
    hosts: SITE_HOSTS,
    path: new RegExp(String.raw`^${LANGUAGE}\/(?:users|u|member)\/(?<userId>${ID})(?:\/.*)?$`),
    canonical: userUrl,
  },
  {
    type: 'user',
    hosts: SITE_HOSTS,
    path: /^\/(?:member|member_illust|mypage|bookmark)\.php$/,
    query: { userId: ['id', /^\d{1,12}$/] },
    canonical: userUrl,
  },
  {
    type: 'novel',
    hosts: SITE_HOSTS,
    path: /^\/novel\/show\.php$/,
    query: { novelId: ['id', /^\d{1,12}$/] },
    canonical: novelUrl,
  },
  {
    type: 'shortlink',
    hosts: ['pixiv.me'],
    path: /^\/(?<user>[\w-]{3,32})$/,
    canonical: ({ user }) => `https://pixiv.me/${user}`,
  },
  {
    type: 'novel',
    hosts: ['phixiv.net', 'pixiv.net'],
    path: new RegExp(String.raw`^${LANGUAGE}\/(?:novels?|n)\/(?<novelId>${ID})$`),
    canonical: novelUrl,
  },
];

/**
 * Pixiv, as of 2026-11. Its files answer only to requests that come from its own pages, which an extension's
 * cannot, so its JSON is not asked for them: the page declares a picture that anybody may load. `/novels/` and
 * `/member/` are unsure.
 */
export const pixiv = definePlatform({
  id: 'pixiv',
  name: 'pixiv',
  hosts: [...SITE_HOSTS, 'pixiv.me', 'pximg.net'],
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [/ - pixiv$/],
});

const artwork = ['artwork', { illustId: '966412' }, 'https://www.pixiv.net/artworks/966412'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://www.pixiv.net/en/artworks/966412': artwork,
    'https://www.pixiv.net/member_illust.php?mode=medium&illust_id=966412': artwork,
    'https://phixiv.net/i/966412': artwork,
    'https://i.pximg.net/c/600x600/img-master/img/2008/06/13/00/29/13/966412_p0_master1200.jpg': artwork,
    'https://i2.pixiv.net/img76/img/someone/966412.jpg': artwork,
    'https://www.pixiv.net/en/users/173530/artworks': [
      'user',
      { userId: '173530' },
      'https://www.pixiv.net/users/173530',
    ],
    'https://www.pixiv.net/member_illust.php?id=173530': [
      'user',
      { userId: '173530' },
      'https://www.pixiv.net/users/173530',
    ],
    'https://www.pixiv.net/novel/show.php?id=12101012': [
      'novel',
      { novelId: '12101012' },
      'https://www.pixiv.net/novel/show.php?id=12101012',
    ],
    'https://pixiv.me/someone': ['shortlink', { user: 'someone' }, 'https://pixiv.me/someone'],
  },
  others: [
    'https://pixiv.me/',
    'https://www.pixiv.net/',
    'https://www.pixiv.net/en/tags/%E7%8C%AB',
    'https://www.pixiv.net/ranking.php?mode=daily',
    'https://s.pximg.net/common/images/limit_r18_360.png',
    'https://notpixiv.net/artworks/966412',
    'https://www.pixiv.net.evil.example/artworks/966412',
  ],
};
