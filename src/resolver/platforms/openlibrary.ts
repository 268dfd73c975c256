import type { Canonical } from '../types';
import { z } from '../zod';
import type { CandidateDraft, Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { platformDraft } from './drafts';
import { apiEndpoint } from './endpoint';
import { maybeText, pictureAnswer } from './picture-answer';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const HOST = siteHosts(['openlibrary.org'], 'www');

const ROUTES: readonly Route[] = [
  {
    type: 'edition',
    path: /^\/books\/(?<olid>OL\d+M)(?:[./].*)?$/,
    canonical: ({ olid }) => `https://openlibrary.org/books/${olid}`,
  },
  {
    type: 'work',
    path: /^\/works\/(?<olid>OL\d+W)(?:[./].*)?$/,
    canonical: ({ olid }) => `https://openlibrary.org/works/${olid}`,
  },
  {
    type: 'edition',
    path: /^\/isbn\/(?<isbn>\d{9}[\dXx]|\d{13})(?:\.json)?$/,
    canonical: ({ isbn }) => `https://openlibrary.org/isbn/${isbn}`,
  },
];

const workSchema = z.object({
  title: maybeText,
  covers: z.optional(z.nullable(z.array(z.nullable(z.number())))),
});

/**
 * Open Library, as of 2026-11. `default=false` asks for an honest 404 in place of an empty picture. A work has no
 * cover by its own id, only by those its JSON lists; that field is unsure.
 */
export const openlibrary = definePlatform({
  id: 'openlibrary',
  name: 'Open Library',
  hosts: ['openlibrary.org'],
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/ \| Open Library$/],
  candidates({ resource_type, resource_id: { olid, isbn } }): CandidateDraft[] {
    if (resource_type !== 'edition') return [];
    return [platformDraft('rule', olid === undefined ? coverUrl('isbn', isbn) : coverUrl('olid', olid))];
  },
  endpoints: ({ resource_type, resource_id: { olid } }: Canonical): Endpoint[] =>
    resource_type === 'work' && olid !== undefined ? [workApi(olid)] : [],
});

function coverUrl(key: 'isbn' | 'olid' | 'id', value: string | number | undefined): string {
  return `https://covers.openlibrary.org/b/${key}/${value}-L.jpg?default=false`;
}

function workApi(olid: string): Endpoint {
  return apiEndpoint({
    url: `https://openlibrary.org/works/${olid}.json`,
    schema: workSchema,
    toAnswer({ title, covers }) {
      // -1 stands for a cover that was taken away.
      const ids = (covers ?? []).filter((id) => id !== null && id > 0);
      return pictureAnswer(
        ids.map((id) => ({ url: coverUrl('id', id ?? undefined) })),
        { title },
      );
    },
  });
}

export const examples: PlatformExamples = {
  resources: {
    'https://openlibrary.org/books/OL13188011M/Borges?edition=a': [
      'edition',
      { olid: 'OL13188011M' },
      'https://openlibrary.org/books/OL13188011M',
    ],
    'http://openlibrary.org/works/OL2079360W/Boomerang': [
      'work',
      { olid: 'OL2079360W' },
      'https://openlibrary.org/works/OL2079360W',
    ],
    'https://openlibrary.org/isbn/9780140328721': [
      'edition',
      { isbn: '9780140328721' },
      'https://openlibrary.org/isbn/9780140328721',
    ],
  },
  others: [
    'https://openlibrary.org/',
    'https://openlibrary.org/search?q=a',
    'https://openlibrary.org/books/OL2079360W',
    'https://notopenlibrary.org/works/OL2079360W',
    'https://openlibrary.org.evil.example/works/OL2079360W',
  ],
};
