import { describe, expect, it } from 'vitest';
import { bilibili } from '../../../src/resolver/platforms/bilibili';
import { dailymotion } from '../../../src/resolver/platforms/dailymotion';
import { loom } from '../../../src/resolver/platforms/loom';
import { odysee } from '../../../src/resolver/platforms/odysee';
import { peertube } from '../../../src/resolver/platforms/peertube';
import { rumble } from '../../../src/resolver/platforms/rumble';
import { streamable } from '../../../src/resolver/platforms/streamable';
import { ted } from '../../../src/resolver/platforms/ted';
import { twitch } from '../../../src/resolver/platforms/twitch';
import { vimeo } from '../../../src/resolver/platforms/vimeo';
import { wistia } from '../../../src/resolver/platforms/wistia';
import { ownTitle } from '../../../src/resolver/platforms/own-title';
import { canonicalOf, readBy } from './ask-video-platform';

const BV = 'https://www.bilibili.com/video/BV1bK411W797';
const EPISODE = 'https://www.bilibili.com/bangumi/play/ep345120';
const FRAMATUBE = 'https://framatube.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d';
const RUMBLE_PLAYER = 'https://rumble.com/embed/v5pv5f/';
const WISTIA = 'https://fast.wistia.com/embed/iframe/sh7fpupwlt';

describe('answers that name no picture', () => {
  it.each([
    ['a refusal', bilibili, BV, { code: -412, message: 'request was banned', ttl: 1 }],
    ['a video that is gone', bilibili, BV, { code: -404, message: '啥都木有', data: null }],
    ['a season of another shape', bilibili, EPISODE, { code: 0, result: [] }],
    ['an error', dailymotion, 'https://dai.ly/x2no31b', { error: { code: 404, type: 'not_found' } }],
    ['a number for an address', dailymotion, 'https://dai.ly/x2no31b', { thumbnail_1080_url: 1080 }],
    ['false for a video', rumble, RUMBLE_PLAYER, false],
    ['a list of texts', rumble, RUMBLE_PLAYER, { t: ['https://sp.rmbl.ws/a.jpg'] }],
    ['a problem document', peertube, FRAMATUBE, { type: 'about:blank', title: 'Not Found', status: 404 }],
    ['a path that is no web address', peertube, FRAMATUBE, { previewPath: 'javascript:alert(1)' }],
    [
      'assets without a still',
      wistia,
      WISTIA,
      { media: { assets: [{ type: 'original', url: 'https://a.b/c.bin' }] } },
    ],
    ['an error', wistia, WISTIA, { error: true, iframe: true }],
    ['a video in the making', streamable, 'https://streamable.com/dnd1', { status: 1, thumbnail_url: null }],
    ['a login page', streamable, 'https://streamable.com/dnd1', '<!doctype html><title>Log in</title>'],
  ])('reads nothing from %s (%#)', (_what, platform, url, answer) => {
    expect(readBy(platform, url, 'api', answer)).toBeNull();
  });

  it.each([
    ['a private video', { type: 'video', title: 'Private', domain_status_code: 403 }],
    ['the picture that stands in for one', { thumbnail_url: 'https://i.vimeocdn.com/video/default_640x360' }],
    ['a script for a picture', { thumbnail_url: 'javascript:alert(1)' }],
    ['a login page', '<!doctype html>'],
  ])('reads nothing from %s that Vimeo tells', (_what, answer) => {
    expect(readBy(vimeo, 'https://vimeo.com/76979871', 'oembed', answer)).toBeNull();
  });
});

describe("a page's title", () => {
  it.each([
    [
      vimeo,
      'The New Vimeo Player (You Know, For Videos) on Vimeo',
      'The New Vimeo Player (You Know, For Videos)',
    ],
    [dailymotion, 'Office Party - Vidéo Dailymotion', 'Office Party'],
    [twitch, 'Riot Games - Twitch', 'Riot Games'],
    [bilibili, '港口_哔哩哔哩_bilibili', '港口'],
    [ted, 'Neha Narula: The future of money | TED Talk', 'Neha Narula: The future of money'],
    [loom, 'On Loom | Loom', 'On Loom'],
  ])('loses what $name adds to it', (platform, title, own) => {
    expect(ownTitle(platform, title)).toBe(own);
  });
});

describe('addresses in other spellings', () => {
  it.each([
    ['lbry://@Mantega#1/First-day-LBRY#1', 'https://odysee.com/@Mantega:1/First-day-LBRY:1'],
    ['lbry://Episode-1:e7d9', 'https://odysee.com/Episode-1:e7d9'],
  ])('knows %s', (text, url) => {
    expect(odysee.urlFromText?.(text)).toBe(url);
    expect(canonicalOf(odysee, url).canonical_url).toBe(url);
  });

  it.each([
    ['a name with an escaped question mark', 'https://odysee.com/@a:1/why%3F:2', '@a:1/why?:2'],
    ['a name with a per cent sign', 'https://odysee.com/@a:1/100%25:2', '@a:1/100%:2'],
    ['a name with a broken escape', 'https://odysee.com/@a:1/100%:2', '@a:1/100%:2'],
  ])('keeps %s out of the query', (_what, url, claim) => {
    const { resource_id, canonical_url } = canonicalOf(odysee, url);
    expect(resource_id).toEqual({ claim });
    expect(canonicalOf(odysee, canonical_url).resource_id).toEqual({ claim });
  });

  it('takes no escaped slash for a channel', () => {
    expect(odysee.resource(new URL('https://odysee.com/@a%2Fb:2'))).toBeNull();
  });
});
