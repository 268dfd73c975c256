import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { FACEBOOK_ROUTES } from './facebook/routes';
import { withoutHashbang } from './hashbang';
import { resourceByHost } from './host-routes';
import { siteHosts } from './site-hosts';

const SITE_HOSTS = [
  'facebook.com',
  'fb.com',
  'facebookwkhpilnemxj7asaniu7vnjjbiltxjqhye3mhbshg7kx5tfyd.onion',
];
const SHORT_HOSTS = ['fb.watch', 'fb.me'];
const HOST = siteHosts(
  [...SITE_HOSTS, ...SHORT_HOSTS],
  'www|m|mbasic|touch|web|business|free|mobile|p|[a-z]{2}-[a-z]{2}',
);

/** Links out of the site, and its players: where they lead stands in a parameter. */
function wrappedUrl({ hostname, pathname, searchParams }: URL): string | null {
  if (/^lm?\.(?:facebook|messenger)\.com$/.test(hostname)) return searchParams.get('u');
  return /^\/(?:v\d+\.\d+\/)?plugins\/(?:video|post)\.php$/.test(pathname) ? searchParams.get('href') : null;
}

/**
 * Facebook: videos, posts, photos, events. Facts as of 2026-11. Nothing but the page tells a picture: its oEmbed
 * lost the thumbnail in 2025-11, and its image addresses are signed, never to be built. A `pfbid…` is another
 * one for each reader; it is kept as it is.
 */
export const facebook = definePlatform({
  id: 'facebook',
  name: 'Facebook',
  hosts: [...SITE_HOSTS, ...SHORT_HOSTS, 'messenger.com'],
  urlFromText: (text) => {
    const videoId = /^facebook:(\d{5,})$/i.exec(text)?.[1];
    return videoId === undefined ? null : `https://www.facebook.com/watch/?v=${videoId}`;
  },
  unwrap: wrappedUrl,
  resource: (url) => resourceByHost(HOST, FACEBOOK_ROUTES, withoutHashbang(url)),
  addedToTitle: [/ [|-] Facebook$/],
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.facebook.com/cnn/videos/vb.5550296508/10155529876156509/?type=2': [
      'video',
      { videoId: '10155529876156509' },
      'https://www.facebook.com/watch/?v=10155529876156509',
    ],
    'https://de-de.facebook.com/maxlayn/posts/10153807558977570': [
      'post',
      { page: 'maxlayn', postId: '10153807558977570' },
      'https://www.facebook.com/maxlayn/posts/10153807558977570',
    ],
    'https://m.facebook.com/story.php?story_fbid=1035862816472149&id=116132035111903': [
      'post',
      { page: '116132035111903', postId: '1035862816472149' },
      'https://www.facebook.com/permalink.php?story_fbid=1035862816472149&id=116132035111903',
    ],
    'https://www.facebook.com/photo?fbid=3242822485762635&set=pcb.3242829905761893': [
      'photo',
      { photoId: '3242822485762635' },
      'https://www.facebook.com/photo/?fbid=3242822485762635',
    ],
    'https://fb.watch/3zYsXdnxjf/': ['shortlink', { shortId: '3zYsXdnxjf' }, 'https://fb.watch/3zYsXdnxjf/'],
  },
  others: [
    'https://www.facebook.com/',
    'https://facebook.com/watch/?ref=external&v=',
    'https://www.facebook.com/groups/feed/',
    'https://www.facebook.com/login.php?next=https%3A%2F%2Fwww.facebook.com%2Fzuck',
    'https://developers.facebook.com/docs/videos/1234567890',
    'https://notfacebook.com/watch/?v=10155529876156509',
    'https://facebook.com.evil.example/watch/?v=10155529876156509',
  ],
  wrapped: {
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fa&h=AT0': 'https://example.com/a',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fcnn%2Fvideos%2F10155529876156509%2F':
      'https://www.facebook.com/cnn/videos/10155529876156509/',
  },
};
