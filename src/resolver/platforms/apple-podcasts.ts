import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { itunesLookup } from './itunes-lookup';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const HOSTS = ['podcasts.apple.com', 'itunes.apple.com'];
const HOST = siteHosts(HOSTS, 'geo|embed');
const PODCAST = '^(?:/(?<country>[a-z]{2}))?/podcast';
const EPISODE = { episodeId: ['i', /^\d{5,}$/] } as const;

const address = (country: string | undefined, rest: string): string =>
  ['https://podcasts.apple.com', country, 'podcast', rest].filter((part) => part !== undefined).join('/');

const ROUTES: readonly Route[] = [
  {
    type: 'episode',
    path: new RegExp(`${PODCAST}/(?:[^/]+/)?id(?<podcastId>\\d{5,})$`),
    query: EPISODE,
    canonical: ({ country, podcastId, episodeId }) => address(country, `id${podcastId}?i=${episodeId}`),
  },
  // A link without the podcast's number needs its title to be found.
  {
    type: 'episode',
    path: new RegExp(`${PODCAST}/(?<slug>[^/]+)$`),
    query: EPISODE,
    canonical: ({ country, slug, episodeId }) => address(country, `${slug}?i=${episodeId}`),
  },
  {
    type: 'podcast',
    path: new RegExp(`${PODCAST}/(?:[^/]+/)?id(?<podcastId>\\d{5,})$`),
    canonical: ({ country, podcastId }) => address(country, `id${podcastId}`),
  },
];

/** Apple Podcasts. Facts as of 2026-11. The cover of an episode is its podcast's, unless the page says otherwise; its oEmbed fails. */
export const applePodcasts = definePlatform({
  id: 'apple_podcasts',
  name: 'Apple Podcasts',
  hosts: HOSTS,
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/^\u200e/, / (?:on|-) Apple Podcasts$/],
  endpoints: ({ resource_type, resource_id: { podcastId, country } }) =>
    resource_type === 'podcast' ? [itunesLookup({ id: podcastId, country, entity: 'podcast' })] : [],
});

export const examples: PlatformExamples = {
  resources: {
    'https://podcasts.apple.com/us/podcast/urbana-podcast-724/id1531349107?i=1000748574256': [
      'episode',
      { country: 'us', podcastId: '1531349107', episodeId: '1000748574256' },
      'https://podcasts.apple.com/us/podcast/id1531349107?i=1000748574256',
    ],
    'https://podcasts.apple.com/podcast/207-whitney-webb-returns?i=1000482637777': [
      'episode',
      { slug: '207-whitney-webb-returns', episodeId: '1000482637777' },
      'https://podcasts.apple.com/podcast/207-whitney-webb-returns?i=1000482637777',
    ],
    'https://itunes.apple.com/es/podcast/id212814743': [
      'podcast',
      { country: 'es', podcastId: '212814743' },
      'https://podcasts.apple.com/es/podcast/id212814743',
    ],
  },
  others: [
    'https://podcasts.apple.com/us/browse',
    'https://podcasts.apple.com/us/charts',
    'https://podcasts.apple.com/us/podcast/some-title',
    'https://notpodcasts.apple.com.example/us/podcast/id1531349107',
    'https://podcasts.apple.com.evil.example/us/podcast/id1531349107',
  ],
};
