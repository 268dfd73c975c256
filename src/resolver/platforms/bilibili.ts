import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { bilibiliEndpoints } from './bilibili/endpoints';
import { HOSTS_WITH_ROUTES } from './bilibili/routes';
import { resourceByHost } from './host-routes';

/**
 * Bilibili, as of 2026-11. Its API needs no key and refuses some clients with a code in place of data; pictures are
 * told with `http:` and stand on `https:` too. Ids that begin with BV keep their case.
 * Unsure: the addresses of live rooms' pictures, so their pages are read; pages of old mobile and embedded players.
 */
export const bilibili = definePlatform({
  id: 'bilibili',
  name: 'Bilibili',
  hosts: ['bilibili.com', 'b23.tv', 'bili2233.cn', 'acg.tv'],
  resource(url) {
    for (const [host, routes] of HOSTS_WITH_ROUTES) {
      const resource = resourceByHost(host, routes, url);
      if (resource) return resource;
    }
    return null;
  },
  addedToTitle: [/_哔哩哔哩(?:_bilibili)?$/],
  endpoints: bilibiliEndpoints,
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.bilibili.com/video/BV1bK411W797?p=1&vd_source=1': [
      'video',
      { bvid: 'BV1bK411W797' },
      'https://www.bilibili.com/video/BV1bK411W797',
    ],
    'https://www.bilibili.com/video/BV1ms411Q7vw/?p=4': [
      'video',
      { bvid: 'BV1ms411Q7vw', p: '4' },
      'https://www.bilibili.com/video/BV1ms411Q7vw?p=4',
    ],
    'http://www.bilibili.com/video/av1074402/': [
      'video',
      { aid: '1074402' },
      'https://www.bilibili.com/video/av1074402',
    ],
    'https://www.bilibili.com/festival/2023honkaiimpact3gala?bvid=BV1ay4y1d77f': [
      'video',
      { bvid: 'BV1ay4y1d77f' },
      'https://www.bilibili.com/video/BV1ay4y1d77f',
    ],
    'https://player.bilibili.com/player.html?aid=1074402&page=1': [
      'video',
      { aid: '1074402' },
      'https://www.bilibili.com/video/av1074402',
    ],
    'https://b23.tv/BV1ms411Q7vw': [
      'video',
      { bvid: 'BV1ms411Q7vw' },
      'https://www.bilibili.com/video/BV1ms411Q7vw',
    ],
    'https://b23.tv/u7Vbv6a': ['shortlink', { shortId: 'u7Vbv6a' }, 'https://b23.tv/u7Vbv6a'],
    'https://www.bilibili.com/bangumi/media/md1565/': [
      'bangumi_media',
      { mediaId: '1565' },
      'https://www.bilibili.com/bangumi/media/md1565',
    ],
    'https://live.bilibili.com/blanc/196': ['live', { roomId: '196' }, 'https://live.bilibili.com/196'],
    'https://www.bilibili.com/opus/998134289197432852': [
      'dynamic',
      { dynamicId: '998134289197432852' },
      'https://t.bilibili.com/998134289197432852',
    ],
    'https://www.bilibili.com/audio/au1003142': [
      'audio',
      { auId: '1003142' },
      'https://www.bilibili.com/audio/au1003142',
    ],
    'https://space.bilibili.com/3985676/video': [
      'user',
      { mid: '3985676' },
      'https://space.bilibili.com/3985676',
    ],
  },
  others: [
    'https://notbilibili.com/video/BV1bK411W797',
    'https://www.bilibili.com.evil.example/video/BV1bK411W797',
    'https://www.bilibili.com/',
    'https://www.bilibili.com/v/kichiku/mad',
    'https://www.bilibili.com/watchlater/#/list',
    'https://search.bilibili.com/all?keyword=test',
    'https://www.bilibili.com/video/BV1bK411W7',
    'https://live.bilibili.com/p/eden/area-tags',
    'https://b23.tv/',
  ],
};
