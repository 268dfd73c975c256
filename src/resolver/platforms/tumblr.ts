import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';

const SITE_HOST = /^(?:(?:www|m|at)\.)?tumblr\.com$|^tmblr\.co$/;
/** `BLOG.tumblr.com`; some names below the domain are the site's. */
const BLOG_HOST =
  /^(?!(?:www|m|at|api|assets|static|media|embed|help|support)\.)(?<blog>[a-z0-9-]+)\.tumblr\.com$/;

const OF_SITE = new Set([
  ...[
    'tagged',
    'search',
    'explore',
    'dashboard',
    'settings',
    'likes',
    'following',
    'followers',
    'inbox',
    'blog',
  ],
  ...[
    'about',
    'policy',
    'login',
    'register',
    'docs',
    'developers',
    'themes',
    'communities',
    'tips',
    'oembed',
  ],
]);

const canonical: Route['canonical'] = ({ blog, postId }) => `https://www.tumblr.com/${blog}/${postId}`;

const SITE_ROUTES: readonly Route[] = [
  {
    type: 'post',
    path: /^\/(?:dashboard\/)?blog\/(?:view\/)?(?<blog>[\w-]+)\/(?<postId>\d{5,})(?:\/[^/]*)?$/,
    canonical,
  },
  { type: 'post', path: /^\/(?<blog>[\w-]+)\/(?<postId>\d{5,})(?:\/[^/]*)?$/, reserved: OF_SITE, canonical },
  {
    type: 'shortlink',
    path: /^\/(?<shortId>[\w-]{6,})$/,
    hosts: ['tmblr.co'],
    canonical: ({ shortId }) => `https://tmblr.co/${shortId}`,
  },
  {
    type: 'shortlink',
    path: /^\/(?<blog>[\w-]+)\/(?:(?<slug>[^/]+)\/)?(?<shortId>[\w-]{6,})$/,
    hosts: ['at.tumblr.com'],
    canonical: ({ blog, slug, shortId }) =>
      `https://at.tumblr.com/${[blog, slug, shortId].filter(Boolean).join('/')}`,
  },
];

const BLOG_ROUTES: readonly Route[] = [
  { type: 'post', path: /^\/(?:(?:post|image|video)\/)?(?<postId>\d{5,})(?:\/.*)?$/, canonical },
];

/** Tumblr: posts, on the site and on blogs below it. A blog on a domain of its own is not known by its URL. Facts as of 2026-11. */
export const tumblr = definePlatform({
  id: 'tumblr',
  name: 'Tumblr',
  hosts: ['tumblr.com', 'tmblr.co', 't.umblr.com', 'href.li'],
  unwrap(url) {
    if (url.hostname === 'href.li') return url.search.slice(1);
    return url.hostname === 't.umblr.com' && url.pathname === '/redirect' ? url.searchParams.get('z') : null;
  },
  resource: (url) =>
    resourceByHost(SITE_HOST, SITE_ROUTES, url) ?? resourceByHost(BLOG_HOST, BLOG_ROUTES, url),
  endpoints: ({ resource_type, canonical_url: pageUrl }) =>
    resource_type === 'post'
      ? [oembedEndpoint({ endpoint: 'https://www.tumblr.com/oembed/1.0', pageUrl })]
      : [],
});

export const examples: PlatformExamples = {
  resources: {
    'https://shieldfoss.tumblr.com/post/675519763813908480/some-words': [
      'post',
      { blog: 'shieldfoss', postId: '675519763813908480' },
      'https://www.tumblr.com/shieldfoss/675519763813908480',
    ],
    'https://www.tumblr.com/blog/view/smarties-art/686047436641353728': [
      'post',
      { blog: 'smarties-art', postId: '686047436641353728' },
      'https://www.tumblr.com/smarties-art/686047436641353728',
    ],
    'https://tumblr.com/smarties-art/686047436641353728?source=share': [
      'post',
      { blog: 'smarties-art', postId: '686047436641353728' },
      'https://www.tumblr.com/smarties-art/686047436641353728',
    ],
    'https://tmblr.co/ZabcDEf12345': [
      'shortlink',
      { shortId: 'ZabcDEf12345' },
      'https://tmblr.co/ZabcDEf12345',
    ],
  },
  others: [
    'https://www.tumblr.com/dashboard',
    'https://www.tumblr.com/explore/trending',
    'https://www.tumblr.com/tagged/20240101',
    'https://demo.tumblr.com/tagged/Times%20Square',
    'https://nottumblr.com/smarties-art/686047436641353728',
    'https://tumblr.com.evil.example/smarties-art/686047436641353728',
  ],
  wrapped: {
    'https://t.umblr.com/redirect?z=https%3A%2F%2Fexample.com%2Fa&t=abc': 'https://example.com/a',
    'https://href.li/?https://example.com/a?b=c': 'https://example.com/a?b=c',
  },
};
