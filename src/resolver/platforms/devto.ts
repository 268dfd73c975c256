import type { Canonical } from '../types';
import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint } from './endpoint';
import { maybeText, pictureAnswer } from './picture-answer';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const HOST = siteHosts(['dev.to'], 'www');

const RESERVED = new Set(
  `about about-listings admin ai api challenges code-of-conduct community_moderation connect contact contests dashboard
  devcommunity embed enter faq feed followers guidelines hackathons help latest listings login mod new notifications
  organizations page pod podcasts privacy readinglist report-abuse search security settings shop signup social
  sponsors stories subforems tag_moderation tags t terms tools top trophies users videos welcome`.split(
    /\s+/,
  ),
);

const ROUTES: readonly Route[] = [
  {
    type: 'article',
    path: /^\/(?<user>[a-z\d_-]+)\/(?<slug>[a-z\d_-]+-[a-z\d]{2,5})(?:\/comments)?$/i,
    reserved: RESERVED,
    canonical: ({ user, slug }) => `https://dev.to/${user}/${slug}`,
  },
  {
    type: 'user',
    path: /^\/(?<user>[a-z\d_-]+)$/i,
    reserved: RESERVED,
    canonical: ({ user }) => `https://dev.to/${user}`,
  },
];

const articleSchema = z.object({
  cover_image: maybeText,
  social_image: maybeText,
  title: maybeText,
  description: maybeText,
  published_at: maybeText,
  user: z.optional(z.nullable(z.object({ name: maybeText }))),
});

/**
 * DEV, as of 2026-11. Other sites on the same software are read as pages. Without a picture of its own an
 * article's `social_image` is a card of its title. The reserved words are unsure.
 */
export const devto = definePlatform({
  id: 'devto',
  name: 'DEV Community',
  hosts: ['dev.to'],
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/ - (?:DEV Community|DEV)(?: .{1,8})?$/],
  endpoints: ({ resource_id: { user, slug } }: Canonical): Endpoint[] =>
    user === undefined || slug === undefined ? [] : [articleApi(user, slug)],
});

function articleApi(user: string, slug: string): Endpoint {
  return apiEndpoint({
    url: `https://dev.to/api/articles/${user}/${slug}`,
    schema: articleSchema,
    toAnswer: ({ cover_image, social_image, title, description, published_at, user: author }) =>
      pictureAnswer([{ url: cover_image }, { url: social_image }], {
        title,
        description,
        published: published_at,
        author: author?.name,
      }),
  });
}

const article = [
  'article',
  { user: 'ben', slug: 'thank-you-for-visiting-1abc' },
  'https://dev.to/ben/thank-you-for-visiting-1abc',
] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://dev.to/ben/thank-you-for-visiting-1abc?utm_source=a': article,
    'http://dev.to/ben/thank-you-for-visiting-1abc/comments': article,
    'https://dev.to/ben': ['user', { user: 'ben' }, 'https://dev.to/ben'],
  },
  others: [
    'https://dev.to/',
    'https://dev.to/t/javascript',
    'https://dev.to/search?q=a',
    'https://dev.to/settings/profile-1a',
    'https://notdev.to/ben/thank-you-for-visiting-1abc',
    'https://dev.to.evil.example/ben/thank-you-for-visiting-1abc',
  ],
};
