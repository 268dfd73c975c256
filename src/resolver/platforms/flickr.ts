import type { Canonical } from '../types';
import type { Endpoint, PlatformExamples, Resource } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';
import { withoutPictures } from './without-pictures';

/** First parts of a path below `/photos` that are no member. */
const RESERVED = new Set(['tags', 'upload', 'organize', 'friends', 'search', 'me']);

const OWNER = String.raw`(?<owner>[\w@-]+)`;
const SITE = ['flickr.com'] as const;
const FILE_HOSTS = ['staticflickr.com', 'static.flickr.com'] as const;

const photoUrl = ({ owner, photoId }: Readonly<Record<string, string>>): string =>
  owner === undefined
    ? `https://www.flickr.com/photo.gne?id=${photoId}`
    : `https://www.flickr.com/photos/${owner}/${photoId}/`;

const ROUTES: readonly Route[] = [
  // `/server/id_secret_size.jpg`: a file names its photo.
  {
    type: 'photo',
    hosts: FILE_HOSTS,
    path: /^(?:\/\d+){1,3}\/(?<photoId>\d+)_[\da-f]+(?:_\w{1,2})?\.(?:jpg|png|gif)$/,
    canonical: photoUrl,
  },
  {
    type: 'photo',
    hosts: SITE,
    path: new RegExp(String.raw`^\/photos\/${OWNER}\/(?<photoId>\d+)(?:\/.*)?$`),
    reserved: RESERVED,
    canonical: photoUrl,
  },
  {
    type: 'photo',
    hosts: SITE,
    path: /^\/photo(?:_zoom)?\.gne$/,
    query: { photoId: ['id', /^\d+$/] },
    canonical: photoUrl,
  },
  {
    type: 'album',
    hosts: SITE,
    path: new RegExp(String.raw`^\/photos\/${OWNER}\/(?:albums|sets)\/(?<albumId>\d+)(?:\/.*)?$`),
    reserved: RESERVED,
    canonical: ({ owner, albumId }) => `https://www.flickr.com/photos/${owner}/albums/${albumId}`,
  },
];

const DIGITS = '123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

/** Flickr, as of 2026-11. Larger files than 1024 px have addresses that nobody can guess: its oEmbed tells the largest safe one. */
export const flickr = definePlatform({
  id: 'flickr',
  name: 'Flickr',
  hosts: ['flickr.com', 'staticflickr.com', 'flic.kr'],
  resource: (url) =>
    url.hostname === 'flic.kr' || url.hostname === 'www.flic.kr'
      ? shortLink(url)
      : resourceByRoutes(ROUTES, url),
  addedToTitle: [/ \| Flickr$/],
  endpoints: ({ canonical_url }: Canonical): Endpoint[] => [
    withoutPictures(
      oembedEndpoint({ endpoint: 'https://www.flickr.com/services/oembed/', pageUrl: canonical_url }),
      /^[^?#]*\/photo_unavailable[\w.]*(?:[?#]|$)/,
    ),
  ],
});

/** A short link is the photo's number in base 58. */
function shortLink(url: URL): Resource | null {
  const base58 = /^\/p\/([1-9A-HJ-NP-Za-km-z]{3,11})\/?$/.exec(url.pathname)?.[1];
  if (base58 === undefined || url.port !== '') return null;
  const number = [...base58].reduce((sum, digit) => sum * 58n + BigInt(DIGITS.indexOf(digit)), 0n);
  const photoId = String(number);
  return { resource_type: 'photo', resource_id: { photoId, base58 }, canonical_url: photoUrl({ photoId }) };
}

export const examples: PlatformExamples = {
  resources: {
    'https://www.flickr.com/photos/8757881@N04/2971804544/in/set-72157': [
      'photo',
      { owner: '8757881@N04', photoId: '2971804544' },
      'https://www.flickr.com/photos/8757881@N04/2971804544/',
    ],
    'https://live.staticflickr.com/1475/24531000464_9a7503ae68_b.jpg': [
      'photo',
      { photoId: '24531000464' },
      'https://www.flickr.com/photo.gne?id=24531000464',
    ],
    'https://farm2.static.flickr.com/1035/1188352415_cb139831d0.jpg': [
      'photo',
      { photoId: '1188352415' },
      'https://www.flickr.com/photo.gne?id=1188352415',
    ],
    'https://flic.kr/p/FPVo9U': [
      'photo',
      { photoId: '26140204724', base58: 'FPVo9U' },
      'https://www.flickr.com/photo.gne?id=26140204724',
    ],
    'https://www.flickr.com/photos/someone/sets/72157633471741607/': [
      'album',
      { owner: 'someone', albumId: '72157633471741607' },
      'https://www.flickr.com/photos/someone/albums/72157633471741607',
    ],
  },
  others: [
    'https://www.flickr.com/',
    'https://www.flickr.com/search/?q=test',
    'https://www.flickr.com/photos/tags/bmw/',
    'https://www.flickr.com/photos/someone/favorites/',
    'https://flic.kr/p/0OIl',
    'https://notflickr.com/photos/someone/2971804544',
    'https://www.flickr.com.evil.example/photos/someone/2971804544',
  ],
};
