import type { Canonical } from '../types';
import type { Endpoint, PlatformExamples, Resource } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

/** Single words that are no member. */
const RESERVED = new Set(
  `about account apps art artists browse chat checkout core core-membership critiques daily-deviations developers
  developer deviation deviations download dreamup favourites forum groups help join journals latest login
  morelikethis muro newest notifications about-us popular polls prints search settings shop shopping stash status-updates
  studio submit tag team today topic undiscovered users view watch whats-hot what-is-deviantart`.split(/\s+/),
);

const SITE = ['deviantart.com', 'fxdeviantart.com'] as const;
const deviationUrl = ({ deviationId = '' }): string => `https://www.deviantart.com/deviation/${deviationId}`;

const ROUTES: readonly Route[] = [
  {
    type: 'deviation',
    hosts: SITE,
    path: /^(?:\/[\w-]+)?\/(?:art|journal|status-update)\/(?:[^/]*-)?(?<deviationId>\d+)$/,
    canonical: deviationUrl,
  },
  {
    type: 'deviation',
    hosts: SITE,
    path: /^\/(?:deviation|view|download|art|journal)\/(?<deviationId>\d+)(?:\/.*)?$/,
    canonical: deviationUrl,
  },
  {
    type: 'deviation',
    hosts: SITE,
    path: /^\/view(?:-full)?\.php$/,
    query: { deviationId: ['id', /^\d+$/] },
    canonical: deviationUrl,
  },
  {
    type: 'stash',
    hosts: ['sta.sh'],
    path: /^\/(?<stashId>[\da-z]{10,16})$/,
    canonical: ({ stashId }) => `https://sta.sh/${stashId}`,
  },
  {
    type: 'stash',
    hosts: SITE,
    path: /^\/stash\/(?<stashId>[\da-z]{10,16})$/,
    canonical: ({ stashId }) => `https://sta.sh/${stashId}`,
  },
  {
    type: 'user',
    hosts: ['www.deviantart.com'],
    path: /^\/(?<user>[a-z\d][\w-]{1,19})(?:\/(?:about|gallery))?$/i,
    reserved: RESERVED,
    canonical: ({ user }) => `https://www.deviantart.com/${user}`,
  },
];

/**
 * DeviantArt, as of 2026-11. Its picture addresses carry a signed token that says what they may show: they are
 * never changed. Mature works are blurred for guests, and many requests from one place are refused. The single
 * words that are no member are unsure.
 */
export const deviantart = definePlatform({
  id: 'deviantart',
  name: 'DeviantArt',
  hosts: ['deviantart.com', 'fxdeviantart.com', 'fav.me', 'sta.sh'],
  resource(url) {
    if (/^(?:www\.)?fav\.me\.?$/.test(url.hostname)) return shortLink(url);
    const found = resourceByRoutes(ROUTES, withWww(url));
    // What is searched for stands behind a member's address, too, and behind that of a work says where it was found.
    return found?.resource_type === 'user' && url.searchParams.has('q') ? null : found;
  },
  addedToTitle: [/ (?:on|\|) DeviantArt$/i],
  endpoints: ({ resource_id, canonical_url }: Canonical): Endpoint[] =>
    resource_id['user'] === undefined
      ? [
          oembedEndpoint({
            endpoint: 'https://backend.deviantart.com/oembed',
            pageUrl: providerUrl(resource_id, canonical_url),
          }),
        ]
      : [],
});

/** The short form is one that the provider lists; the long one would need the artist. */
function providerUrl({ deviationId }: Canonical['resource_id'], canonicalUrl: string): string {
  return deviationId === undefined ? canonicalUrl : `https://fav.me/d${BigInt(deviationId).toString(36)}`;
}

function withWww(url: URL): URL {
  if (url.hostname !== 'deviantart.com' && url.hostname !== 'm.deviantart.com') return url;
  const full = new URL(url);
  full.hostname = 'www.deviantart.com';
  return full;
}

/** A short link is the deviation's number in base 36. */
function shortLink(url: URL): Resource | null {
  const base36 = /^\/d([\da-z]{5,8})\/?$/.exec(url.pathname)?.[1];
  if (base36 === undefined || url.port !== '') return null;
  const deviationId = String(Number.parseInt(base36, 36));
  return {
    resource_type: 'deviation',
    resource_id: { deviationId, base36 },
    canonical_url: deviationUrl({ deviationId }),
  };
}

const deviation = [
  'deviation',
  { deviationId: '10073852' },
  'https://www.deviantart.com/deviation/10073852',
] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://www.deviantart.com/shimoda7/art/For-the-sake-10073852?q=gallery%3Ashimoda7%2F1&qo=3': deviation,
    'https://www.deviantart.com/shimoda7/art/For-the-sake-10073852': deviation,
    'https://shimoda7.deviantart.com/art/For-the-sake-10073852': deviation,
    'https://www.deviantart.com/view/10073852/': deviation,
    'https://fxdeviantart.com/shimoda7/art/For-the-sake-10073852': deviation,
    'https://fav.me/d5zvf7j': [
      'deviation',
      { deviationId: '362583487', base36: '5zvf7j' },
      'https://www.deviantart.com/deviation/362583487',
    ],
    'https://sta.sh/022c83odnaxc': ['stash', { stashId: '022c83odnaxc' }, 'https://sta.sh/022c83odnaxc'],
    'https://www.deviantart.com/shimoda7': [
      'user',
      { user: 'shimoda7' },
      'https://www.deviantart.com/shimoda7',
    ],
  },
  others: [
    'https://www.deviantart.com/',
    'https://www.deviantart.com/shimoda7/gallery?q=memory',
    'https://www.deviantart.com/popular/all-time',
    'https://www.deviantart.com/search?q=a',
    'https://notdeviantart.com/shimoda7/art/For-the-sake-10073852',
    'https://www.deviantart.com.evil.example/shimoda7/art/For-the-sake-10073852',
  ],
};
