import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { platformDraft } from './drafts';
import { oembedEndpoint } from './endpoint';
import { REDDIT_ROUTES } from './reddit/routes';
import { resourceByHost } from './host-routes';
import { siteHosts } from './site-hosts';

/** The site's own, then front ends that keep its paths. */
const HOSTS = ['reddit.com', 'redditmedia.com', 'rxddit.com', 'vxreddit.com', 'redlib.catsarch.com'];
const HOST = siteHosts(
  [...HOSTS, 'redd.it'],
  '(?:www\\.)?(?:www|old|new|sh|np|m|amp|i|v|preview|embed|ssl|[a-z]{2})',
);

/** Links out of the site, and the page that shows one picture. */
function wrappedUrl({ hostname, pathname, searchParams }: URL): string | null {
  const isWrapper = hostname === 'out.reddit.com' || (HOST.test(hostname) && /^\/media\/?$/.test(pathname));
  return isWrapper ? searchParams.get('url') : null;
}

/**
 * Reddit: posts, comments, pictures, videos, accounts. Facts as of 2026-11. The `.json` answers ended in 2026-05.
 * Its oEmbed often names no picture; then the page is read. Unsure: whether it takes the short address of a post, and
 * which front ends are up.
 */
export const reddit = definePlatform({
  id: 'reddit',
  name: 'Reddit',
  hosts: [...HOSTS, 'redd.it'],
  unwrap: wrappedUrl,
  resource: (url) => resourceByHost(HOST, REDDIT_ROUTES, url),
  addedToTitle: [/ : r\/\w{2,24}$/],
  candidates: ({ resource_type, canonical_url }) =>
    resource_type === 'image' ? [platformDraft('rule', canonical_url)] : [],
  endpoints: ({ resource_type, canonical_url: pageUrl }) =>
    resource_type === 'post' || resource_type === 'comment'
      ? [oembedEndpoint({ endpoint: 'https://www.reddit.com/oembed', pageUrl })]
      : [],
});

export const examples: PlatformExamples = {
  resources: {
    'https://old.reddit.com/r/aww/comments/90bu6w/some_title/?utm_source=share': [
      'post',
      { postId: '90bu6w' },
      'https://www.reddit.com/comments/90bu6w',
    ],
    'https://redd.it/90bu6w': ['post', { postId: '90bu6w' }, 'https://www.reddit.com/comments/90bu6w'],
    'https://www.reddit.com/r/vi/comments/1qi6tev/comment/o0v9zh8/': [
      'comment',
      { postId: '1qi6tev', commentId: 'o0v9zh8' },
      'https://www.reddit.com/comments/1qi6tev/_/o0v9zh8',
    ],
    'https://preview.redd.it/some-words-v0-vop3v3hflzjb1.png?width=640&s=abc': [
      'image',
      { file: 'vop3v3hflzjb1.png' },
      'https://i.redd.it/vop3v3hflzjb1.png',
    ],
    'https://v.redd.it/zv89llsvexdz': [
      'video',
      { videoId: 'zv89llsvexdz' },
      'https://v.redd.it/zv89llsvexdz',
    ],
    'https://www.reddit.com/r/analog/s/hKrTTvFVwZ': [
      'shortlink',
      { sub: 'analog', shareId: 'hKrTTvFVwZ' },
      'https://www.reddit.com/r/analog/s/hKrTTvFVwZ',
    ],
    'https://www.reddit.com/u/username/submitted/': [
      'user',
      { user: 'username' },
      'https://www.reddit.com/user/username/',
    ],
  },
  others: [
    'https://www.reddit.com/',
    'https://www.reddit.com/search/?q=comments',
    'https://www.reddit.com/r/IdiotsInCars/search/?q=flair%3AOC',
    'https://ads.reddit.com/user/username',
    'https://notreddit.com/comments/90bu6w',
    'https://reddit.com.evil.example/comments/90bu6w',
    'https://redd.it/',
  ],
  wrapped: {
    'https://out.reddit.com/t3_abc?url=https%3A%2F%2Fexample.com%2Fx&token=AQ': 'https://example.com/x',
    'https://www.reddit.com/media?url=https%3A%2F%2Fi.redd.it%2Fvop3v3hflzjb1.png':
      'https://i.redd.it/vop3v3hflzjb1.png',
  },
};
