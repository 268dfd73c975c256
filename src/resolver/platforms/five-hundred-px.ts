import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

const photoUrl = ({ photoId = '' }): string => `https://500px.com/photo/${photoId}`;

const ROUTES: readonly Route[] = [
  {
    type: 'photo',
    hosts: ['500px.com'],
    path: /^\/photo\/(?<photoId>\d+)(?:\/[^/]*)?$/,
    canonical: photoUrl,
  },
  { type: 'photo', hosts: ['drscdn.500px.org'], path: /^\/photo\/(?<photoId>\d+)\/.+$/, canonical: photoUrl },
  {
    type: 'user',
    hosts: ['500px.com'],
    path: /^\/p\/(?<user>[\w.-]+)(?:\/\w+)?$/,
    canonical: ({ user }) => `https://500px.com/p/${user}`,
  },
];

/** 500px, as of 2026-11. The addresses of its files are signed: only what a page declares can be used. */
export const fiveHundredPx = definePlatform({
  id: '500px',
  name: '500px',
  hosts: ['500px.com', 'drscdn.500px.org'],
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [/ (?:\/|\|) 500px$/],
});

const photo = ['photo', { photoId: '222049255' }, 'https://500px.com/photo/222049255'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://500px.com/photo/222049255/queen-of-coasts': photo,
    'https://web.500px.com/photo/222049255/Queen-of-Coasts-by-Someone/': photo,
    'https://drscdn.500px.org/photo/222049255/q%3D80_m%3D2000/v2?sig=a': photo,
    'https://500px.com/p/fashvamp': ['user', { user: 'fashvamp' }, 'https://500px.com/p/fashvamp'],
  },
  others: [
    'https://500px.com/',
    'https://500px.com/liked',
    'https://500px.com/photo/new',
    'https://not500px.com/photo/222049255',
    'https://500px.com.evil.example/photo/222049255',
  ],
};
