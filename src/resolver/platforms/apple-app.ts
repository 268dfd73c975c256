import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { itunesLookup } from './itunes-lookup';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const HOSTS = ['apps.apple.com', 'itunes.apple.com'];
const HOST = siteHosts(HOSTS, 'geo');

const ROUTES: readonly Route[] = [
  {
    type: 'app',
    path: /^(?:\/(?<country>[a-z]{2}))?\/app\/(?:[^/]+\/)?id(?<id>\d{5,})$/,
    canonical: ({ country, id }) =>
      ['https://apps.apple.com', country, 'app', `id${id}`].filter((part) => part !== undefined).join('/'),
  },
];

/** Apple's App Store. Facts as of 2026-11. */
export const appleApp = definePlatform({
  id: 'apple_app',
  name: 'App Store',
  hosts: HOSTS,
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/^\u200e/, / (?:on the|-) App\u00a0?\s?Store$/],
  endpoints: ({ resource_id: { id, country } }) => [itunesLookup({ id, country })],
});

export const examples: PlatformExamples = {
  resources: {
    'https://apps.apple.com/us/app/whatsapp-messenger/id310633997': [
      'app',
      { country: 'us', id: '310633997' },
      'https://apps.apple.com/us/app/id310633997',
    ],
    'https://itunes.apple.com/de/app/id310633997?mt=8': [
      'app',
      { country: 'de', id: '310633997' },
      'https://apps.apple.com/de/app/id310633997',
    ],
    'https://apps.apple.com/app/id310633997': [
      'app',
      { id: '310633997' },
      'https://apps.apple.com/app/id310633997',
    ],
  },
  others: [
    'https://apps.apple.com/us/charts/iphone',
    'https://apps.apple.com/us/developer/whatsapp-inc/id310634000',
    'https://itunes.apple.com/us/album/id585701590',
    'https://notapps.apple.com.example/us/app/id310633997',
    'https://apps.apple.com.evil.example/us/app/id310633997',
  ],
};
