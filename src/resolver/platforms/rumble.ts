import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint, oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { maybeNumber, maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = siteHosts(['rumble.com'], 'www');

const video = {
  type: 'video',
  canonical: ({ pageId }) => `https://rumble.com/${pageId}`,
} satisfies Partial<Route>;

const ROUTES: readonly Route[] = [
  {
    type: 'video',
    // An owner's prefix may stand before the id.
    path: /^\/embed\/(?:[a-z\d]{1,12}\.)?(?<embedId>v[a-z\d]{3,12})$/i,
    canonical: ({ embedId }) => `https://rumble.com/embed/${embedId}/`,
  },
  { ...video, path: /^\/(?:shorts\/)?(?<pageId>v[a-z\d]{3,12})(?:-[^/]*)?\.html$/i },
  // Without its ending only a digit tells an id from a word such as `videos`.
  { ...video, path: /^\/(?=v[a-z]*\d)(?<pageId>v[a-z\d]{3,12})(?:-[^/]*)?$/i },
  { ...video, path: /^\/shorts\/(?<pageId>v[a-z\d]{3,12})(?:-[^/]*)?$/i },
  {
    type: 'channel',
    path: /^\/c\/(?<channel>[\w.-]{1,100})(?:\/(?:videos|livestreams|live|shorts|about))?$/,
    canonical: ({ channel }) => `https://rumble.com/c/${channel}`,
  },
  {
    type: 'channel',
    path: /^\/user\/(?<channel>[\w.-]{1,100})(?:\/(?:videos|livestreams|live|shorts|about))?$/,
    canonical: ({ channel }) => `https://rumble.com/user/${channel}`,
  },
];

const MAX_THUMBNAILS = 20;
const embedSchema = z.object({
  title: maybeText,
  i: maybeText,
  t: z.optional(z.nullable(z.array(z.object({ i: maybeText, w: maybeNumber, h: maybeNumber })))),
  author: z.optional(z.nullable(z.object({ name: maybeText }))),
});

/**
 * Rumble, as of 2026-11. The id of a page and that of its player are different: only an id of the player may be asked
 * of the player's API. Unsure: whether oEmbed takes a page's address without its words.
 */
export const rumble = definePlatform({
  id: 'rumble',
  name: 'Rumble',
  hosts: ['rumble.com'],
  resource: (url) => resourceByHost(SITE, ROUTES, url),
  endpoints({ resource_type, resource_id: { embedId }, canonical_url }) {
    if (resource_type !== 'video') return [];
    const oembed = 'https://rumble.com/api/Media/oembed.json';
    return [
      ...(embedId === undefined ? [] : [playerEndpoint(embedId)]),
      oembedEndpoint({ endpoint: oembed, pageUrl: canonical_url }),
    ];
  },
});

function playerEndpoint(embedId: string): Endpoint {
  return apiEndpoint({
    url: `https://rumble.com/embedJS/u3/?request=video&ver=2&v=${embedId}`,
    schema: embedSchema,
    toAnswer({ title, i, t, author }) {
      const largestFirst = (t ?? [])
        .slice(0, MAX_THUMBNAILS)
        .toSorted((left, right) => (right.w ?? 0) - (left.w ?? 0))
        .map((thumbnail) => ({ url: thumbnail.i, width: thumbnail.w, height: thumbnail.h }));
      const isListed = largestFirst.some(({ url }) => url === i);
      return pictureAnswer([...largestFirst, ...(isListed ? [] : [{ url: i }])], {
        title,
        author: author?.name,
      });
    },
  });
}

export const examples: PlatformExamples = {
  resources: {
    'https://rumble.com/vdmum1-moose-the-dog-helps-girls-dig-a-snow-fort.html': [
      'video',
      { pageId: 'vdmum1' },
      'https://rumble.com/vdmum1',
    ],
    'http://www.rumble.com/vDMUM1?key=value': ['video', { pageId: 'vDMUM1' }, 'https://rumble.com/vDMUM1'],
    'https://rumble.com/embed/ufe9n.v5pv5f': [
      'video',
      { embedId: 'v5pv5f' },
      'https://rumble.com/embed/v5pv5f/',
    ],
    'https://rumble.com/shorts/v6ghk2p': ['video', { pageId: 'v6ghk2p' }, 'https://rumble.com/v6ghk2p'],
    'https://rumble.com/c/Styxhexenhammer666': [
      'channel',
      { channel: 'Styxhexenhammer666' },
      'https://rumble.com/c/Styxhexenhammer666',
    ],
  },
  others: [
    'https://notrumble.com/vdmum1-a.html',
    'https://rumble.com.evil.example/vdmum1-a.html',
    'https://rumble.com/videos?sort=views',
    'https://rumble.com/browse',
    'https://rumble.com/viral',
    'https://rumble.com/',
  ],
};
