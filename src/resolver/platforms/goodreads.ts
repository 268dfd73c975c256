import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

/** Localised pages stand below their language. */
const LANGUAGE = String.raw`(?:\/[a-z]{2}(?:-[a-z]{2})?)?`;

const ROUTES: readonly Route[] = [
  {
    type: 'book',
    path: new RegExp(
      String.raw`^${LANGUAGE}\/book\/show\/(?<bookId>\d+)(?:[-.][^/]*)?(?:\/(?:reviews|quotes))?$`,
    ),
    canonical: ({ bookId }) => `https://www.goodreads.com/book/show/${bookId}`,
  },
  {
    type: 'author',
    path: new RegExp(String.raw`^${LANGUAGE}\/author\/show\/(?<authorId>\d+)(?:[-.][^/]*)?$`),
    canonical: ({ authorId }) => `https://www.goodreads.com/author/show/${authorId}`,
  },
];

/** Goodreads, as of 2026-11. Pages are kept from plain requests since 2026-05: they are read in their tab. */
export const goodreads = definePlatform({
  id: 'goodreads',
  name: 'Goodreads',
  hosts: ['goodreads.com'],
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [/ (?:\||-) Goodreads$/],
});

const book = ['book', { bookId: '5907' }, 'https://www.goodreads.com/book/show/5907'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://www.goodreads.com/book/show/5907-the-hobbit?from_search=true': book,
    'https://www.goodreads.com/en/book/show/5907.The_Hobbit': book,
    'https://goodreads.com/book/show/5907': book,
    'https://www.goodreads.com/author/show/656983.J_R_R_Tolkien': [
      'author',
      { authorId: '656983' },
      'https://www.goodreads.com/author/show/656983',
    ],
  },
  others: [
    'https://www.goodreads.com/',
    'https://www.goodreads.com/search?q=test',
    'https://www.goodreads.com/list/show/1.Best_Books_Ever',
    'https://www.goodreads.com/review/show/123456',
    'https://notgoodreads.com/book/show/5907',
    'https://www.goodreads.com.evil.example/book/show/5907',
  ],
};
