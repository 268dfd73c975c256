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

const HOST = siteHosts(['archive.org'], 'www');

const ROUTES: readonly Route[] = [
  {
    type: 'item',
    path: /^\/(?:details|embed|stream|download|metadata|services\/img)\/(?<identifier>[A-Za-z\d][\w.-]{0,100})(?:\/.*)?$/,
    canonical: ({ identifier }) => `https://archive.org/details/${identifier}`,
  },
];

/** A title or a list of them. */
const oneOrMore = z.optional(z.nullable(z.union([z.string(), z.array(z.string())])));
const itemSchema = z.object({
  metadata: z.optional(z.object({ title: oneOrMore, creator: oneOrMore, date: maybeText })),
  files: z.array(z.object({ name: z.string(), source: maybeText, format: maybeText })),
});

/** More are pages of a book or a gallery: the first stand for all. */
const MAX_ORIGINALS = 3;

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp)$/i;

/**
 * Items of the Internet Archive, as of 2026-11; its copies of other sites are unwrapped elsewhere. The picture by
 * id is always there, if only as a generic icon, and small; the item's own files are larger.
 */
export const internetArchive = definePlatform({
  id: 'internet_archive',
  name: 'Internet Archive',
  hosts: ['archive.org'],
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/ : Free Download, Borrow, and Streaming : Internet Archive$/],
  candidates: ({ resource_id: { identifier } }): CandidateDraft[] =>
    identifier === undefined ? [] : [platformDraft('rule', `https://archive.org/services/img/${identifier}`)],
  endpoints: ({ resource_id: { identifier } }: Canonical): Endpoint[] =>
    identifier === undefined ? [] : [metadataApi(identifier)],
});

function metadataApi(identifier: string): Endpoint {
  return apiEndpoint({
    url: `https://archive.org/metadata/${identifier}`,
    schema: itemSchema,
    toAnswer({ metadata, files }) {
      const pictures = files.filter(({ name }) => PICTURE_FILE.test(name));
      const small = pictures.filter(isSmall);
      const originals = pictures.filter((file) => file.source === 'original' && !isSmall(file));
      return pictureAnswer(
        [...originals.slice(0, MAX_ORIGINALS), ...small].map(({ name }) => ({
          url: fileUrl(identifier, name),
        })),
        { title: first(metadata?.title), author: first(metadata?.creator), published: metadata?.date },
      );
    },
  });
}

/** The pictures that the archive made of the item itself. */
function isSmall({ name, format }: z.infer<typeof itemSchema>['files'][number]): boolean {
  return name === '__ia_thumb.jpg' || format === 'Item Tile';
}

function fileUrl(identifier: string, name: string): string {
  return `https://archive.org/download/${identifier}/${name.split('/').map(encodeURIComponent).join('/')}`;
}

function first(value: string | string[] | null | undefined): string | null | undefined {
  return Array.isArray(value) ? value[0] : value;
}

const item = ['item', { identifier: 'BillGate99' }, 'https://archive.org/details/BillGate99'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://archive.org/details/BillGate99?q=a': item,
    'https://archive.org/embed/BillGate99': item,
    'https://www.archive.org/download/BillGate99/BillGate99.mp4': item,
    'https://archive.org/stream/BillGate99/page/n5': item,
  },
  others: [
    'https://archive.org/',
    'https://archive.org/search?query=a',
    'https://web.archive.org/details/BillGate99',
    'https://notarchive.org/details/BillGate99',
    'https://archive.org.evil.example/details/BillGate99',
  ],
};
