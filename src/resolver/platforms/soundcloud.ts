import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { siteHosts } from './site-hosts';
import { API_ROUTES, SHORT_LINK_ROUTES, SITE_ROUTES } from './soundcloud/routes';
import { withoutPictures } from './without-pictures';

const SITE_HOST = siteHosts(['soundcloud.com']);
const API_HOST = siteHosts(['soundcloud.com'], 'api|api-v2|api-mobile');
const SHORT_HOST = /^(?:on\.soundcloud\.com|snd\.sc)$/;

/** What the site shows for a track or an account without a picture. */
const PLACEHOLDER = /\/fb_placeholder\.png|\/default_avatar/;

/** `soundcloud:tracks:1`, as the apps and the player name it. */
function urlFromText(text: string): string | null {
  const [, kind, id] = /^soundcloud:(?:\/\/)?(tracks|playlists|users):(\d+)$/i.exec(text) ?? [];
  return kind === undefined ? null : `https://api.soundcloud.com/${kind.toLowerCase()}/${id}`;
}

/** The player's page names what it plays in a parameter. */
function playedUrl({ hostname, pathname, searchParams }: URL): string | null {
  const isPlayer = hostname === 'w.soundcloud.com' || /^\/player\/?$/.test(pathname);
  const played = isPlayer ? searchParams.get('url') : null;
  return played === null ? null : (urlFromText(played) ?? played);
}

/** SoundCloud: tracks, sets, accounts. Facts as of 2026-11. Unsure: oEmbed sometimes answers 403; then the page is read. */
export const soundcloud = definePlatform({
  id: 'soundcloud',
  name: 'SoundCloud',
  hosts: ['soundcloud.com', 'snd.sc'],
  urlFromText,
  unwrap: playedUrl,
  resource: (url) =>
    resourceByHost(SHORT_HOST, SHORT_LINK_ROUTES, url) ??
    resourceByHost(SITE_HOST, SITE_ROUTES, url) ??
    resourceByHost(API_HOST, API_ROUTES, url),
  addedToTitle: [/^Stream (?=.* \|)/, / \| (?:Listen online for free on|Free Listening on) SoundCloud$/],
  endpoints: ({ canonical_url: pageUrl }) => [
    withoutPictures(oembedEndpoint({ endpoint: 'https://soundcloud.com/oembed', pageUrl }), PLACEHOLDER),
  ],
});

export const examples: PlatformExamples = {
  resources: {
    'https://soundcloud.com/thechemicalbrothers/go': [
      'track',
      { user: 'thechemicalbrothers', slug: 'go' },
      'https://soundcloud.com/thechemicalbrothers/go',
    ],
    'https://m.soundcloud.com/claude-debussy/clair-de-lune?in=someone/sets/a': [
      'track',
      { user: 'claude-debussy', slug: 'clair-de-lune' },
      'https://soundcloud.com/claude-debussy/clair-de-lune',
    ],
    'https://soundcloud.com/jaimemf/youtube-dl-test-video-a-y-baw/s-8Pjrp': [
      'track',
      { user: 'jaimemf', slug: 'youtube-dl-test-video-a-y-baw', secretToken: 's-8Pjrp' },
      'https://soundcloud.com/jaimemf/youtube-dl-test-video-a-y-baw/s-8Pjrp',
    ],
    'https://api.soundcloud.com/tracks/soundcloud%3Atracks%3A1083788353': [
      'track',
      { trackId: '1083788353' },
      'https://api.soundcloud.com/tracks/1083788353',
    ],
    'https://soundcloud.com/the-concept-band/sets/the-royal-concept-ep': [
      'playlist',
      { user: 'the-concept-band', slug: 'the-royal-concept-ep' },
      'https://soundcloud.com/the-concept-band/sets/the-royal-concept-ep',
    ],
    'https://soundcloud.com/soft-cell-official/tracks': [
      'user',
      { user: 'soft-cell-official' },
      'https://soundcloud.com/soft-cell-official',
    ],
    'https://on.soundcloud.com/AbCdE12345': [
      'shortlink',
      { shortId: 'AbCdE12345' },
      'https://on.soundcloud.com/AbCdE12345',
    ],
  },
  others: [
    'https://soundcloud.com/',
    'https://soundcloud.com/charts/top?genre=all-music',
    'https://soundcloud.com/pages/contact',
    'https://soundcloud.com/search?q=a',
    'https://developers.soundcloud.com/docs/api',
    'https://notsoundcloud.com/claude-debussy/clair-de-lune',
    'https://soundcloud.com.evil.example/claude-debussy/clair-de-lune',
  ],
  wrapped: {
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/282055227%3Fsecret_token%3Ds-Ct4TV&color=00cc11':
      'https://api.soundcloud.com/tracks/282055227?secret_token=s-Ct4TV',
    'https://w.soundcloud.com/player/?url=soundcloud:tracks:1083788353':
      'https://api.soundcloud.com/tracks/1083788353',
  },
};
