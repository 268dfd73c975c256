import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** X, Bluesky, Mastodon and Reddit. */
export const twitterRedditRules = defineOriginalRules([
  {
    id: 'twitter-media',
    hosts: ['pbs.twimg.com'],
    only: /\/(?:media|card_img|semantic_core_img|ext_tw_video_thumb|amplify_video_thumb|tweet_video_thumb|ad_img)\/[^:]+$/,
    setQuery: { name: 'orig' },
  },
  {
    id: 'twitter-media-colon',
    hosts: ['pbs.twimg.com'],
    replace: [/(\/(?:media|tweet_video_thumb|ext_tw_video_thumb)\/.+\.\w{3,4}):\w+$/, '$1:orig'],
  },
  {
    id: 'twitter-profile',
    hosts: ['pbs.twimg.com'],
    replace: [/(\/profile_images\/.+)_(?:normal|bigger|mini|reasonably_small|\d+x\d+)(\.\w{3,4})?$/, '$1$2'],
  },
  { id: 'twitter-banner', hosts: ['pbs.twimg.com'], replace: [/(\/profile_banners\/\d+\/\d+)\/\w+$/, '$1'] },
  {
    id: 'reddit-preview',
    hosts: ['preview.redd.it'],
    leavesSignature: true,
    replace: [/^https:\/\/preview\.redd\.it\/(?!award_images)(?:[^/]*-)?([^/]+)$/, 'https://i.redd.it/$1'],
    dropQuery: true,
  },
  {
    id: 'reddit-style',
    hosts: ['styles.redditmedia.com', 'i.reddituploads.com'],
    leavesSignature: true,
    dropQuery: true,
  },
  { id: 'reddit-media', hosts: ['www.reddit.com'], only: /\/media$/, unwrapQuery: ['url'] },
  {
    id: 'reddit-award',
    hosts: ['www.redditstatic.com'],
    replace: [/(\/gold\/awards\/icon\/.+)_\d+\.png$/, '$1_512.png'],
  },
  {
    id: 'bluesky-fullsize',
    hosts: ['cdn.bsky.app'],
    replace: [/\/img\/feed_thumbnail\//, '/img/feed_fullsize/'],
  },
  { id: 'bluesky-avatar', hosts: ['cdn.bsky.app'], replace: [/\/img\/avatar_thumbnail\//, '/img/avatar/'] },
  {
    id: 'mastodon-style',
    hosts: [
      'files.mastodon.social',
      'media.mstdn.jp',
      'mastodon.online',
      'media.mas.to',
      'files.mastodon.online',
      'cdn.masto.host',
    ],
    replace: [
      /((?:media_attachments|accounts|cache|preview_cards|custom_emojis|site_uploads)\/.+)\/(?:small|static|thumb)\/([^/]+)$/,
      '$1/original/$2',
    ],
  },
]);

export const examples: OriginalExamples = {
  'twitter-media': [
    [
      'https://pbs.twimg.com/media/AbCdEf1?format=jpg&name=small',
      'https://pbs.twimg.com/media/AbCdEf1?format=jpg&name=orig',
    ],
    ['https://pbs.twimg.com/media/AbCdEf1?format=jpg&name=orig', null],
  ],
  'twitter-media-colon': [
    ['https://pbs.twimg.com/media/AbCdEf1.jpg:large', 'https://pbs.twimg.com/media/AbCdEf1.jpg:orig'],
  ],
  'twitter-profile': [
    ['https://pbs.twimg.com/profile_images/1/aB_normal.jpg', 'https://pbs.twimg.com/profile_images/1/aB.jpg'],
  ],
  'twitter-banner': [
    [
      'https://pbs.twimg.com/profile_banners/12/1520/1500x500',
      'https://pbs.twimg.com/profile_banners/12/1520',
    ],
  ],
  'reddit-preview': [
    ['https://preview.redd.it/abc123.jpg?width=960&s=00112233', 'https://i.redd.it/abc123.jpg'],
    [
      'https://preview.redd.it/a-long-title-v0-abc123.jpg?width=960&s=00112233',
      'https://i.redd.it/abc123.jpg',
    ],
  ],
  'reddit-style': [
    [
      'https://styles.redditmedia.com/t5_1/styles/icon.png?width=64&s=00112233',
      'https://styles.redditmedia.com/t5_1/styles/icon.png',
    ],
  ],
  'reddit-media': [
    ['https://www.reddit.com/media?url=https%3A%2F%2Fi.redd.it%2Fa1.png', 'https://i.redd.it/a1.png'],
  ],
  'reddit-award': [
    [
      'https://www.redditstatic.com/gold/awards/icon/Wow_48.png',
      'https://www.redditstatic.com/gold/awards/icon/Wow_512.png',
    ],
  ],
  'bluesky-fullsize': [
    [
      'https://cdn.bsky.app/img/feed_thumbnail/plain/did:plc:a/b@jpeg',
      'https://cdn.bsky.app/img/feed_fullsize/plain/did:plc:a/b@jpeg',
    ],
  ],
  'bluesky-avatar': [
    [
      'https://cdn.bsky.app/img/avatar_thumbnail/plain/did:plc:a/b@jpeg',
      'https://cdn.bsky.app/img/avatar/plain/did:plc:a/b@jpeg',
    ],
  ],
  'mastodon-style': [
    [
      'https://files.mastodon.social/media_attachments/files/000/1/small/a.png',
      'https://files.mastodon.social/media_attachments/files/000/1/original/a.png',
    ],
  ],
};
