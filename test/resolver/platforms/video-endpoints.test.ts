import { describe, expect, it } from 'vitest';
import { bilibili } from '../../../src/resolver/platforms/bilibili';
import { dailymotion } from '../../../src/resolver/platforms/dailymotion';
import { loom } from '../../../src/resolver/platforms/loom';
import { niconico } from '../../../src/resolver/platforms/niconico';
import { peertube } from '../../../src/resolver/platforms/peertube';
import { rumble } from '../../../src/resolver/platforms/rumble';
import { tiktok } from '../../../src/resolver/platforms/tiktok';
import { twitch } from '../../../src/resolver/platforms/twitch';
import { vimeo } from '../../../src/resolver/platforms/vimeo';
import { vk } from '../../../src/resolver/platforms/vk';
import { wistia } from '../../../src/resolver/platforms/wistia';
import type { Platform } from '../../../src/resolver/platforms/define-platform';
import { canonicalOf, endpointsOf } from './ask-video-platform';

function waysOf(platform: Platform, url: string): string[] {
  return endpointsOf(platform, url).map(({ way, url: address }) => `${way} ${address}`);
}

const BV = 'https://www.bilibili.com/video/BV1bK411W797';
const EPISODE = 'https://www.bilibili.com/bangumi/play/ep345120';
const FRAMATUBE = 'https://framatube.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d';
const RUMBLE_PLAYER = 'https://rumble.com/embed/v5pv5f/';

describe('where a video platform is asked', () => {
  it('asks the API before oEmbed', () => {
    expect(waysOf(dailymotion, 'https://dai.ly/x2no31b')).toEqual([
      'api https://api.dailymotion.com/video/x2no31b?fields=title,owner.screenname,thumbnail_1080_url,thumbnail_720_url,thumbnail_480_url,thumbnail_360_url',
      'oembed https://www.dailymotion.com/services/oembed?format=json&url=https%3A%2F%2Fwww.dailymotion.com%2Fvideo%2Fx2no31b',
    ]);
  });

  it('names an unlisted video with its hash', () => {
    expect(waysOf(vimeo, 'https://player.vimeo.com/video/36881035?h=f9ad567296')).toEqual([
      'oembed https://vimeo.com/api/oembed.json?format=json&url=https%3A%2F%2Fvimeo.com%2F36881035%2Ff9ad567296',
    ]);
  });

  it('asks of a photo post as of a video', () => {
    expect(waysOf(tiktok, 'https://www.tiktok.com/@chillezy/photo/7240568259186019630')).toEqual([
      'oembed https://www.tiktok.com/oembed?format=json&url=https%3A%2F%2Fwww.tiktok.com%2F%40chillezy%2Fvideo%2F7240568259186019630',
    ]);
  });

  it('asks of both kinds of Bilibili id, of episodes and of seasons', () => {
    expect(
      [
        BV,
        'https://www.bilibili.com/video/av8903802/',
        EPISODE,
        'https://www.bilibili.com/bangumi/play/ss26801',
      ]
        .flatMap((url) => endpointsOf(bilibili, url))
        .map(({ url }) => url),
    ).toEqual([
      'https://api.bilibili.com/x/web-interface/view?bvid=BV1bK411W797',
      'https://api.bilibili.com/x/web-interface/view?aid=8903802',
      'https://api.bilibili.com/pgc/view/web/season?ep_id=345120',
      'https://api.bilibili.com/pgc/view/web/season?season_id=26801',
    ]);
  });

  it("asks the player's API only with the player's id", () => {
    expect(waysOf(rumble, 'https://rumble.com/vdmum1-moose-the-dog.html')).toEqual([
      'oembed https://rumble.com/api/Media/oembed.json?format=json&url=https%3A%2F%2Frumble.com%2Fvdmum1',
    ]);
    expect(waysOf(rumble, RUMBLE_PLAYER)[0]).toBe(
      'api https://rumble.com/embedJS/u3/?request=video&ver=2&v=v5pv5f',
    );
  });

  it('asks an instance of its own videos', () => {
    expect(waysOf(peertube, FRAMATUBE)).toEqual([
      'api https://framatube.org/api/v1/videos/9c9de5e8-0a1e-484a-b099-e80766180a6d',
      'oembed https://framatube.org/services/oembed?format=json&url=https%3A%2F%2Fframatube.org%2Fw%2F9c9de5e8-0a1e-484a-b099-e80766180a6d',
    ]);
  });

  it.each([
    ['a channel without a player', twitch, 'https://www.twitch.tv/riotgames'],
    ['a site whose API is not JSON', niconico, 'https://www.nicovideo.jp/watch/sm9'],
    ['a site behind a login', vk, 'https://vk.com/video-1_2'],
    ["a user's page", vimeo, 'https://vimeo.com/nkistudio'],
    ['a short link', tiktok, 'https://vm.tiktok.com/ZTR45GpSF/'],
    ['a folder', loom, 'https://www.loom.com/share/folder/997db4db046f43e5912f10dc5f817b5c'],
    ['a list', wistia, 'https://fast.wistia.net/embed/playlists/aodt9etokc'],
  ])('leaves %s to its page', (_what, platform, url) => {
    expect(endpointsOf(platform, url)).toEqual([]);
  });
});

describe('pictures by rule', () => {
  it('knows the address that leads to a Dailymotion thumbnail', () => {
    const drafts = dailymotion.candidates?.(canonicalOf(dailymotion, 'https://dai.ly/x2no31b'));
    expect(drafts).toMatchObject([
      { url: 'https://www.dailymotion.com/thumbnail/video/x2no31b', source_method: 'rule' },
    ]);
    expect(dailymotion.candidates?.(canonicalOf(dailymotion, 'https://www.dailymotion.com/nqtv'))).toEqual(
      [],
    );
  });
});
