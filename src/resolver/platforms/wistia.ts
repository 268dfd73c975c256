import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint, oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { maybeNumber, maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';

const SITE = /^(?:[\w.-]+\.)?(?:wistia\.(?:com|net)|wi\.st)$/;
const ANY_HOST = /^[a-z\d.-]+\.[a-z][a-z\d-]*$/;
const HASHED_ID = /^[a-z\d]{10}$/;

const video = {
  type: 'video',
  canonical: ({ hashedId }) => `https://fast.wistia.com/embed/iframe/${hashedId}`,
} satisfies Partial<Route>;

const SITE_ROUTES: readonly Route[] = [
  {
    ...video,
    path: /^\/(?:embed\/)?(?:iframe|medias)\/(?<hashedId>[a-z\d]{10})(?:\.(?:jsonp?|m3u8))?$/,
  },
  {
    type: 'playlist',
    path: /^\/(?:embed\/)?playlists\/(?<hashedId>[a-z\d]{10})$/,
    canonical: ({ hashedId }) => `https://fast.wistia.net/embed/playlists/${hashedId}`,
  },
];
/** A page that holds players names in its query the one that shall open. */
const OPENED_ROUTES: readonly Route[] = [
  { ...video, path: /^/, query: { hashedId: ['wvideo', HASHED_ID] } },
  {
    ...video,
    path: /^/,
    query: { hashedId: ['wmediaid', HASHED_ID], channelId: ['wchannelid', HASHED_ID] },
  },
];

const MAX_ASSETS = 100;
const mediaSchema = z.object({
  media: z.object({
    name: maybeText,
    assets: z.array(
      z.object({ type: maybeText, url: maybeText, ext: maybeText, width: maybeNumber, height: maybeNumber }),
    ),
  }),
});

/**
 * Wistia, as of 2026-11: players in other people's pages. A still is told with the ending `.bin` and answers to that
 * of a picture too. Unsure: which endings besides `jpg`.
 */
export const wistia = definePlatform({
  id: 'wistia',
  name: 'Wistia',
  hosts: ['wistia.com', 'wistia.net', 'wi.st'],
  runsAnywhere: true,
  resource: (url) => resourceByHost(SITE, SITE_ROUTES, url) ?? resourceByHost(ANY_HOST, OPENED_ROUTES, url),
  endpoints({ resource_type, resource_id: { hashedId }, canonical_url }) {
    if (resource_type !== 'video' || hashedId === undefined) return [];
    const oembed = 'https://fast.wistia.com/oembed.json';
    return [mediaEndpoint(hashedId), oembedEndpoint({ endpoint: oembed, pageUrl: canonical_url })];
  },
});

function mediaEndpoint(hashedId: string): Endpoint {
  return apiEndpoint({
    url: `https://fast.wistia.com/embed/medias/${hashedId}.json`,
    schema: mediaSchema,
    toAnswer({ media: { name, assets } }) {
      const stills = assets
        .slice(0, MAX_ASSETS)
        .filter(({ type }) => type === 'still' || type === 'still_image')
        .toSorted((left, right) => (right.width ?? 0) - (left.width ?? 0))
        .map(({ url, ext, width, height }) => ({ url: pictureUrl(url, ext), width, height }));
      return pictureAnswer(stills, { title: name });
    },
  });
}

function pictureUrl(url: string | null | undefined, extension: string | null | undefined) {
  return url?.replace(/^http:/, 'https:').replace(/\.bin$/, `.${extension || 'jpg'}`);
}

export const examples: PlatformExamples = {
  resources: {
    'http://fast.wistia.net/embed/iframe/sh7fpupwlt': [
      'video',
      { hashedId: 'sh7fpupwlt' },
      'https://fast.wistia.com/embed/iframe/sh7fpupwlt',
    ],
    'https://appboss.wistia.com/medias/lpu6bgplle?wtime=30s': [
      'video',
      { hashedId: 'lpu6bgplle' },
      'https://fast.wistia.com/embed/iframe/lpu6bgplle',
    ],
    'https://content.wistia.com/customer-stories/bizzabo?wvideo=lpu6bgplle': [
      'video',
      { hashedId: 'lpu6bgplle' },
      'https://fast.wistia.com/embed/iframe/lpu6bgplle',
    ],
    'https://www.example.org/recur/show?wchannelid=a1b2c3d4e5&wmediaid=zpf3xjq0n1': [
      'video',
      { hashedId: 'zpf3xjq0n1', channelId: 'a1b2c3d4e5' },
      'https://fast.wistia.com/embed/iframe/zpf3xjq0n1',
    ],
    'https://fast.wistia.net/embed/playlists/aodt9etokc': [
      'playlist',
      { hashedId: 'aodt9etokc' },
      'https://fast.wistia.net/embed/playlists/aodt9etokc',
    ],
  },
  others: [
    'https://notwistia.com/medias/lpu6bgplle',
    'https://wistia.com.evil.example/medias/lpu6bgplle',
    'https://wistia.com/',
    'https://wistia.com/blog/soapbox-videos-for-the-holidays',
    'https://www.example.org/?wvideo=short',
    'https://www.example.org/?wmediaid=zpf3xjq0n1',
  ],
};
