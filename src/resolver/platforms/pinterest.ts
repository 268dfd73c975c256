import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import { OF_SITE, PINTEREST_HOSTS, TABS } from './pinterest/names';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = 'https://www.pinterest.com';
const HOST = siteHosts(PINTEREST_HOSTS, 'www|m|[a-z]{2}');
/** A short link, and the address it leads to first. */
const SHORT_HOST = /^(?:pin\.it|(?:api|www)\.pinterest\.com)$/;
const NAME = '[^/.]{2,}';

const pin: Route['canonical'] = ({ pinId }) => `${SITE}/pin/${pinId}/`;

const ROUTES: readonly Route[] = [
  // Before the number its title may stand, and two dashes.
  { type: 'pin', path: /^\/pin\/(?:[^/]*--)?(?<pinId>\d+)(?:\/.*)?$/, canonical: pin },
  { type: 'pin', path: /^\/pin\/(?<pinId>[\w-]{30,}={0,2})(?:\/.*)?$/, canonical: pin },
  {
    type: 'user',
    path: new RegExp(`^/(?<user>${NAME})(?:/(?:${TABS.join('|')}))?$`),
    reserved: OF_SITE,
    canonical: ({ user }) => `${SITE}/${user}/`,
  },
  {
    type: 'board',
    path: new RegExp(`^/(?<user>${NAME})/(?<board>[^/]+)$`),
    reserved: OF_SITE,
    canonical: ({ user, board }) => `${SITE}/${user}/${board}/`,
  },
];

const short: Route['canonical'] = ({ shortId }) => `https://pin.it/${shortId}`;
const SHORT_ROUTES: readonly Route[] = [
  { type: 'shortlink', path: /^\/(?<shortId>\w{5,})$/, hosts: ['pin.it'], canonical: short },
  { type: 'shortlink', path: /^\/url_shortener\/(?<shortId>\w{5,})(?:\/redirect)?$/, canonical: short },
];

/** Pinterest: pins, boards, accounts, under the names of many countries. Facts as of 2026-11. */
export const pinterest = definePlatform({
  id: 'pinterest',
  name: 'Pinterest',
  hosts: [...PINTEREST_HOSTS, 'pin.it'],
  resource: (url) => resourceByHost(SHORT_HOST, SHORT_ROUTES, url) ?? resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/ [|-] Pinterest$/],
  endpoints: ({ resource_type, canonical_url: pageUrl }) =>
    resource_type === 'shortlink'
      ? []
      : [oembedEndpoint({ endpoint: 'https://www.pinterest.com/oembed.json', pageUrl })],
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.pinterest.com/jane/tv/': [
      'board',
      { user: 'jane', board: 'tv' },
      'https://www.pinterest.com/jane/tv/',
    ],
    'https://www.pinterest.ca/pin/oven-baked-spaghetti-bolognese--492649949494109/': [
      'pin',
      { pinId: '492649949494109' },
      'https://www.pinterest.com/pin/492649949494109/',
    ],
    'https://jp.pinterest.com/pin/858146904010573850/': [
      'pin',
      { pinId: '858146904010573850' },
      'https://www.pinterest.com/pin/858146904010573850/',
    ],
    'https://pinterest.com/bcij/art-mosaics/': [
      'board',
      { user: 'bcij', board: 'art-mosaics' },
      'https://www.pinterest.com/bcij/art-mosaics/',
    ],
    'https://www.pinterest.co.uk/franktofineart/_saved/': [
      'user',
      { user: 'franktofineart' },
      'https://www.pinterest.com/franktofineart/',
    ],
    'https://pin.it/5QmXxx1ab': ['shortlink', { shortId: '5QmXxx1ab' }, 'https://pin.it/5QmXxx1ab'],
  },
  others: [
    'https://www.pinterest.com/',
    'https://www.pinterest.com/search/pins/?q=cat',
    'https://www.pinterest.com/ideas/',
    'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fexample.com',
    'https://help.pinterest.com/en/article/a',
    'https://notpinterest.com/pin/99360735500167749/',
    'https://pinterest.com.evil.example/pin/99360735500167749/',
    'https://pinterest.example/pin/99360735500167749/',
  ],
};
