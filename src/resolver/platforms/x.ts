import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { withoutHashbang } from './hashbang';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';
import { FRONT_ENDS, OWN_HOSTS, RESERVED } from './x/hosts';
import { postEndpoint } from './x/post-endpoint';

const SITE = 'https://x.com';
const HOSTS = [...OWN_HOSTS, ...FRONT_ENDS];
const HOST = siteHosts(HOSTS, 'www|mobile|m|[acdgit]');

// What stands behind a post's id is a tracker, a size such as `:large`, or one of its pictures.
const ROUTES: readonly Route[] = [
  {
    type: 'post',
    path: /^\/(?:i\/(?:web\/)?)?status(?:es)?\/(?<tweetId>\d{1,20})(?:\D.*)?$/,
    canonical: ({ tweetId }) => `${SITE}/i/status/${tweetId}`,
  },
  {
    type: 'post',
    path: /^\/(?<user>\w{1,20})\/status(?:es)?\/(?<tweetId>\d{1,20})(?:\D.*)?$/,
    reserved: RESERVED,
    canonical: ({ user, tweetId }) => `${SITE}/${user}/status/${tweetId}`,
  },
  {
    type: 'list',
    path: /^\/i\/lists\/(?<listId>\d+)/,
    canonical: ({ listId }) => `${SITE}/i/lists/${listId}`,
  },
  {
    type: 'space',
    path: /^\/i\/spaces\/(?<spaceId>[A-Za-z0-9]{5,})(?:\/.*)?$/,
    canonical: ({ spaceId }) => `${SITE}/i/spaces/${spaceId}`,
  },
  {
    type: 'broadcast',
    path: /^\/i\/broadcasts\/(?<broadcastId>[A-Za-z0-9]{5,})(?:\/.*)?$/,
    canonical: ({ broadcastId }) => `${SITE}/i/broadcasts/${broadcastId}`,
  },
  {
    type: 'user',
    path: /^\/(?<user>\w{1,15})(?:\/(?:with_replies|media|likes|highlights|articles))?$/,
    hosts: OWN_HOSTS,
    reserved: RESERVED,
    canonical: ({ user }) => `${SITE}/${user}`,
  },
];

/**
 * X, once Twitter: posts, lists, spaces, accounts; and the front ends that show its posts under another host.
 * Facts as of 2026-11. Its oEmbed names no picture, and its pages have no preview tags without a script, so
 * the answer for embedded posts is read. Unsure: how long that answer stays open.
 */
export const x = definePlatform({
  id: 'x',
  name: 'X',
  hosts: HOSTS,
  resource: (url) => resourceByHost(HOST, ROUTES, withoutHashbang(url)),
  addedToTitle: [/^\(\d+\+?\) /, / \/ (?:X|Twitter)$/],
  endpoints: ({ resource_id: { tweetId } }) => (tweetId === undefined ? [] : [postEndpoint(tweetId)]),
});

export const examples: PlatformExamples = {
  resources: {
    'https://twitter.com/jack/status/20?s=20': [
      'post',
      { user: 'jack', tweetId: '20' },
      'https://x.com/jack/status/20',
    ],
    'https://mobile.twitter.com/#!/jack/statuses/20': [
      'post',
      { user: 'jack', tweetId: '20' },
      'https://x.com/jack/status/20',
    ],
    'https://twitter.com/i/web/status/20': ['post', { tweetId: '20' }, 'https://x.com/i/status/20'],
    'https://nitter.net/jack/status/20#m': [
      'post',
      { user: 'jack', tweetId: '20' },
      'https://x.com/jack/status/20',
    ],
    'https://x.com/i/lists/784214683683127296': [
      'list',
      { listId: '784214683683127296' },
      'https://x.com/i/lists/784214683683127296',
    ],
    'https://x.com/jack/media': ['user', { user: 'jack' }, 'https://x.com/jack'],
  },
  others: [
    'https://x.com/',
    'https://x.com/home',
    'https://x.com/i/flow/login',
    'https://x.com/search?q=status',
    'https://x.com/intent/post?text=a',
    'https://help.x.com/en',
    'https://notx.com/jack/status/20',
    'https://twitter.com.evil.example/jack/status/20',
    'https://x.com:8443/jack/status/20',
  ],
};
