import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = 'https://www.instagram.com';
/** The site's own, then front ends that keep its paths. */
const HOSTS = ['instagram.com', 'instagr.am', 'ddinstagram.com', 'kkinstagram.com', 'imginn.com'];
const HOST = siteHosts(HOSTS, 'www|m|[dg]');

const RESERVED = new Set([
  ...[
    'explore',
    'accounts',
    'direct',
    'reels',
    'reel',
    'developer',
    'about',
    'legal',
    'stories',
    'share',
    'p',
  ],
  ...['tv', 'web', 'emails', 'session', 'challenge', 'api', 'graphql', 'oauth', 'press', 'ads'],
]);

const ROUTES: readonly Route[] = [
  ...['p', 'reel'].map(
    (kind): Route => ({
      type: 'shortlink',
      path: new RegExp(`^/share/${kind}/(?<shareId>[\\w-]{5,})$`),
      canonical: ({ shareId }) => `${SITE}/share/${kind}/${shareId}`,
    }),
  ),
  media('post', 'p', 'p'),
  media('reel', 'reels?', 'reel'),
  media('tv', 'tv', 'tv'),
  {
    type: 'story',
    path: /^\/stories\/(?<user>[\w.]{1,30})\/(?<storyId>\d+)$/,
    canonical: ({ user, storyId }) => `${SITE}/stories/${user}/${storyId}/`,
  },
  {
    type: 'user',
    path: /^\/(?<user>[\w.]{1,30})(?:\/(?:reels|tagged|channel))?$/,
    reserved: RESERVED,
    canonical: ({ user }) => `${SITE}/${user}/`,
  },
];

/** `/p/CODE`, `/USER/p/CODE`, `/p/CODE/embed/…`; a private post's code is longer than the usual 11 characters. */
function media(type: 'post' | 'reel' | 'tv', segment: string, canonical: string): Route {
  return {
    type,
    path: new RegExp(`^/(?:(?!share/)[\\w.]{1,30}/)?${segment}/(?<shortcode>[\\w-]{6,})(?:/.*)?$`),
    reserved: RESERVED,
    canonical: ({ shortcode }) => `${SITE}/${canonical}/${shortcode}/`,
  };
}

/**
 * Instagram: posts, reels, stories, accounts. Facts as of 2026-11. Nothing but the page tells a picture: its
 * oEmbed lost the thumbnail in 2025-11, and its image addresses are signed, never to be built.
 */
export const instagram = definePlatform({
  id: 'instagram',
  name: 'Instagram',
  hosts: HOSTS,
  unwrap: (url) => (url.hostname === 'l.instagram.com' ? url.searchParams.get('u') : null),
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/ [•|] Instagram(?: photos and videos)?$/],
});

export const examples: PlatformExamples = {
  resources: {
    'https://instagram.com/p/BQ0eAlwhDrw/?igsh=abc': [
      'post',
      { shortcode: 'BQ0eAlwhDrw' },
      'https://www.instagram.com/p/BQ0eAlwhDrw/',
    ],
    'https://www.instagram.com/marvelskies.fc/reel/CWqAgUZgCku/': [
      'reel',
      { shortcode: 'CWqAgUZgCku' },
      'https://www.instagram.com/reel/CWqAgUZgCku/',
    ],
    'https://www.instagram.com/stories/highlights/18090946048123978/': [
      'story',
      { user: 'highlights', storyId: '18090946048123978' },
      'https://www.instagram.com/stories/highlights/18090946048123978/',
    ],
    'https://www.instagram.com/share/reel/BAxYzAbCdE': [
      'shortlink',
      { shareId: 'BAxYzAbCdE' },
      'https://www.instagram.com/share/reel/BAxYzAbCdE',
    ],
    'https://instagram.com/porsche': ['user', { user: 'porsche' }, 'https://www.instagram.com/porsche/'],
  },
  others: [
    'https://www.instagram.com/',
    'https://www.instagram.com/reels/',
    'https://www.instagram.com/reels/audio/123456789/',
    'https://www.instagram.com/explore/tags/lolcats',
    'https://www.instagram.com/accounts/login/?next=/p/BQ0eAlwhDrw/',
    'https://about.instagram.com/blog',
    'https://notinstagram.com/p/BQ0eAlwhDrw/',
    'https://instagram.com.evil.example/p/BQ0eAlwhDrw/',
  ],
  wrapped: { 'https://l.instagram.com/?u=https%3A%2F%2Fexample.com%2Fa&e=AT0': 'https://example.com/a' },
};
