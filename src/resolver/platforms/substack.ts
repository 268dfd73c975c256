import type { Canonical } from '../types';
import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = siteHosts(['substack.com'], 'www|open');
const PUBLICATION =
  /^(?!(?:www|open|support|on|api|cdn|email|reader|blog|enterprise|post)\.)(?<publication>[a-z\d][a-z\d-]*)\.substack\.com$/;

const postUrl = ({ publication = '', slug = '' }): string => `https://${publication}.substack.com/p/${slug}`;

const ON_PUBLICATION: readonly Route[] = [
  { type: 'post', path: /^\/p\/(?<slug>[\w%.~-]+)(?:\/comments|\/comment\/\d+)?$/, canonical: postUrl },
  {
    type: 'publication',
    path: /^$/,
    canonical: ({ publication }) => `https://${publication}.substack.com/`,
  },
];

const ON_SITE: readonly Route[] = [
  {
    type: 'post',
    hosts: ['open.substack.com'],
    path: /^\/pub\/(?<publication>[\w-]+)\/p\/(?<slug>[\w%.~-]+)$/,
    canonical: postUrl,
  },
  {
    type: 'post',
    path: /^\/@(?<user>[\w-]+)\/p-(?<postId>\d+)$/,
    canonical: ({ user, postId }) => `https://substack.com/@${user}/p-${postId}`,
  },
  {
    type: 'post',
    path: /^\/(?:home\/post|inbox\/post|home\/inbox)\/(?:p-)?(?<postId>\d+)$/,
    canonical: ({ postId }) => `https://substack.com/home/post/p-${postId}`,
  },
  {
    type: 'note',
    path: /^\/@(?<user>[\w-]+)\/note\/c-(?<noteId>\d+)$/,
    canonical: ({ user, noteId }) => `https://substack.com/@${user}/note/c-${noteId}`,
  },
];

const postSchema = z.object({
  cover_image: maybeText,
  title: maybeText,
  subtitle: maybeText,
  post_date: maybeText,
  publishedBylines: z.optional(z.nullable(z.array(z.object({ name: maybeText })))),
});

/**
 * Newsletters at *.substack.com, as of 2026-11. Customers' own domains are read as pages. The post's JSON was
 * seen to work without a key in 2026-04; it is not documented. The host names that are no newsletter are unsure.
 */
export const substack = definePlatform({
  id: 'substack',
  name: 'Substack',
  hosts: ['substack.com'],
  resource: (url) => resourceByHost(SITE, ON_SITE, url) ?? resourceByHost(PUBLICATION, ON_PUBLICATION, url),
  endpoints: ({ resource_id: { publication, slug } }: Canonical): Endpoint[] =>
    publication === undefined || slug === undefined ? [] : [postApi(publication, slug)],
});

function postApi(publication: string, slug: string): Endpoint {
  return apiEndpoint({
    url: `https://${publication}.substack.com/api/v1/posts/${slug}`,
    schema: postSchema,
    toAnswer: ({ cover_image, title, subtitle, post_date, publishedBylines }) =>
      pictureAnswer([{ url: cover_image }], {
        title,
        description: subtitle,
        published: post_date,
        author: publishedBylines?.[0]?.name,
      }),
  });
}

const post = [
  'post',
  { publication: 'kitchen', slug: 'bean-sauce' },
  'https://kitchen.substack.com/p/bean-sauce',
] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://kitchen.substack.com/p/bean-sauce?s=r': post,
    'https://kitchen.substack.com/p/bean-sauce/comments': post,
    'https://open.substack.com/pub/kitchen/p/bean-sauce?r=1abc': post,
    'https://substack.com/@cook/p-123456789': [
      'post',
      { user: 'cook', postId: '123456789' },
      'https://substack.com/@cook/p-123456789',
    ],
    'https://substack.com/home/post/p-123456789': [
      'post',
      { postId: '123456789' },
      'https://substack.com/home/post/p-123456789',
    ],
    'https://substack.com/@cook/note/c-12345678': [
      'note',
      { user: 'cook', noteId: '12345678' },
      'https://substack.com/@cook/note/c-12345678',
    ],
    'https://kitchen.substack.com/': [
      'publication',
      { publication: 'kitchen' },
      'https://kitchen.substack.com/',
    ],
  },
  others: [
    'https://substack.com/home',
    'https://kitchen.substack.com/archive?sort=search',
    'https://kitchen.substack.com/about',
    'https://support.substack.com/',
    'https://notsubstack.com/p/bean-sauce',
    'https://kitchen.substack.com.evil.example/p/bean-sauce',
  ],
};
