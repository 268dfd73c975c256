import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

const ROUTES: readonly Route[] = [
  {
    type: 'item',
    path: /^\/item$/,
    query: { itemId: ['id', /^\d+$/] },
    canonical: ({ itemId }) => `https://news.ycombinator.com/item?id=${itemId}`,
  },
  {
    type: 'user',
    path: /^\/user$/,
    query: { user: ['id', /^[\w-]+$/] },
    canonical: ({ user }) => `https://news.ycombinator.com/user?id=${user}`,
  },
];

/**
 * Hacker News, as of 2026-11. It has no pictures of its own: its API names the page an item is about, which is a
 * resource of another site.
 */
export const hackernews = definePlatform({
  id: 'hackernews',
  name: 'Hacker News',
  hosts: ['news.ycombinator.com'],
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [/ \| Hacker News$/],
});

const item = ['item', { itemId: '8863' }, 'https://news.ycombinator.com/item?id=8863'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://news.ycombinator.com/item?id=8863': item,
    'http://news.ycombinator.com/item?id=8863&p=2#8864': item,
    'https://news.ycombinator.com/user?id=pg': [
      'user',
      { user: 'pg' },
      'https://news.ycombinator.com/user?id=pg',
    ],
  },
  others: [
    'https://news.ycombinator.com/',
    'https://news.ycombinator.com/newest',
    'https://news.ycombinator.com/item',
    'https://news.ycombinator.com/from?site=example.com',
    'https://news.ycombinator.com/login?goto=item%3Fid%3D8863',
    'https://news.ycombinator.com.evil.example/item?id=8863',
    'https://notnews.ycombinator.com/item?id=8863',
  ],
};
