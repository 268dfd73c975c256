import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = 'https://www.linkedin.com';
const HOST = siteHosts(['linkedin.com'], 'www|m|touch|[a-z]{2}');

const post: Pick<Route, 'type' | 'ids' | 'canonical'> = {
  type: 'post',
  ids: ({ kind, number }) => ({ urn: `${kind}:${number}` }),
  canonical: ({ urn }) => `${SITE}/feed/update/urn:li:${urn}`,
};

const COURSES_OF_SITE = new Set([
  ...['search', 'topics', 'subscription', 'paths', 'instructors', 'me', 'collections', 'browse', 'login'],
]);

const ROUTES: readonly Route[] = [
  // `activity`, `ugcPost` and `share` number the same post differently: the kind is part of the id.
  {
    ...post,
    path: /^\/posts\/(?:[^/]*[-_])?(?<kind>activity|ugcPost|share)-(?<number>\d{10,25})(?:-[^/]*)?$/,
  },
  {
    ...post,
    path: /^\/(?:embed\/)?feed\/update\/(?:urn(?::|%3A)li(?::|%3A))?(?<kind>activity|ugcPost|share)(?::|%3A)(?<number>\d{10,25})$/i,
  },
  {
    type: 'article',
    path: /^\/pulse\/(?<slug>[^/]+)(?:\/.*)?$/,
    reserved: new Set(['topics', 'discover', 'channel', 'api']),
    canonical: ({ slug }) => `${SITE}/pulse/${slug}`,
  },
  {
    type: 'user',
    path: /^\/(?:mwlite\/)?in\/(?<user>[^/]+)(?:\/.*)?$/,
    canonical: ({ user }) => `${SITE}/in/${user}/`,
  },
  {
    type: 'company',
    path: /^\/company\/(?<company>[^/]+)(?:\/.*)?$/,
    reserved: new Set(['setup', 'create']),
    canonical: ({ company }) => `${SITE}/company/${company}/`,
  },
  {
    type: 'video',
    path: /^\/learning\/(?<course>[\w-]+)\/(?<slug>[\w-]+)$/,
    reserved: COURSES_OF_SITE,
    canonical: ({ course, slug }) => `${SITE}/learning/${course}/${slug}`,
  },
  {
    type: 'series',
    path: /^\/learning\/(?<course>[\w-]+)$/,
    reserved: COURSES_OF_SITE,
    canonical: ({ course }) => `${SITE}/learning/${course}`,
  },
];

/**
 * LinkedIn: posts, articles, people, companies, courses. Facts as of 2026-11. It has no public API or oEmbed, and
 * most of its pages show only a login to a fetch. Its short links lead anywhere, so they are no resource here.
 */
export const linkedin = definePlatform({
  id: 'linkedin',
  name: 'LinkedIn',
  hosts: ['linkedin.com'],
  unwrap: (url) =>
    /^\/(?:safety\/go|redir\/redirect)\/?$/.test(url.pathname) ? url.searchParams.get('url') : null,
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/^\(\d+\+?\) /, / \| LinkedIn$/],
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.linkedin.com/posts/a-b_some-words-activity-7151241570371948544-4Gu7?utm_source=share': [
      'post',
      { urn: 'activity:7151241570371948544' },
      'https://www.linkedin.com/feed/update/urn:li:activity:7151241570371948544',
    ],
    'https://www.linkedin.com/embed/feed/update/urn%3Ali%3AugcPost%3A6850898786781339649': [
      'post',
      { urn: 'ugcPost:6850898786781339649' },
      'https://www.linkedin.com/feed/update/urn:li:ugcPost:6850898786781339649',
    ],
    'https://www.linkedin.com/pulse/what-set-your-soul-fire-2017-ellyn-shook?trk=a': [
      'article',
      { slug: 'what-set-your-soul-fire-2017-ellyn-shook' },
      'https://www.linkedin.com/pulse/what-set-your-soul-fire-2017-ellyn-shook',
    ],
    'https://de.linkedin.com/in/someone-1234': [
      'user',
      { user: 'someone-1234' },
      'https://www.linkedin.com/in/someone-1234/',
    ],
    'https://www.linkedin.com/company/microsoft/about/': [
      'company',
      { company: 'microsoft' },
      'https://www.linkedin.com/company/microsoft/',
    ],
  },
  others: [
    'https://www.linkedin.com/feed/',
    'https://www.linkedin.com/jobs/search/?keywords=a',
    'https://www.linkedin.com/authwall?trk=x',
    'https://www.linkedin.com/learning/search?keywords=a',
    'https://business.linkedin.com/in/someone',
    'https://notlinkedin.com/in/someone-1234',
    'https://linkedin.com.evil.example/in/someone-1234',
  ],
  wrapped: {
    'https://www.linkedin.com/safety/go?url=https%3A%2F%2Fexample.com%2Fa': 'https://example.com/a',
  },
};
