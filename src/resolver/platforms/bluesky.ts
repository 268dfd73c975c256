import { blueskyEndpoints } from './bluesky/endpoints';
import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = 'https://bsky.app';
/** The site's own, then clients and embedding sites that keep its paths. */
const HOSTS = [
  ...['bsky.app', 'main.bsky.dev', 'staging.bsky.app', 'deer.social'],
  ...['bskyx.app', 'fxbsky.app', 'vxbsky.app', 'bsyy.app', 'cbsky.app'],
];
const HOST = siteHosts(HOSTS, 'www|embed');

/** A domain, or a decentralized identifier such as `did:plc:…`. */
const HANDLE = '(?<handle>did(?::|%3A)[\\w.:%-]+|[\\w-]+(?:\\.[\\w-]+)+)';
const RKEY = '(?<rkey>[\\w.~:-]+)';

const decoded: Route['ids'] = (ids) => ({ ...ids, handle: ids.handle?.replaceAll(/%3a/gi, ':') ?? '' });

/** Below `/profile/HANDLE/`: path segment, type, and the record's name in the protocol. */
const RECORDS = [
  ['post', 'post', 'app.bsky.feed.post'],
  ['feed', 'feed', 'app.bsky.feed.generator'],
  ['lists', 'list', 'app.bsky.graph.list'],
] as const;

const ROUTES: readonly Route[] = [
  ...RECORDS.flatMap(([segment, type, record]): Route[] => {
    const canonical: Route['canonical'] = ({ handle, rkey }) =>
      `${SITE}/profile/${handle}/${segment}/${rkey}`;
    return [
      {
        type,
        path: new RegExp(`^/profile/${HANDLE}/${segment}/${RKEY}(?:/.*)?$`, 'i'),
        ids: decoded,
        canonical,
      },
      { type, path: new RegExp(`^/embed/${HANDLE}/${record}/${RKEY}$`, 'i'), ids: decoded, canonical },
    ];
  }),
  {
    type: 'user',
    path: new RegExp(`^/profile/${HANDLE}(?:/(?:followers|follows))?$`, 'i'),
    ids: decoded,
    canonical: ({ handle }) => `${SITE}/profile/${handle}`,
  },
];

/** An address of the protocol: `at://HANDLE/app.bsky.feed.post/RKEY`, or `at://HANDLE`. */
function urlFromText(text: string): string | null {
  const [, handle, record, rkey] = /^at:\/\/([\w.:%-]+)(?:\/([\w.]+)\/([\w.~:-]+))?$/i.exec(text) ?? [];
  if (handle === undefined) return null;
  if (record === undefined) return `${SITE}/profile/${handle}`;
  const segment = RECORDS.find(([, , name]) => name === record)?.[0];
  return segment === undefined ? null : `${SITE}/profile/${handle}/${segment}/${rkey}`;
}

/** Bluesky: posts, feeds, lists, accounts. Facts as of 2026-11. Its oEmbed names no picture; its public API does. */
export const bluesky = definePlatform({
  id: 'bluesky',
  name: 'Bluesky',
  hosts: HOSTS,
  urlFromText,
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/ — Bluesky$/],
  endpoints: blueskyEndpoints,
});

export const examples: PlatformExamples = {
  resources: {
    'https://bsky.app/profile/bsky.app/post/3l3vgf77uco2g': [
      'post',
      { handle: 'bsky.app', rkey: '3l3vgf77uco2g' },
      'https://bsky.app/profile/bsky.app/post/3l3vgf77uco2g',
    ],
    'https://fxbsky.app/profile/bsky.app/post/3kh5rarr3gn2n': [
      'post',
      { handle: 'bsky.app', rkey: '3kh5rarr3gn2n' },
      'https://bsky.app/profile/bsky.app/post/3kh5rarr3gn2n',
    ],
    'https://bsky.app/profile/did%3Aplc%3Ajfhpnnst6flqway4eaeqzj2a/feed/for-science': [
      'feed',
      { handle: 'did:plc:jfhpnnst6flqway4eaeqzj2a', rkey: 'for-science' },
      'https://bsky.app/profile/did:plc:jfhpnnst6flqway4eaeqzj2a/feed/for-science',
    ],
    'https://bsky.app/profile/bsky.app': [
      'user',
      { handle: 'bsky.app' },
      'https://bsky.app/profile/bsky.app',
    ],
  },
  others: [
    'https://bsky.app/',
    'https://bsky.app/search?q=nature',
    'https://bsky.app/hashtag/nature',
    'https://bsky.app/profile/nobody',
    'https://notbsky.app/profile/bsky.app',
    'https://bsky.app.evil.example/profile/bsky.app/post/3l3vgf77uco2g',
  ],
};
