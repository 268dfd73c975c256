import type { Canonical } from '../types';
import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint } from './endpoint';
import { maybeNumber, maybeText, pictureAnswer } from './picture-answer';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const HOST = siteHosts(['unsplash.com'], 'www');

/** Localised pages stand below their language. */
const LANGUAGE = String.raw`(?:\/[a-z]{2}(?:-[a-z]{2})?)?`;

const ROUTES: readonly Route[] = [
  // The id is known by its length: it may have hyphens of its own.
  {
    type: 'photo',
    path: new RegExp(
      String.raw`^${LANGUAGE}\/(?:photos|fotos|fotografias|foton|%EC%82%AC%EC%A7%84|%E5%86%99%E7%9C%9F)\/(?:[^/]*-)?(?<photoId>[\w-]{11})(?:\/download)?$`,
      'i',
    ),
    canonical: ({ photoId }) => `https://unsplash.com/photos/${photoId}`,
  },
  {
    type: 'collection',
    path: new RegExp(
      String.raw`^${LANGUAGE}\/(?:collections|colecciones|kollektionen)\/(?<collectionId>[\w-]+)(?:\/[^/]+)?$`,
    ),
    canonical: ({ collectionId }) => `https://unsplash.com/collections/${collectionId}`,
  },
  {
    type: 'user',
    path: new RegExp(String.raw`^${LANGUAGE}\/@(?<user>\w+)(?:\/\w+)?$`),
    canonical: ({ user }) => `https://unsplash.com/@${user}`,
  },
];

const photoSchema = z.object({
  width: maybeNumber,
  height: maybeNumber,
  description: maybeText,
  alt_description: maybeText,
  created_at: maybeText,
  user: z.optional(z.nullable(z.object({ name: maybeText }))),
  urls: z.object({ full: maybeText, regular: maybeText }),
});

/**
 * Unsplash, as of 2026-11. The JSON is that of its own pages, not the documented API. `full` has the photo's own size.
 * The localised words for a photo are unsure.
 */
export const unsplash = definePlatform({
  id: 'unsplash',
  name: 'Unsplash',
  hosts: ['unsplash.com'],
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/ [–-] (?:Free .{1,60} on|Kostenlose .{1,60} auf) Unsplash$/],
  endpoints: ({ resource_id: { photoId } }: Canonical): Endpoint[] =>
    photoId === undefined ? [] : [photoApi(photoId)],
});

function photoApi(photoId: string): Endpoint {
  return apiEndpoint({
    url: `https://unsplash.com/napi/photos/${photoId}`,
    schema: photoSchema,
    toAnswer: ({ urls, width, height, description, alt_description, created_at, user }) =>
      pictureAnswer([{ url: urls.full, width, height }, { url: urls.regular }], {
        title: description ?? alt_description,
        author: user?.name,
        published: created_at,
      }),
  });
}

const photo = ['photo', { photoId: 'kaoHI0iHJPM' }, 'https://unsplash.com/photos/kaoHI0iHJPM'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://unsplash.com/photos/kaoHI0iHJPM': photo,
    'https://unsplash.com/photos/a-red-cross-on-gray-kaoHI0iHJPM?utm_source=a': photo,
    'https://unsplash.com/de/fotos/ein-roter-steg-kaoHI0iHJPM': photo,
    'https://unsplash.com/photos/a-lake-Zt-x1_-abcd': [
      'photo',
      { photoId: 'Zt-x1_-abcd' },
      'https://unsplash.com/photos/Zt-x1_-abcd',
    ],
    'https://unsplash.com/collections/_8qJQ2bCMWE/2021.05': [
      'collection',
      { collectionId: '_8qJQ2bCMWE' },
      'https://unsplash.com/collections/_8qJQ2bCMWE',
    ],
    'https://unsplash.com/@some_one/likes': ['user', { user: 'some_one' }, 'https://unsplash.com/@some_one'],
  },
  others: [
    'https://unsplash.com/',
    'https://unsplash.com/s/photos/hair-style',
    'https://unsplash.com/photos/short',
    'https://notunsplash.com/photos/kaoHI0iHJPM',
    'https://unsplash.com.evil.example/photos/kaoHI0iHJPM',
  ],
};
