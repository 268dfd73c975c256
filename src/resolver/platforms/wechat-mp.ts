import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

const ROUTES: readonly Route[] = [
  {
    type: 'article',
    path: /^\/s\/(?<shortId>[\w-]{22})$/,
    canonical: ({ shortId }) => `https://mp.weixin.qq.com/s/${shortId}`,
  },
  {
    type: 'article',
    path: /^\/(?:s|mp\/appmsg\/show)$/,
    query: {
      biz: ['__biz', /^[\w+/=-]+$/],
      mid: ['mid', /^\d+$/],
      idx: ['idx', /^\d+$/],
      sn: ['sn', /^[\da-f]+$/i],
    },
    canonical: ({ biz, mid, idx, sn }) =>
      `https://mp.weixin.qq.com/s?__biz=${biz}&mid=${mid}&idx=${idx}&sn=${sn}`,
  },
];

/**
 * Articles of WeChat's official accounts, as of 2026-11. There is no API without an account's credentials: the
 * page is read. Temporary links (`/s?src=11&timestamp=…`) name no article that lasts. Their pictures may be
 * asked for without a referrer only.
 */
export const wechatMp = definePlatform({
  id: 'wechat_mp',
  name: 'WeChat Official Accounts',
  hosts: ['mp.weixin.qq.com'],
  resource: (url) => resourceByRoutes(ROUTES, url),
});

export const examples: PlatformExamples = {
  resources: {
    'https://mp.weixin.qq.com/s/AbCdEfGhIjKlMnOpQr-_Uv#rd': [
      'article',
      { shortId: 'AbCdEfGhIjKlMnOpQr-_Uv' },
      'https://mp.weixin.qq.com/s/AbCdEfGhIjKlMnOpQr-_Uv',
    ],
    'http://mp.weixin.qq.com/s?__biz=MzA3MDM3NjE5NQ==&mid=2650800000&idx=1&sn=abcdef0123456789&chksm=1': [
      'article',
      { biz: 'MzA3MDM3NjE5NQ==', mid: '2650800000', idx: '1', sn: 'abcdef0123456789' },
      'https://mp.weixin.qq.com/s?__biz=MzA3MDM3NjE5NQ==&mid=2650800000&idx=1&sn=abcdef0123456789',
    ],
    'https://mp.weixin.qq.com/s?sn=ab01&idx=2&mid=26&__biz=Mz==': [
      'article',
      { biz: 'Mz==', mid: '26', idx: '2', sn: 'ab01' },
      'https://mp.weixin.qq.com/s?__biz=Mz==&mid=26&idx=2&sn=ab01',
    ],
  },
  others: [
    'https://mp.weixin.qq.com/',
    'https://mp.weixin.qq.com/s?src=11&timestamp=1&signature=a',
    'https://weixin.qq.com/s/AbCdEfGhIjKlMnOpQr-_Uv',
    'https://notmp.weixin.qq.com/s/AbCdEfGhIjKlMnOpQr-_Uv',
    'https://mp.weixin.qq.com.evil.example/s/AbCdEfGhIjKlMnOpQr-_Uv',
  ],
};
