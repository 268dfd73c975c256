import type { Canonical } from '../types';
import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { maybeNumber, maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = siteHosts(['artstation.com'], 'www');
const SHORT_HOST = /^artstn\.co$/;

const RESERVED = new Set(
  `about admin artist artists artwork artworks blogs bookmarks challenges channels collections community contests
  explore followings guides help jobs learning magazine marketplace messages newest notifications pages podcast podcasts
  popular prints pro projects search settings shop signin signup sitemap store studios subscribe trending users`.split(
    /\s+/,
  ),
);

const projectUrl = ({ hashId = '' }): string => `https://www.artstation.com/artwork/${hashId}`;
const userUrl = ({ user = '' }): string => `https://www.artstation.com/${user}`;
const PROJECT = /^\/(?:artwork|projects)\/(?<hashId>[A-Za-z\d]{4,8})(?:\.json)?$/;

const ROUTES: readonly Route[] = [
  { type: 'project', path: PROJECT, canonical: projectUrl },
  {
    type: 'user',
    path: /^\/(?<user>[\w-]{2,})(?:\/(?:profile|albums\/all|likes|store))?$/,
    reserved: RESERVED,
    canonical: userUrl,
  },
];

const PORTFOLIO =
  /^(?!(?:www|cdn\w?|help|api|magazine|forums|learning|jobs)\.)(?<user>[a-z\d][\w-]*)\.artstation\.com$/;

const ON_PORTFOLIO: readonly Route[] = [
  { type: 'project', path: PROJECT, ids: ({ hashId = '' }) => ({ hashId }), canonical: projectUrl },
  { type: 'user', path: /^$/, canonical: userUrl },
];

const SHORT_LINKS: readonly Route[] = [
  { type: 'project', path: /^\/p\/(?<hashId>[A-Za-z\d]{4,8})$/, canonical: projectUrl },
];

const projectSchema = z.object({
  title: maybeText,
  cover_url: maybeText,
  published_at: maybeText,
  user: z.optional(z.nullable(z.object({ full_name: maybeText }))),
  assets: z.optional(
    z.array(
      z.object({ asset_type: maybeText, image_url: maybeText, width: maybeNumber, height: maybeNumber }),
    ),
  ),
});

/** ArtStation, as of 2026-11. Its JSON is often refused to what is no browser; then the page is read, best in its tab. */
export const artstation = definePlatform({
  id: 'artstation',
  name: 'ArtStation',
  hosts: ['artstation.com', 'artstn.co'],
  resource: (url) =>
    resourceByHost(SITE, ROUTES, url) ??
    resourceByHost(PORTFOLIO, ON_PORTFOLIO, url) ??
    resourceByHost(SHORT_HOST, SHORT_LINKS, url),
  addedToTitle: [/^ArtStation - /],
  endpoints: ({ resource_id: { hashId } }: Canonical): Endpoint[] =>
    hashId === undefined ? [] : [projectApi(hashId)],
});

function projectApi(hashId: string): Endpoint {
  return apiEndpoint({
    url: `https://www.artstation.com/projects/${hashId}.json`,
    schema: projectSchema,
    toAnswer({ title, cover_url, published_at, user, assets = [] }) {
      const pictures = assets
        .filter(({ asset_type }) => asset_type === 'image' || asset_type === 'cover')
        // The sizes told are those of the uploads, not of the files served.
        .map(({ image_url }) => ({ url: image_url }));
      return pictureAnswer([{ url: cover_url }, ...pictures], {
        title,
        author: user?.full_name,
        published: published_at,
      });
    },
  });
}

const project = ['project', { hashId: 'LQVJr' }, 'https://www.artstation.com/artwork/LQVJr'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://www.artstation.com/artwork/LQVJr': project,
    'https://sungchoi.artstation.com/projects/LQVJr': project,
    'https://artstn.co/p/LQVJr': project,
    'https://www.artstation.com/sungchoi/': [
      'user',
      { user: 'sungchoi' },
      'https://www.artstation.com/sungchoi',
    ],
  },
  others: [
    'https://www.artstation.com/artwork?sorting=latest',
    'https://www.artstation.com/search?query=ancient',
    'https://www.artstation.com/contests/thu-2017/challenges/20',
    'https://notartstation.com/artwork/LQVJr',
    'https://www.artstation.com.evil.example/artwork/LQVJr',
  ],
};
