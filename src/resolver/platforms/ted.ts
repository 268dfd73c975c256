import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';

/** Not `ed.ted.com`, which is another site. */
const SITE = /^(?:(?:www|m|embed|embed-ssl)\.)?ted\.com$/;

const ROUTES: readonly Route[] = [
  {
    type: 'talk',
    path: /^\/(?:talks|dubbing)\/(?:lang\/[a-z-]{2,8}\/)?(?<slug>\w{3,200})(?:\.html)?(?:\/(?:transcript|details|up-next|footnotes|reading_list|comments|discussion|recommendations|subtitles))?$/i,
    reserved: new Set(['browse', 'quick_list', 'topics', 'list', 'new', 'search', 'lang', 'download']),
    canonical: ({ slug }) => `https://www.ted.com/talks/${slug}`,
  },
  {
    type: 'playlist',
    path: /^\/playlists\/(?<playlistId>\d{1,8})(?:\/(?<slug>[\w-]{1,200})(?:\.html)?)?$/,
    canonical: ({ playlistId, slug }) =>
      `https://www.ted.com/playlists/${playlistId}${slug === undefined ? '' : `/${slug}`}`,
  },
  {
    type: 'series',
    path: /^\/series\/(?<slug>[\w-]{3,200})$/,
    canonical: ({ slug }) => `https://www.ted.com/series/${slug}`,
  },
];

/** TED, as of 2026-11. Its oEmbed tells a small picture of a talk; playlists and series are read from their pages. */
export const ted = definePlatform({
  id: 'ted',
  name: 'TED',
  hosts: ['ted.com'],
  resource: (url) => resourceByHost(SITE, ROUTES, url),
  addedToTitle: [/ \| TED(?: Talk| Talks)?$/],
  endpoints: ({ resource_type, canonical_url }) =>
    resource_type === 'talk'
      ? [
          oembedEndpoint({
            endpoint: 'https://www.ted.com/services/v1/oembed.json',
            pageUrl: canonical_url,
          }),
        ]
      : [],
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.ted.com/talks/eli_pariser_beware_online_filter_bubbles.html': [
      'talk',
      { slug: 'eli_pariser_beware_online_filter_bubbles' },
      'https://www.ted.com/talks/eli_pariser_beware_online_filter_bubbles',
    ],
    'https://embed.ted.com/talks/lang/es/janet_stovall_how_to_get_serious': [
      'talk',
      { slug: 'janet_stovall_how_to_get_serious' },
      'https://www.ted.com/talks/janet_stovall_how_to_get_serious',
    ],
    'https://www.ted.com/talks/neha_narula_the_future_of_money/transcript?language=en': [
      'talk',
      { slug: 'neha_narula_the_future_of_money' },
      'https://www.ted.com/talks/neha_narula_the_future_of_money',
    ],
    'https://www.ted.com/playlists/171/the_most_popular_talks_of_all': [
      'playlist',
      { playlistId: '171', slug: 'the_most_popular_talks_of_all' },
      'https://www.ted.com/playlists/171/the_most_popular_talks_of_all',
    ],
    'https://www.ted.com/series/small_thing_big_idea': [
      'series',
      { slug: 'small_thing_big_idea' },
      'https://www.ted.com/series/small_thing_big_idea',
    ],
  },
  others: [
    'https://notted.com/talks/neha_narula_the_future_of_money',
    'https://www.ted.com.evil.example/talks/neha_narula_the_future_of_money',
    'https://www.ted.com/talks',
    'https://www.ted.com/talks/quick-list',
    'https://www.ted.com/speakers/neha_narula',
    'https://ed.ted.com/lessons/the_future_of_money',
  ],
};
