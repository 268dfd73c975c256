import type { PlatformExamples, Resource } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import { mastodonEndpoints } from './mastodon/endpoints';
import { MASTODON_HOSTS } from './mastodon/hosts';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const USER = '(?<user>[\\w.-]+(?:@[\\w.-]+)?)';
/** The whole host is an id: the same number is another post elsewhere. */
const ANY_HOST = /^(?<host>[a-z0-9.-]+)$/;
const KNOWN_HOST = siteHosts(MASTODON_HOSTS, 'www');
/** Every page on the web is asked about, so most are refused by a glance at the path. */
const NAMES_SOMEBODY = /\/(?:@|users\/)/;

const status: Route['canonical'] = ({ host, user, statusId }) => `https://${host}/@${user}/${statusId}`;

/** A post's URL. Its number has 18 digits as of 2026; where the host is not known no other length is believed. */
function statusRoutes(number: string): Route[] {
  const form = `(?<statusId>${number})`;
  return [
    {
      type: 'status',
      path: new RegExp(`^/(?:(?:web|deck)/)?@${USER}/${form}(?:/embed)?$`),
      canonical: status,
    },
    {
      type: 'status',
      path: new RegExp(`^/users/${USER}/statuses/${form}(?:/(?:activity|embed))?$`),
      canonical: status,
    },
  ];
}

const ANYWHERE: readonly Route[] = statusRoutes('\\d{16,20}');
const KNOWN: readonly Route[] = [
  ...statusRoutes('\\d{1,20}'),
  {
    type: 'user',
    path: new RegExp(
      `^/(?:users/|(?:(?:web|deck)/)?@)${USER}(?:/(?:with_replies|media|featured|followers|following))?$`,
    ),
    canonical: ({ host, user }) => `https://${host}/@${user}`,
  },
];

function resourceAt(url: URL): Resource | null {
  if (!NAMES_SOMEBODY.test(url.pathname)) return null;
  return resourceByHost(ANY_HOST, KNOWN_HOST.test(url.hostname) ? KNOWN : ANYWHERE, url);
}

/**
 * Mastodon and software that has its URLs and API: anybody may run it, so on unknown hosts only the URL of a post
 * is believed. Facts as of 2026-11. Its oEmbed names no picture; its API does, where the host lets everybody read.
 */
export const mastodon = definePlatform({
  id: 'mastodon',
  name: 'Mastodon',
  hosts: MASTODON_HOSTS,
  runsAnywhere: true,
  resource: resourceAt,
  endpoints: mastodonEndpoints,
});

export const examples: PlatformExamples = {
  resources: {
    'https://mastodon.social/@HackerNewsBot/100181134752056592': [
      'status',
      { host: 'mastodon.social', user: 'HackerNewsBot', statusId: '100181134752056592' },
      'https://mastodon.social/@HackerNewsBot/100181134752056592',
    ],
    'https://social.example/users/alice/statuses/110000000000000001/activity': [
      'status',
      { host: 'social.example', user: 'alice', statusId: '110000000000000001' },
      'https://social.example/@alice/110000000000000001',
    ],
    'https://fosstodon.org/web/@alice@example.social/109000000000000000': [
      'status',
      { host: 'fosstodon.org', user: 'alice@example.social', statusId: '109000000000000000' },
      'https://fosstodon.org/@alice@example.social/109000000000000000',
    ],
    'https://mastodon.social/@jk': [
      'user',
      { host: 'mastodon.social', user: 'jk' },
      'https://mastodon.social/@jk',
    ],
  },
  others: [
    'https://mastodon.social/explore',
    'https://mastodon.social/tags/mastodon',
    'https://social.example/@alice',
    'https://social.example/@alice/2024',
    'https://social.example/@alice/some-article-100181134752056592',
    'https://notmastodon.social/@jk',
    'https://mastodon.social.evil.example/@jk',
  ],
};
