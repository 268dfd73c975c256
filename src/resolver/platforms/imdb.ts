import type { Canonical } from '../types';
import { z } from '../zod';
import type { Endpoint, PlatformExamples, Resource } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint } from './endpoint';
import { maybeNumber, maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

/** Localised pages stand below their language. */
const LANGUAGE = String.raw`(?:\/[a-z]{2}(?:-[a-z]{2,3})?)?`;

const videoUrl = ({ id = '' }): string => `https://www.imdb.com/video/${id}/`;

const ROUTES: readonly Route[] = [
  // A video stands in a page of its own, in a player, or in one that opens over its title's page.
  {
    type: 'video',
    path: new RegExp(
      String.raw`^${LANGUAGE}(?:\/(?:title|name)\/(?:tt|nm)\d+)?\/(?:video|videoplayer|videoembed)\/(?:imdb\/|_\/|screenplay\/)?(?<id>vi\d+)(?:\/.*)?$`,
      'i',
    ),
    canonical: videoUrl,
  },
  {
    type: 'title',
    path: new RegExp(String.raw`^${LANGUAGE}\/title\/(?<id>tt\d+)(?:\/.*)?$`, 'i'),
    canonical: ({ id }) => `https://www.imdb.com/title/${id}/`,
  },
  {
    type: 'name',
    path: new RegExp(String.raw`^${LANGUAGE}\/name\/(?<id>nm\d+)(?:\/.*)?$`, 'i'),
    canonical: ({ id }) => `https://www.imdb.com/name/${id}/`,
  },
  {
    type: 'list',
    path: new RegExp(String.raw`^${LANGUAGE}\/list\/(?<id>ls\d+)(?:\/.*)?$`, 'i'),
    canonical: ({ id }) => `https://www.imdb.com/list/${id}/`,
  },
];

const suggestionSchema = z.object({
  d: z.array(
    z.object({
      id: z.string(),
      l: maybeText,
      i: z.optional(z.nullable(z.object({ imageUrl: maybeText, width: maybeNumber, height: maybeNumber }))),
    }),
  ),
});

/**
 * IMDb, as of 2026-11. Pages answer plain requests with an empty 202; the JSON behind its search box was still open
 * in 2026-03 and names the poster. Whether it knows people by their number is unsure.
 */
export const imdb = definePlatform({
  id: 'imdb',
  name: 'IMDb',
  hosts: ['imdb.com'],
  resource: (url) =>
    /^(?:(?:www|m|us|uk)\.)?imdb\.com\.?$/.test(url.hostname)
      ? (videoOverPage(url) ?? resourceByRoutes(ROUTES, url))
      : null,
  addedToTitle: [/ [-–] IMDb$/i],
  endpoints: ({ resource_type, resource_id: { id } }: Canonical): Endpoint[] =>
    id !== undefined && (resource_type === 'title' || resource_type === 'name') ? [suggestionApi(id)] : [],
});

function videoOverPage(url: URL): Resource | null {
  const id = /^#lb-(vi\d+)/.exec(url.hash)?.[1];
  if (id === undefined || url.port !== '') return null;
  return { resource_type: 'video', resource_id: { id }, canonical_url: videoUrl({ id }) };
}

function suggestionApi(id: string): Endpoint {
  return apiEndpoint({
    url: `https://v3.sg.media-imdb.com/suggestion/x/${id}.json`,
    schema: suggestionSchema,
    toAnswer({ d }) {
      const found = d.find((entry) => entry.id === id);
      const { imageUrl, width, height } = found?.i ?? {};
      return pictureAnswer([{ url: imageUrl, width, height }], { title: found?.l });
    },
  });
}

const title = ['title', { id: 'tt0089276' }, 'https://www.imdb.com/title/tt0089276/'] as const;
const video = ['video', { id: 'vi2524815897' }, 'https://www.imdb.com/video/vi2524815897/'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://www.imdb.com/title/tt0089276/?ref_=nv_sr_1': title,
    'https://m.imdb.com/title/tt0089276': title,
    'https://www.imdb.com/de/title/tt0089276/reference': title,
    'https://www.imdb.com/video/imdb/vi2524815897/imdb/embed': video,
    'https://www.imdb.com/title/tt4218696/videoplayer/vi2524815897': video,
    'https://www.imdb.com/title/tt1667889/?ref_=ext#lb-vi2524815897': video,
    'https://www.imdb.com/name/nm0000111/bio': [
      'name',
      { id: 'nm0000111' },
      'https://www.imdb.com/name/nm0000111/',
    ],
    'https://www.imdb.com/list/ls009921623/': [
      'list',
      { id: 'ls009921623' },
      'https://www.imdb.com/list/ls009921623/',
    ],
  },
  others: [
    'https://www.imdb.com/',
    'https://www.imdb.com/find?q=a&s=tt',
    'https://www.imdb.com/chart/top/',
    'https://notimdb.com/title/tt0089276/',
    'https://imdb.evil.example/title/tt0089276/',
    'https://imdb.com.evil.example/title/tt0089276/',
  ],
};
