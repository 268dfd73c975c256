import { parseUrl } from '../parse-url';
import type { PlatformExamples, Resource } from './define-platform';
import { definePlatform } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

const RESERVED = new Set(
  'about account all-topics business cards collection collections creators feed gift help jobs latest m me membership new-story p partner-program plans policy press search settings tag topic topics explore-topics'.split(
    ' ',
  ),
);

const articleUrl = ({ postId = '' }): string => `https://medium.com/p/${postId}`;

/** The id ends the address of a post, after its title. */
const ROUTES: readonly Route[] = [
  { type: 'article', path: /^\/(?:amp\/)?p\/(?:[^/]*-)?(?<postId>[\da-f]{8,12})$/, canonical: articleUrl },
  {
    type: 'article',
    hosts: ['medium.com'],
    path: /^\/(?:s\/)?(?<place>[^/]+)\/(?:[^/]*-)?(?<postId>[\da-f]{8,12})$/,
    reserved: RESERVED,
    ids: ({ postId = '' }) => ({ postId }),
    canonical: articleUrl,
  },
  {
    type: 'user',
    path: /^\/@(?<user>[\w.-]+)(?:\/(?:about|followers|following|lists))?$/,
    canonical: ({ user }) => `https://medium.com/@${user}`,
  },
];

const ON_BLOG: readonly Route[] = [
  { type: 'article', path: /^\/(?:[^/]*-)(?<postId>[\da-f]{8,12})$/, canonical: articleUrl },
];

const SHORT_LINKS: readonly Route[] = [
  {
    type: 'shortlink',
    hosts: ['link.medium.com'],
    path: /^\/(?<shortId>\w{6,})$/,
    canonical: ({ shortId }) => `https://link.medium.com/${shortId}`,
  },
];

const POST_BEHIND_LOGIN = /-(?<postId>[\da-f]{8,12})$/;

const NO_BLOG = /^(?:(?:www|link|api|help|policy|about|blog|status)\.)?medium\.com$/;

/**
 * Blogs at medium.com and its subdomains, as of 2026-11. Customers' own domains look like any other and are
 * read as pages. No keyless API and no oEmbed is known; plain requests are often answered with 403, so the
 * page is best read in its tab. Reserved words and the short host are unsure.
 */
export const medium = definePlatform({
  id: 'medium',
  name: 'Medium',
  hosts: ['medium.com'],
  unwrap: (url) => loginTarget(url)?.href ?? null,
  resource(url) {
    const host = url.hostname.replace(/\.$/, '');
    if (host === 'link.medium.com') return resourceByRoutes(SHORT_LINKS, url);
    return (
      postBehindLogin(url) ??
      resourceByRoutes(ROUTES, url) ??
      (NO_BLOG.test(host) ? null : resourceByRoutes(ON_BLOG, url))
    );
  },
  addedToTitle: [/ \| Medium$/, / \| by [^|]+(?:\|[^|]+)?$/],
});

/** Where the login that every blog asks for leads back to. */
function loginTarget(url: URL): URL | null {
  if (!/^\/m\/(?:global-identity(?:-2)?|signin)\/?$/.test(url.pathname)) return null;
  return parseUrl(url.searchParams.get('redirectUrl') ?? url.searchParams.get('redirect') ?? '');
}

/** Only posts have this login, so the id is one of them on a customer's own domain too. */
function postBehindLogin(url: URL): Resource | null {
  const postId = POST_BEHIND_LOGIN.exec(loginTarget(url)?.pathname ?? '')?.groups?.['postId'];
  if (postId === undefined) return null;
  return { resource_type: 'article', resource_id: { postId }, canonical_url: articleUrl({ postId }) };
}

const post = ['article', { postId: '1a2b3c4d5e6f' }, 'https://medium.com/p/1a2b3c4d5e6f'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://medium.com/@someone/a-title-1a2b3c4d5e6f?source=rss': post,
    'https://medium.com/a-publication/a-title-1a2b3c4d5e6f#.x': post,
    'https://medium.com/p/1a2b3c4d5e6f': post,
    'https://a-publication.medium.com/a-title-1a2b3c4d5e6f': post,
    'https://medium.com/m/global-identity-2?redirectUrl=https%3A%2F%2Fblog.example%2Fa-title-1a2b3c4d5e6f':
      post,
    'https://medium.com/@someone': ['user', { user: 'someone' }, 'https://medium.com/@someone'],
    'https://link.medium.com/AbCdEfGhIj': [
      'shortlink',
      { shortId: 'AbCdEfGhIj' },
      'https://link.medium.com/AbCdEfGhIj',
    ],
  },
  others: [
    'https://medium.com/',
    'https://medium.com/tag/deadbeef1',
    'https://medium.com/me/stories/drafts',
    'https://medium.com/search?q=a',
    'https://medium.com/@someone/list/a-list-1a2b3c4d5e6f',
    'https://notmedium.com/p/1a2b3c4d5e6f',
    'https://medium.com.evil.example/p/1a2b3c4d5e6f',
    'https://blog.example/a-title-1a2b3c4d5e6f',
  ],
  wrapped: {
    'https://medium.com/m/global-identity?redirectUrl=https%3A%2F%2Fblog.example%2Fhome':
      'https://blog.example/home',
  },
};
