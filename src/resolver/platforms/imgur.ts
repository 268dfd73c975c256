import type { Canonical } from '../types';
import type { CandidateDraft, Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { platformDraft } from './drafts';
import { oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';
import { withoutPictures } from './without-pictures';

/** First parts of a path, or single words, that are no picture. */
const RESERVED = new Set(
  `about account advertise apidocs apps blog careers emerald gallery help hottest jobs login memegen newest privacy
  random register removed removalrequest rules search settings signin signup store terms topics tos upload user
  vidgif viral`.split(/\s+/),
);

/** Seven characters, of old five; pictures of albums of old and new ones have both. */
const ID = String.raw`[A-Za-z\d]{7}|[A-Za-z\d]{5}`;
const FILE_HOSTS = ['i.imgur.com', 'i.imgur.io'] as const;
const SITE_HOSTS = ['imgur.com', 'imgur.io'] as const;
const HOST = siteHosts(SITE_HOSTS, 'www|m|i');

const ROUTES: readonly Route[] = [
  // An eighth letter is the size of the file, never part of the id.
  {
    type: 'image',
    hosts: FILE_HOSTS,
    path: /^\/(?<imageId>[A-Za-z\d]{7}|[A-Za-z\d]{5})[sbtmlhgr]?(?:_d)?(?:\.\w{3,5})?$/,
    reserved: RESERVED,
    canonical: ({ imageId }) => `https://imgur.com/${imageId}`,
  },
  {
    type: 'album',
    hosts: SITE_HOSTS,
    path: new RegExp(String.raw`^\/a\/(?:[^/]*-)?(?<albumId>${ID})(?:\/.*)?$`),
    canonical: ({ albumId }) => `https://imgur.com/a/${albumId}`,
  },
  {
    type: 'gallery',
    hosts: SITE_HOSTS,
    path: new RegExp(
      String.raw`^\/(?:gallery|(?:t|topic|r)\/[^/]+)\/(?:[^/]*-)?(?<galleryId>${ID})(?:\/(?:new|comment.*))?$`,
    ),
    reserved: RESERVED,
    canonical: ({ galleryId }) => `https://imgur.com/gallery/${galleryId}`,
  },
  {
    type: 'image',
    hosts: SITE_HOSTS,
    path: new RegExp(String.raw`^\/(?:[^/]*-)?(?<imageId>${ID})(?:\.\w{3,5}|\/embed)?$`),
    reserved: RESERVED,
    canonical: ({ imageId }) => `https://imgur.com/${imageId}`,
  },
];

/** `removed.png`, which a picture that is gone redirects to. Its size and length are from memory. */
const REMOVED = { width: 161, height: 81, bytes: 503 } as const;

/**
 * Imgur, as of 2026-11. Every picture and clip has a JPEG by its id (its first frame). Nothing is served in the
 * United Kingdom since 2025-09. Whether its oEmbed names a thumbnail is unsure.
 */
export const imgur = definePlatform({
  id: 'imgur',
  name: 'Imgur',
  hosts: SITE_HOSTS,
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/ - (?:Album on )?Imgur$/],
  candidates: ({ resource_id: { imageId } }): CandidateDraft[] =>
    imageId === undefined
      ? []
      : [
          {
            ...platformDraft('rule', `https://i.imgur.com/${imageId}.jpg`),
            placeholder: REMOVED,
          },
        ],
  endpoints: ({ canonical_url }: Canonical): Endpoint[] => [
    withoutPictures(
      oembedEndpoint({ endpoint: 'https://api.imgur.com/oembed.json', pageUrl: canonical_url }),
      /^[^?#]*\/removed\.\w+(?:[?#]|$)/,
    ),
  ],
});

const image = ['image', { imageId: 'A61SaA1' }, 'https://imgur.com/A61SaA1'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://imgur.com/A61SaA1': image,
    'https://imgur.com/a-clip-without-bugs-A61SaA1': image,
    'https://i.imgur.com/A61SaA1m.jpg': image,
    'https://i.imgur.com/A61SaA1.gifv': image,
    'https://m.imgur.com/A61SaA1': image,
    'https://imgur.com/a/a-title-iX265HX': ['album', { albumId: 'iX265HX' }, 'https://imgur.com/a/iX265HX'],
    'https://imgur.com/gallery/a-long-title-YcAQlkx': [
      'gallery',
      { galleryId: 'YcAQlkx' },
      'https://imgur.com/gallery/YcAQlkx',
    ],
    'https://imgur.com/r/aww/VQcQPhM': [
      'gallery',
      { galleryId: 'VQcQPhM' },
      'https://imgur.com/gallery/VQcQPhM',
    ],
  },
  others: [
    'https://imgur.com/',
    'https://imgur.com/upload',
    'https://i.imgur.com/removed.png',
    'https://imgur.com/user/someone',
    'https://imgur.com/t/unmuted',
    'https://notimgur.com/A61SaA1',
    'https://imgur.com.evil.example/A61SaA1',
  ],
};
