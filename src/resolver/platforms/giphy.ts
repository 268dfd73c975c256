import type { Canonical } from '../types';
import type { CandidateDraft, Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { platformDraft } from './drafts';
import { oembedEndpoint } from './endpoint';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

const ID = String.raw`(?<gifId>[A-Za-z\d]{6,32})`;
const gifUrl = ({ gifId = '' }): string => `https://giphy.com/gifs/${gifId}`;
const clipUrl = ({ gifId = '' }): string => `https://giphy.com/clips/${gifId}`;

/** `media0.giphy.com`, `media1.giphy.com` … name the same files. */
const FILE_HOSTS = ['', '0', '1', '2', '3', '4'].map((number) => `media${number}.giphy.com`);

const ROUTES: readonly Route[] = [
  // `v1.…` before the id says where a link comes from.
  {
    type: 'gif',
    hosts: FILE_HOSTS,
    path: new RegExp(String.raw`^\/media\/(?:v\d\.[^/]+\/)?${ID}\/[\w-]+\.\w{3,4}$`),
    canonical: gifUrl,
  },
  {
    type: 'gif',
    hosts: ['i.giphy.com'],
    path: new RegExp(String.raw`^\/(?:media\/)?(?:v\d\.[^/]+\/)?${ID}(?:\/[\w-]+)?\.\w{3,4}$`),
    canonical: gifUrl,
  },
  {
    type: 'gif',
    path: new RegExp(
      String.raw`^\/(?:gifs|stickers)\/(?:[^/]*-)?${ID}(?:\/(?:fullscreen|html5|tile|media|links))?$`,
    ),
    canonical: gifUrl,
  },
  { type: 'gif', path: new RegExp(String.raw`^\/embed\/${ID}(?:\/.*)?$`), canonical: gifUrl },
  {
    type: 'clip',
    path: new RegExp(String.raw`^\/(?:clips|videos)\/(?:[^/]*-)?${ID}$`),
    canonical: clipUrl,
  },
];

const SHORT_LINKS: readonly Route[] = [
  {
    type: 'shortlink',
    path: /^\/(?:g\/)?(?<shortId>\w{5,})$/,
    canonical: ({ shortId }) => `https://gph.is/${shortId}`,
  },
];

/** GIPHY, as of 2026-11. The still frame stands before the moving picture: both have the same size. */
export const giphy = definePlatform({
  id: 'giphy',
  name: 'GIPHY',
  hosts: ['giphy.com', 'gph.is'],
  resource: (url) => resourceByRoutes(url.hostname === 'gph.is' ? SHORT_LINKS : ROUTES, url),
  addedToTitle: [/ - (?:Find & Share on|Watch & Share on|Discover & Share on) GIPHY$/i],
  candidates: ({ resource_id: { gifId } }): CandidateDraft[] =>
    gifId === undefined
      ? []
      : ['giphy_s.gif', 'giphy.gif'].map((file) =>
          platformDraft('rule', `https://media.giphy.com/media/${gifId}/${file}`),
        ),
  endpoints: ({ resource_id: { gifId }, canonical_url }: Canonical): Endpoint[] =>
    gifId === undefined
      ? []
      : [oembedEndpoint({ endpoint: 'https://giphy.com/services/oembed', pageUrl: canonical_url })],
});

const gif = ['gif', { gifId: 'FsjDdnIRcroIM' }, 'https://giphy.com/gifs/FsjDdnIRcroIM'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://giphy.com/gifs/cheese-sloth-yawn-FsjDdnIRcroIM': gif,
    'https://giphy.com/stickers/FsjDdnIRcroIM': gif,
    'https://giphy.com/embed/FsjDdnIRcroIM': gif,
    'https://media3.giphy.com/media/v1.Y2lkPTc5/FsjDdnIRcroIM/200w_d.gif?cid=1': gif,
    'http://i.giphy.com/FsjDdnIRcroIM.gif': gif,
    'https://giphy.com/videos/some-coffee-VG8PNQDwsfOzU4mQAL': [
      'clip',
      { gifId: 'VG8PNQDwsfOzU4mQAL' },
      'https://giphy.com/clips/VG8PNQDwsfOzU4mQAL',
    ],
  },
  others: [
    'https://giphy.com/',
    'https://giphy.com/search/cat',
    'https://giphy.com/explore/funny',
    'https://notgiphy.com/gifs/FsjDdnIRcroIM',
    'https://giphy.com.evil.example/gifs/FsjDdnIRcroIM',
  ],
};
