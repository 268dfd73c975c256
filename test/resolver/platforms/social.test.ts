import { describe, expect, it } from 'vitest';
import { bluesky } from '../../../src/resolver/platforms/bluesky';
import { facebook } from '../../../src/resolver/platforms/facebook';
import { instagram } from '../../../src/resolver/platforms/instagram';
import { mastodon } from '../../../src/resolver/platforms/mastodon';
import { pinterest } from '../../../src/resolver/platforms/pinterest';
import { reddit } from '../../../src/resolver/platforms/reddit';
import { telegram } from '../../../src/resolver/platforms/telegram';
import { tumblr } from '../../../src/resolver/platforms/tumblr';
import { weibo } from '../../../src/resolver/platforms/weibo';
import { x } from '../../../src/resolver/platforms/x';
import { endpointsOf, readAnswer, resourceOf, STRANGE_ANSWERS, urlsIn } from './platform-answers';

const X_POST = 'https://x.com/jack/status/1349794411333394432';
const BLUESKY_POST = 'https://bsky.app/profile/bsky.app/post/3l3vgf77uco2g';
const BLUESKY_USER = 'https://bsky.app/profile/bsky.app';
const MASTODON_POST = 'https://mastodon.social/@jk/110000000000000001';
const MASTODON_USER = 'https://mastodon.social/@jk';
const WEIBO_POST = 'https://weibo.com/7827771738/N4xlMvjhI';

describe('answers of a changed or blocked service', () => {
  const asked = [
    [x, X_POST],
    [bluesky, BLUESKY_POST],
    [bluesky, BLUESKY_USER],
    [mastodon, MASTODON_POST],
    [mastodon, MASTODON_USER],
    [weibo, WEIBO_POST],
  ] as const;
  const rows = asked.flatMap(([platform, url]) =>
    STRANGE_ANSWERS.map(([name, answer]) => [platform.id, name, platform, url, answer] as const),
  );

  it.each(rows)('%s says nothing when the answer is %s', (_id, _name, platform, url, answer) => {
    expect(readAnswer(platform, url, answer)).toBeNull();
  });
});

describe('x', () => {
  const user = {
    name: 'jack',
    profile_image_url_https: 'https://pbs.twimg.com/profile_images/1/a_normal.jpg',
  };
  const photo = {
    type: 'photo',
    media_url_https: 'https://pbs.twimg.com/media/EbXyz-1_a.jpg',
    original_info: { width: 4096, height: 2731 },
  };

  it('asks with the token that the embedding script derives from the id', () => {
    expect(endpointsOf(x, 'https://x.com/jack/status/1349794411333394432?s=20')[0]?.url).toMatch(
      /^https:\/\/cdn\.syndication\.twimg\.com\/tweet-result\?id=1349794411333394432&token=[1-9a-z]{5,}$/,
    );
  });

  it('names the original of a photo before its smaller copy, and never the avatar', () => {
    const answer = readAnswer(x, X_POST, {
      text: 'Look at this https://t.co/abcDEF1234',
      created_at: '2021-01-14T18:46:00.000Z',
      user,
      mediaDetails: [photo],
    });
    expect(answer?.drafts[0]).toMatchObject({
      url: 'https://pbs.twimg.com/media/EbXyz-1_a?format=jpg&name=orig',
      source_method: 'api',
      quality_tier: 'max',
      typicalSize: { width: 4096, height: 2731 },
    });
    expect(urlsIn(answer).slice(1)).toEqual(['https://pbs.twimg.com/media/EbXyz-1_a.jpg']);
    expect(answer?.meta).toEqual({
      title: 'Look at this',
      author: 'jack',
      published_at: '2021-01-14T18:46:00Z',
    });
  });

  it('leaves the frame of a video as it is: it has no other sizes', () => {
    const frame = 'https://pbs.twimg.com/ext_tw_video_thumb/1349794411333394432/pu/img/abc.jpg';
    const answer = readAnswer(x, X_POST, { user, mediaDetails: [{ type: 'video', media_url_https: frame }] });
    expect(urlsIn(answer)).toEqual([frame]);
  });

  it('takes the picture of a linked page where nothing was posted, the largest of it', () => {
    const sized = (name: string) => ({
      image_value: {
        url: `https://pbs.twimg.com/card_img/1/a?format=jpg&name=${name}`,
        width: 1200,
        height: 628,
      },
    });
    const binding_values = {
      title: { string_value: 'A page', type: 'STRING' },
      thumbnail_image_original: sized('small'),
      photo_image_full_size_large: sized('large'),
      photo_image_full_size_original: sized('orig'),
    };
    expect(urlsIn(readAnswer(x, X_POST, { user, card: { binding_values } }))).toEqual([
      'https://pbs.twimg.com/card_img/1/a?format=jpg&name=orig',
    ]);
  });

  it('says nothing of a post without a picture, or one that may not be shown', () => {
    expect(readAnswer(x, X_POST, { text: 'Only words', user })).toBeNull();
    expect(readAnswer(x, X_POST, { __typename: 'TweetTombstone', tombstone: { text: {} } })).toBeNull();
  });

  it('asks nothing about an account', () => {
    expect(endpointsOf(x, 'https://x.com/jack')).toEqual([]);
  });
});

