import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

/** A member's review is of the same film. */
const ROUTES: readonly Route[] = [
  {
    type: 'film',
    hosts: ['letterboxd.com'],
    path: /^(?:\/(?!films?\/)\w+)?\/film\/(?<slug>[\w:-]+)(?:\/.*)?$/,
    canonical: ({ slug }) => `https://letterboxd.com/film/${slug}/`,
  },
  {
    type: 'shortlink',
    hosts: ['boxd.it'],
    path: /^\/(?<shortId>[A-Za-z\d]{2,})$/,
    canonical: ({ shortId }) => `https://boxd.it/${shortId}`,
  },
];

/**
 * Letterboxd, as of 2026-11. Its pages are kept from plain requests: they are read in their tab. The poster is in
 * the page's JSON-LD, what it declares is a crop of a still. Short links need one request to be known.
 */
export const letterboxd = definePlatform({
  id: 'letterboxd',
  name: 'Letterboxd',
  hosts: ['letterboxd.com', 'boxd.it'],
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [/ • (?:Reviews, film \+ cast • )?Letterboxd$/],
});

const film = ['film', { slug: 'the-bling-ring' }, 'https://letterboxd.com/film/the-bling-ring/'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://letterboxd.com/film/the-bling-ring/': film,
    'https://letterboxd.com/film/the-bling-ring/reviews/by/activity/': film,
    'https://letterboxd.com/someone/film/the-bling-ring/1/': film,
    'https://boxd.it/2bbw': ['shortlink', { shortId: '2bbw' }, 'https://boxd.it/2bbw'],
  },
  others: [
    'https://letterboxd.com/',
    'https://letterboxd.com/films/popular/',
    'https://letterboxd.com/someone/list/the-25-best-films/',
    'https://letterboxd.com/tmdb/12345',
    'https://notletterboxd.com/film/the-bling-ring/',
    'https://letterboxd.com.evil.example/film/the-bling-ring/',
  ],
};
