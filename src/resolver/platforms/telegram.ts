import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';

const SITE = 'https://t.me';
const SITE_HOST = /^(?:www\.)?(?:t\.me|telegram\.(?:me|dog))$/;
/** A channel's own host; host names are lower-case, as channels are compared. */
const CHANNEL_HOST = /^(?<channel>[a-z]\w{3,31})\.t\.me$/;
const CHANNEL = '(?<channel>[A-Za-z]\\w{3,31})';

const RESERVED = new Set([
  ...['joinchat', 'addstickers', 'addemoji', 'addtheme', 'addlist', 'proxy', 'share', 'setlanguage', 'socks'],
  ...[
    'login',
    'confirmphone',
    'boost',
    'contact',
    'invoice',
    'giftcode',
    'auction',
    'stickers',
    'emoji',
    'call',
  ],
]);

const post: Route['canonical'] = ({ channel, postId }) => `${SITE}/${channel}/${postId}`;

const SITE_ROUTES: readonly Route[] = [
  {
    type: 'private_post',
    path: /^\/c\/(?<channelInternalId>\d{4,})\/(?:\d+\/)?(?<postId>\d+)$/,
    canonical: ({ channelInternalId, postId }) => `${SITE}/c/${channelInternalId}/${postId}`,
  },
  // In a forum the topic's number stands before the post's.
  {
    type: 'post',
    path: new RegExp(`^/(?:s/)?${CHANNEL}/(?:\\d+/)?(?<postId>\\d+)$`),
    reserved: RESERVED,
    canonical: post,
  },
  {
    type: 'channel',
    path: new RegExp(`^/(?:s/)?${CHANNEL}$`),
    reserved: RESERVED,
    canonical: ({ channel }) => `${SITE}/${channel}`,
  },
];

const CHANNEL_ROUTES: readonly Route[] = [
  { type: 'post', path: /^\/(?:s\/)?(?:\d+\/)?(?<postId>\d+)$/, canonical: post },
  { type: 'channel', path: /^(?:\/s)?$/, canonical: ({ channel }) => `${SITE}/${channel}` },
];

/** `tg://resolve?domain=CHANNEL&post=1`, as the app writes it. */
function urlFromText(text: string): string | null {
  const query = /^tg:(?:\/\/)?resolve\?(.+)$/i.exec(text)?.[1];
  const channel = new URLSearchParams(query).get('domain');
  const postId = new URLSearchParams(query).get('post');
  return channel === null ? null : [SITE, channel, postId].filter((part) => part !== null).join('/');
}

/**
 * Telegram's public channels. Facts as of 2026-11. A post's preview tags name the channel's avatar, not the
 * post's picture; its image addresses carry a token and expire. A private post has no public page at all.
 */
export const telegram = definePlatform({
  id: 'telegram',
  name: 'Telegram',
  hosts: ['t.me', 'telegram.me', 'telegram.dog'],
  urlFromText,
  resource: (url) =>
    resourceByHost(SITE_HOST, SITE_ROUTES, url) ?? resourceByHost(CHANNEL_HOST, CHANNEL_ROUTES, url),
});

export const examples: PlatformExamples = {
  resources: {
    'https://t.me/s/telegram/83': ['post', { channel: 'telegram', postId: '83' }, 'https://t.me/telegram/83'],
    'https://teslahunt.t.me/2351': [
      'post',
      { channel: 'teslahunt', postId: '2351' },
      'https://t.me/teslahunt/2351',
    ],
    'https://telegram.me/forum_example/12/345?single': [
      'post',
      { channel: 'forum_example', postId: '345' },
      'https://t.me/forum_example/345',
    ],
    'https://t.me/teslahunt': ['channel', { channel: 'teslahunt' }, 'https://t.me/teslahunt'],
    'https://t.me/c/1234567890/55': [
      'private_post',
      { channelInternalId: '1234567890', postId: '55' },
      'https://t.me/c/1234567890/55',
    ],
  },
  others: [
    'https://t.me/',
    'https://t.me/joinchat/AAAAAE',
    'https://t.me/+AbCdEfGhIjK',
    'https://t.me/share/url?url=https%3A%2F%2Fexample.com',
    'https://t.me/addstickers/HotCherry',
    'https://not.me/teslahunt/2351',
    'https://t.me.evil.example/teslahunt/2351',
  ],
};