describe('bluesky', () => {
  const author = {
    handle: 'bsky.app',
    displayName: 'Bluesky',
    avatar: 'https://cdn.bsky.app/img/avatar/plain/did/a@jpeg',
  };
  const image = (size: string, name: string) =>
    `https://cdn.bsky.app/img/feed_${size}/plain/did:plc:a/${name}@jpeg`;
  const imagesOf = (...names: string[]) => ({
    images: names.map((name) => ({
      fullsize: image('fullsize', name),
      thumb: image('thumbnail', name),
      alt: '',
    })),
  });
  const thread = (embed: object) => ({
    thread: { post: { author, record: { text: 'Hello', createdAt: '2024-09-04T17:00:00.000Z' }, embed } },
  });

  it('asks for the post alone, by handle or identifier', () => {
    const url = new URL(
      endpointsOf(bluesky, 'https://bsky.app/profile/did%3Aplc%3Aabc/post/3l3')[0]?.url ?? '',
    );
    expect(url.hostname).toBe('public.api.bsky.app');
    expect(url.searchParams.get('uri')).toBe('at://did:plc:abc/app.bsky.feed.post/3l3');
    expect(url.searchParams.get('depth')).toBe('0');
  });

  it('names every picture in full size before any small one', () => {
    expect(urlsIn(readAnswer(bluesky, BLUESKY_POST, thread(imagesOf('a', 'b'))))).toEqual([
      image('fullsize', 'a'),
      image('fullsize', 'b'),
      image('thumbnail', 'a'),
      image('thumbnail', 'b'),
    ]);
  });

  it('finds the picture of a video, of a linked page, and beside a quoted post', () => {
    const frame = 'https://video.bsky.app/watch/did/cid/thumbnail.jpg';
    expect(
      urlsIn(readAnswer(bluesky, BLUESKY_POST, thread({ playlist: 'https://v/a.m3u8', thumbnail: frame }))),
    ).toEqual([frame]);
    const thumb = image('thumbnail', 'page');
    expect(
      urlsIn(readAnswer(bluesky, BLUESKY_POST, thread({ external: { uri: 'https://a.example', thumb } }))),
    ).toEqual([thumb]);
    const quoting = thread({ record: {}, media: imagesOf('a') });
    expect(urlsIn(readAnswer(bluesky, BLUESKY_POST, quoting))[0]).toBe(image('fullsize', 'a'));
  });

  it('does not take the author for the cover of a post of words', () => {
    const words = { thread: { post: { author, record: { text: 'Hello' } } } };
    expect(readAnswer(bluesky, BLUESKY_POST, words)).toBeNull();
  });

  it('understands the protocol’s own addresses', () => {
    expect(bluesky.urlFromText?.('at://did:plc:abc/app.bsky.feed.post/3l3')).toBe(
      'https://bsky.app/profile/did:plc:abc/post/3l3',
    );
    expect(bluesky.urlFromText?.('at://bsky.app')).toBe('https://bsky.app/profile/bsky.app');
    expect(bluesky.urlFromText?.('at://bsky.app/app.bsky.graph.follow/3l3')).toBeNull();
  });
});

