import { describe, expect, it } from 'vitest';
import { canonicalizeUrl, isAcceptedVideoUrl } from '../../src/resolver/canonicalize-url';

const ID = 'aB3-_x9Zq0w';
const VIDEO = {
  platform: 'youtube',
  resource_type: 'video',
  resource_id: { videoId: ID },
  canonical_url: `https://www.youtube.com/watch?v=${ID}`,
};
const CHANNEL_ID = `UC${'x'.repeat(22)}`;
const LIST_ID = 'PLabcdefghijklmnop';

const VIDEO_FORMS = [
  `https://www.youtube.com/watch?v=${ID}`,
  `http://youtube.com/watch?v=${ID}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
  `https://www.youtube.com./watch?v=${ID}`,
  `https://m.youtube.com/watch?list=PLx&v=${ID}&t=10s#t=30s`,
  `https://music.youtube.com/watch?v=${ID}`,
  `https://gaming.youtube.com/watch?v=${ID}`,
  `https://www.youtubekids.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?feature=x&amp;v=${ID}`,
  `https://www.youtube.com/watch?feature=x&amp;amp;v=${ID}`,
  `https://www.youtube.com/watch?v=${ID}&v=bbbbbbbbbbb`,
  `https://www.youtube.com/watch?vi=${ID}`,
  `https://www.youtube.com/watch#!v=${ID}`,
  `https://www.youtube.com/#!/watch?v=${ID}`,
  `https://www.youtube.com/tv#/watch?v=${ID}`,
  `https://www.youtube.com/?v=${ID}`,
  `https://www.youtube.com/watch/${ID}`,
  `https://www.youtube.com/watch_popup?v=${ID}`,
  `https://www.youtube.com/watch.php?v=${ID}`,
  `https://www.youtube.com/movie?v=${ID}`,
  `https://www.youtube.com/ytscreeningroom?v=${ID}`,
  `https://m.youtube.com/details?v=${ID}`,
  `https://www.youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube.com/live/${ID}`,
  `https://www.youtube.com/embed/${ID}?list=PLx`,
  `https://www.youtube.com/embed/watch?v=${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/v/${ID}?version=3`,
  `https://www.youtube.com/vi/${ID}`,
  `https://www.youtube.com/e/${ID}`,
  `https://youtube.googleapis.com/v/${ID}`,
  `https://gdata.youtube.com/feeds/api/videos/${ID}/related`,
  `https://www.youtube.com/user/someone/watch?v=${ID}`,
  `https://www.youtube.com/user/someone#p/u/1/${ID}`,
  `https://www.youtube.com/shared?ci=${ID}`,
  `https://www.youtube.com/watch_videos?video_ids=${ID},bbbbbbbbbbb`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
  `https://www.youtube.com/attribution_link?a=x&u=/watch?v=${ID}&feature=y`,
  `https://www.youtube.com/redirect?q=https%3A%2F%2Fyoutu.be%2F${ID}`,
  `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}`,
  `https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2F${ID}&format=json`,
  `https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}`,
  `https://www.google.co.uk/url?q=https://www.youtube.com/watch?v%3D${ID}`,
  `https://web.archive.org/web/20200101000000/https://www.youtube.com/watch?v=${ID}`,
  `https://web.archive.org/web/2020id_/http:/youtu.be/${ID}`,
  `https://youtu.be/${ID}?t=3`,
  `https://youtu.be/${ID}&feature=channel`,
  `https://y2u.be/${ID}`,
  `https://i.ytimg.com/vi/${ID}/hqdefault.jpg?sqp=x`,
  `https://i9.ytimg.com/vi_webp/${ID}/maxresdefault.webp`,
  `https://img.youtube.com/vi/${ID}/0.jpg`,
  `https://i.ytimg.com/an_webp/${ID}/mqdefault_6s.webp?du=3000`,
  `https://hooktube.com/watch?v=${ID}`,
  `https://invidious.example.net/watch?v=${ID}`,
  `https://yewtu.be/embed/${ID}`,
  `//www.youtube.com/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}`,
  `  youtu.be/${ID}  `,
  `vnd.youtube:${ID}`,
  `vnd.youtube://${ID}?vndapp=x`,
  `youtube://${ID}`,
  `youtube://www.youtube.com/watch?v=${ID}`,
  ID,
  `https://www.youtube.com/watch?v=${ID}share`,
  `https://youtu.be/${ID})`,
];

describe('every form of a video names the same video', () => {
  it.each(VIDEO_FORMS)('%s', (url) => {
    expect(canonicalizeUrl(url)).toEqual(VIDEO);
  });
});

const OTHER_RESOURCES: [string, string, Record<string, string>, string][] = [
  [
    `https://www.youtube.com/playlist?list=${LIST_ID}`,
    'playlist',
    { playlistId: LIST_ID },
    `playlist?list=${LIST_ID}`,
  ],
  [
    `https://www.youtube.com/embed/videoseries?list=${LIST_ID}`,
    'playlist',
    { playlistId: LIST_ID },
    `playlist?list=${LIST_ID}`,
  ],
  [
    `https://www.youtube.com/embed?listType=playlist&list=${LIST_ID}`,
    'playlist',
    { playlistId: LIST_ID },
    `playlist?list=${LIST_ID}`,
  ],
  [
    `https://music.youtube.com/browse/VL${LIST_ID}`,
    'playlist',
    { playlistId: LIST_ID },
    `playlist?list=${LIST_ID}`,
  ],
  [
    `https://www.youtube.com/channel/${CHANNEL_ID}/videos`,
    'channel',
    { channelId: CHANNEL_ID },
    `channel/${CHANNEL_ID}`,
  ],
  [
    `https://music.youtube.com/browse/${CHANNEL_ID}`,
    'channel',
    { channelId: CHANNEL_ID },
    `channel/${CHANNEL_ID}`,
  ],
  [
    `https://www.youtube.com/embed/live_stream?channel=${CHANNEL_ID}`,
    'channel_live',
    { channelId: CHANNEL_ID },
    `channel/${CHANNEL_ID}/live`,
  ],
  ['https://www.youtube.com/@Some.One/about', 'channel', { handle: '@Some.One' }, '@Some.One'],
  ['https://www.youtube.com/%40someone', 'channel', { handle: '@someone' }, '@someone'],
  ['https://www.youtube.com/c/Some%20One', 'channel', { custom: 'Some%20One' }, 'c/Some%20One'],
  ['https://www.youtube.com/user/someone/playlists', 'channel', { user: 'someone' }, 'user/someone'],
  ['https://www.youtube.com/watchmaker/videos', 'channel', { name: 'watchmaker' }, 'watchmaker'],
  [
    'https://www.youtube.com/clip/UgkxAbCdEfGhIjKl',
    'clip',
    { clipId: 'UgkxAbCdEfGhIjKl' },
    'clip/UgkxAbCdEfGhIjKl',
  ],
];

