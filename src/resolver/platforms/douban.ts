import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';
import type { ResourceType } from './resource-types';

/** Part of the site → what its subjects are. */
const KINDS: Readonly<Record<string, ResourceType>> = { book: 'book', movie: 'movie', music: 'album' };

const ROUTES: readonly Route[] = Object.entries(KINDS).flatMap(([kind, type]) => {
  const canonical = ({ subjectId }: Readonly<Record<string, string>>): string =>
    `https://${kind}.douban.com/subject/${subjectId}/`;
  return [
    {
      type,
      hosts: [`${kind}.douban.com`],
      path: /^\/subject\/(?<subjectId>\d+)(?:\/.*)?$/,
      canonical,
    },
    {
      type,
      hosts: ['m.douban.com'],
      path: new RegExp(String.raw`^\/${kind}\/subject\/(?<subjectId>\d+)(?:\/.*)?$`),
      canonical,
    },
  ];
});

/**
 * Douban's books, films and music, as of 2026-11. Plain requests are often refused with 403 or 418: the page is best
 * read in its tab. What kind of resource an album is called is our choice.
 */
export const douban = definePlatform({
  id: 'douban',
  name: 'Douban',
  hosts: ['douban.com'],
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [/ ?\(豆瓣\)$/],
});

export const examples: PlatformExamples = {
  resources: {
    'https://book.douban.com/subject/1355643/': [
      'book',
      { subjectId: '1355643' },
      'https://book.douban.com/subject/1355643/',
    ],
    'https://m.douban.com/movie/subject/1292052/?from=a': [
      'movie',
      { subjectId: '1292052' },
      'https://movie.douban.com/subject/1292052/',
    ],
    'https://music.douban.com/subject/1394736/': [
      'album',
      { subjectId: '1394736' },
      'https://music.douban.com/subject/1394736/',
    ],
  },
  others: [
    'https://www.douban.com/doulist/120664512/',
    'https://movie.douban.com/top250',
    'https://www.douban.com/people/someone/',
    'https://notdouban.com/subject/1355643/',
    'https://book.douban.com.evil.example/subject/1355643/',
  ],
};