describe('mastodon', () => {
  const account = {
    username: 'jk',
    display_name: 'J K',
    avatar: 'https://files.example/accounts/avatars/a.png',
  };
  const attachment = {
    type: 'image',
    url: 'https://files.example/media_attachments/files/1/original/a.jpg',
    preview_url: 'https://files.example/media_attachments/files/1/small/a.jpg',
    meta: { original: { width: 2000, height: 1500 }, small: { width: 480, height: 360 } },
  };
  const status = (more: object) => ({
    account,
    created_at: '2023-03-01T10:00:00.000Z',
    media_attachments: [],
    ...more,
  });

  it('asks the host that the URL names, about its own copy of a post', () => {
    expect(endpointsOf(mastodon, 'https://social.example/@a@other.example/110000000000000001')[0]?.url).toBe(
      'https://social.example/api/v1/statuses/110000000000000001',
    );
  });

  it('names a picture before its preview, each with its size', () => {
    const answer = readAnswer(mastodon, MASTODON_POST, status({ media_attachments: [attachment] }));
    expect(answer?.drafts.map(({ url, typicalSize }) => [url, typicalSize?.width])).toEqual([
      [attachment.url, 2000],
      [attachment.preview_url, 480],
    ]);
    expect(answer?.meta).toEqual({ author: 'J K', published_at: '2023-03-01T10:00:00Z' });
  });

  it('takes the preview of a film, not the film', () => {
    const film = { ...attachment, type: 'video', url: 'https://files.example/original/a.mp4' };
    expect(urlsIn(readAnswer(mastodon, MASTODON_POST, status({ media_attachments: [film] })))).toEqual([
      attachment.preview_url,
    ]);
  });

  it('takes the card of a linked page where nothing is attached, and never the avatar', () => {
    const card = { image: 'https://files.example/cards/a.png', width: 400, height: 225, title: 'A page' };
    expect(urlsIn(readAnswer(mastodon, MASTODON_POST, status({ card })))).toEqual([card.image]);
    expect(readAnswer(mastodon, MASTODON_POST, status({ card: { image: null } }))).toBeNull();
  });

  it('refuses the pictures of an account that has none', () => {
    const missing = 'https://mastodon.social/avatars/original/missing.png';
    const header = 'https://mastodon.social/headers/original/missing.png';
    expect(readAnswer(mastodon, MASTODON_USER, { ...account, avatar: missing, header })).toBeNull();
    expect(urlsIn(readAnswer(mastodon, MASTODON_USER, { ...account, header }))).toEqual([account.avatar]);
  });

  it.each([
    'https://medium.com/@someone/1234',
    'https://www.youtube.com/@someone',
    'https://blog.example/users/a/statuses/12',
    'https://blog.example/@someone/my-post-110000000000000001',
  ])('believes nothing on a host it does not know but the URL of a post: %s', (url) => {
    expect(mastodon.resource(new URL(url))).toBeNull();
  });
});

describe('weibo', () => {
  it('names the large picture before the small one, with sizes that stand as text', () => {
    const large = {
      url: 'https://wx1.sinaimg.cn/large/a.jpg',
      geo: { width: '1080', height: 1440, croped: false },
    };
    const pics = [{ pid: 'a', url: 'https://wx1.sinaimg.cn/orj360/a.jpg', large }];
    const answer = readAnswer(weibo, WEIBO_POST, { ok: 1, data: { pics, user: { screen_name: '某人' } } });
    expect(urlsIn(answer)).toEqual([large.url, 'https://wx1.sinaimg.cn/orj360/a.jpg']);
    expect(answer?.drafts[0]?.typicalSize).toEqual({ width: 1080, height: 1440 });
    expect(answer?.meta?.author).toBe('某人');
  });

  it('takes the picture of a video', () => {
    const page_info = {
      type: 'video',
      page_title: 'A film',
      page_pic: { url: 'https://wx3.sinaimg.cn/orj480/b.jpg' },
    };
    expect(urlsIn(readAnswer(weibo, WEIBO_POST, { ok: 1, data: { page_info } }))).toEqual([
      page_info.page_pic.url,
    ]);
  });
});