describe('what is not a video keeps its own type', () => {
  it.each(OTHER_RESOURCES)('%s is a %s', (url, resource_type, resource_id, path) => {
    const canonical_url = `https://www.youtube.com/${path}`;
    expect(canonicalizeUrl(url)).toEqual({ platform: 'youtube', resource_type, resource_id, canonical_url });
  });
});

const TRAPS = [
  'https://www.youtube.com/watch?v=tooshort12',
  'https://www.youtube.com/watch_popup',
  'https://www.youtube.com/embed/watch_popup',
  'https://www.youtube.com/embed/videoseries',
  'https://www.youtube.com/embed/live_stream',
  `https://www.youtube.com/embed/v=${ID}`,
  'https://www.youtube.com/feed/trending',
  'https://www.youtube.com/results?search_query=watch',
  `https://www.youtube.com/source/${ID}/shorts`,
  'https://www.youtube.com/redirect?q=https%3A%2F%2Fexample.org%2Fpage',
  'https://www.youtube.com/t/terms',
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  `https://example.org/watch?v=${ID}`,
  `https://www.youtube.com:8443/watch?v=${ID}`,
  `https://studio.youtube.com/video/${ID}/edit`,
  `https://youtu.be/${ID}extra`,
];

describe('look-alikes are ordinary web pages', () => {
  it.each(TRAPS)('%s', (url) => {
    expect(canonicalizeUrl(url)?.platform).toBe('web');
  });
});

describe('any other page is its own identity', () => {
  it.each([
    ['https://example.org/a?utm_source=x&id=7&fbclid=y#part', 'https://example.org/a?id=7'],
    // What is left of a query stays as it was written.
    [
      'https://forum.example.org/index.php?/topic/1-title/&utm_source=x',
      'https://forum.example.org/index.php?/topic/1-title/',
    ],
    ['https://example.org/a?q=a%20b&utm_source=x', 'https://example.org/a?q=a%20b'],
    ['https://example.org/a?gclid=1', 'https://example.org/a'],
    ['https://example.org/#/route/1', 'https://example.org/#/route/1'],
    ['https://example.org/#!/route/1', 'https://example.org/#!/route/1'],
    ['http://EXAMPLE.org:80/a', 'http://example.org/a'],
    ['example.org/a', 'https://example.org/a'],
    ['हिन्दी.भारत/x', 'https://xn--j2bd4cyah0f.xn--h2brj9c/x'],
    ['//example.org/a', 'https://example.org/a'],
  ])('%s', (url, identity) => {
    expect(canonicalizeUrl(url)).toEqual({
      platform: 'web',
      resource_type: 'page',
      resource_id: { url: identity },
      canonical_url: identity,
    });
  });

  it.each([
    '',
    '   ',
    'about:blank',
    'chrome://extensions/',
    'javascript:alert(1)',
    'data:text/html,x',
    'screenshots',
    'just words',
    'https://',
    '/path',
  ])('%j is no page', (text) => {
    expect(canonicalizeUrl(text)).toBeNull();
  });

  it('gives up on links wrapped in links for ever', () => {
    const wrap = (url: string) => `https://www.youtube.com/redirect?q=${encodeURIComponent(url)}`;
    const wrapped = (times: number): string => (times === 0 ? VIDEO.canonical_url : wrap(wrapped(times - 1)));
    expect(canonicalizeUrl(wrapped(4))).toEqual(VIDEO);
    expect(canonicalizeUrl(wrapped(9))?.platform).toBe('web');
  });
});

describe('the video-only endpoint takes the accepted forms alone', () => {
  it.each([
    ...['www.', 'm.', 'music.', ''].map((prefix) => `https://${prefix}youtube.com/watch?v=${ID}`),
    `http://youtu.be/${ID}?t=1`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube.com/live/${ID}`,
    `https://www.youtube.com/v/${ID}`,
  ])('takes %s', (url) => {
    expect(isAcceptedVideoUrl(url)).toBe(true);
  });

  it.each([
    `youtube.com/watch?v=${ID}`,
    ID,
    `vnd.youtube:${ID}`,
    `https://i.ytimg.com/vi/${ID}/hqdefault.jpg`,
    `https://www.youtube.com/attribution_link?u=/watch?v=${ID}`,
    `https://invidious.example.net/watch?v=${ID}`,
    `https://www.youtube.com/playlist?list=${LIST_ID}`,
    `https://www.youtube.com/watch?v=short`,
    `https://example.org/watch?v=${ID}`,
    'https://example.org/',
    '',
  ])('refuses %s', (url) => {
    expect(isAcceptedVideoUrl(url)).toBe(false);
  });
});
