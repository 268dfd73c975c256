import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = siteHosts(['hashnode.com'], 'www');
const BLOG =
  /^(?<host>(?!(?:www|api|cdn|gql|gql-beta|support|status|docs|apidocs)\.)[a-z\d][a-z\d-]*\.hashnode\.(?:dev|com))$/;

const RESERVED = new Set(
  `about about-us admin api archive badge badges bookmarks dashboard draft drafts edit feed feeds followers following
  members new newsletter onboard post posts preview privacy recommendations rss search series settings sitemap tag
  tags team terms`.split(/\s+/),
);

const ON_BLOG: readonly Route[] = [
  {
    type: 'article',
    path: /^\/(?<slug>[a-z\d%][\w%-]*)$/i,
    reserved: RESERVED,
    canonical: ({ host, slug }) => `https://${host}/${slug}`,
  },
];

const ON_SITE: readonly Route[] = [
  {
    type: 'article',
    path: /^\/post\/(?<slug>[\w%-]+)$/,
    canonical: ({ slug }) => `https://hashnode.com/post/${slug}`,
  },
  {
    type: 'user',
    path: /^\/@(?<user>[\w-]+)$/,
    canonical: ({ user }) => `https://hashnode.com/@${user}`,
  },
];

/**
 * Blogs at hashnode.dev and hashnode.com, as of 2026-11. Customers' own domains are read as pages. The query API is
 * no longer free of charge, so the page is all there is. The reserved words and `/post/` are unsure.
 */
export const hashnode = definePlatform({
  id: 'hashnode',
  name: 'Hashnode',
  hosts: ['hashnode.dev', 'hashnode.com'],
  resource(url) {
    const found = resourceByHost(SITE, ON_SITE, url);
    if (!found) return resourceByHost(BLOG, ON_BLOG, url);
    const { slug } = found.resource_id;
    return slug === undefined ? found : { ...found, resource_id: { host: 'hashnode.com', slug } };
  },
});

export const examples: PlatformExamples = {
  resources: {
    'https://someone.hashnode.dev/introducing-something?source=x': [
      'article',
      { host: 'someone.hashnode.dev', slug: 'introducing-something' },
      'https://someone.hashnode.dev/introducing-something',
    ],
    'https://townhall.hashnode.com/introducing-something': [
      'article',
      { host: 'townhall.hashnode.com', slug: 'introducing-something' },
      'https://townhall.hashnode.com/introducing-something',
    ],
    'https://hashnode.com/post/introducing-something-ck1abc': [
      'article',
      { host: 'hashnode.com', slug: 'introducing-something-ck1abc' },
      'https://hashnode.com/post/introducing-something-ck1abc',
    ],
    'https://hashnode.com/@someone': ['user', { user: 'someone' }, 'https://hashnode.com/@someone'],
  },
  others: [
    'https://hashnode.com/',
    'https://hashnode.com/draft/abc',
    'https://someone.hashnode.dev/',
    'https://someone.hashnode.dev/archive',
    'https://someone.nothashnode.dev/introducing-something',
    'https://someone.hashnode.dev.evil.example/introducing-something',
  ],
};