describe('reddit', () => {
  const POST = 'https://www.reddit.com/r/aww/comments/90bu6w/';

  it('knows a picture by its own address, with nothing asked', () => {
    const resource = resourceOf(reddit, 'https://preview.redd.it/words-v0-abc123def.png?width=640&s=00');
    expect(reddit.candidates?.({ platform: 'reddit', ...resource }).map(({ url }) => url)).toEqual([
      'https://i.redd.it/abc123def.png',
    ]);
  });

  it.each(['self', 'default', 'nsfw', 'spoiler', 'image'])(
    'does not take the word "%s" for a thumbnail',
    (word) => {
      const answer = { type: 'rich', title: 'A post', html: '<blockquote>', thumbnail_url: word };
      expect(readAnswer(reddit, POST, answer, 'oembed')).toBeNull();
    },
  );

  it('asks about the post whichever of its many addresses was given', () => {
    const [oembed] = endpointsOf(reddit, 'https://old.reddit.com/u/someone/comments/90bu6w/slug/');
    expect(new URL(oembed?.url ?? '').searchParams.get('url')).toBe('https://www.reddit.com/comments/90bu6w');
  });
});

describe('pinterest and tumblr', () => {
  const thumbnail_url = 'https://i.pinimg.com/236x/aa/bb/cc/aabbcc.jpg';

  it.each([
    ['https://www.pinterest.de/pin/99360735500167749/', pinterest],
    ['https://pinterest.com/bcij/art-mosaics/', pinterest],
    ['https://shieldfoss.tumblr.com/post/675519763813908480', tumblr],
  ] as const)('reads the thumbnail of the oEmbed about %s', (url, platform) => {
    const answer = {
      type: 'rich',
      title: 'A picture',
      thumbnail_url,
      thumbnail_width: 236,
      thumbnail_height: 354,
    };
    expect(readAnswer(platform, url, answer, 'oembed')?.drafts[0]).toMatchObject({
      url: thumbnail_url,
      typicalSize: { width: 236, height: 354 },
    });
  });

  it('asks nothing about a short link: where it leads is not known', () => {
    expect(endpointsOf(pinterest, 'https://pin.it/5QmXxx1ab')).toEqual([]);
  });
});

describe('forms that are easily mistaken', () => {
  it.each([
    ['https://twitter.com/jack/status/20:large', x, { user: 'jack', tweetId: '20' }],
    ['https://x.com/jack/status/20.', x, { user: 'jack', tweetId: '20' }],
    ['https://www.facebook.com/#!/video.php?v=957955867617029', facebook, { videoId: '957955867617029' }],
    [
      'https://www.facebook.com/a/photos/a.398.1073.828/715129168624842/',
      facebook,
      { photoId: '715129168624842' },
    ],
    ['https://www.facebook.com/photo.php?v=957955867617029', facebook, { videoId: '957955867617029' }],
    [
      'https://www.facebook.com/events/some-name/1509582499515440/',
      facebook,
      { eventId: '1509582499515440' },
    ],
    ['https://www.instagram.com/p/-111keHybD/embed/captioned/', instagram, { shortcode: '-111keHybD' }],
    ['https://t.me/s/telegram?before=5', telegram, { channel: 'telegram' }],
    ['https://api.pinterest.com/url_shortener/5QmXxx1ab/redirect/', pinterest, { shortId: '5QmXxx1ab' }],
  ] as const)('knows %s', (url, platform, ids) => {
    expect(resourceOf(platform, url).resource_id).toEqual(ids);
  });

  it.each([
    ['https://x.com/i/bookmarks', x],
    ['https://twitter.com/search/status/20a', x],
    ['https://www.facebook.com/docs/posts/12345678', facebook],
    ['https://www.instagram.com/reels/audio/123456789/', instagram],
    ['https://t.me/joinchat/1234', telegram],
    ['https://web.t.me/12', telegram],
    ['https://www.tumblr.com/tagged/20240101', tumblr],
    ['https://assets.tumblr.com/image/12345678', tumblr],
    ['https://weibo.com/1758989602/followers', weibo],
  ] as const)('refuses %s', (url, platform) => {
    expect(platform.resource(new URL(url))).toBeNull();
  });
});

describe('addresses that apps write', () => {
  it.each([
    ['tg://resolve?domain=telegram&post=83', telegram, 'https://t.me/telegram/83'],
    ['tg:resolve?domain=telegram', telegram, 'https://t.me/telegram'],
    ['tg://join?invite=AbC', telegram, null],
    ['facebook:544765982287235', facebook, 'https://www.facebook.com/watch/?v=544765982287235'],
    ['facebook:someone', facebook, null],
  ] as const)('understands %s', (text, platform, url) => {
    expect(platform.urlFromText?.(text)).toBe(url);
  });
});
