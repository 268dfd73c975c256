import type { Canonical } from '../types';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

const ROUTES: readonly Route[] = [
  {
    type: 'project',
    path: /^\/(?:gallery|embed\/project)\/(?<projectId>\d+)(?:\/.*)?$/,
    canonical: ({ projectId }) => `https://www.behance.net/gallery/${projectId}`,
  },
];

/** Behance, as of 2026-11. Its oEmbed answers many requests with 429; then the page is read. */
export const behance = definePlatform({
  id: 'behance',
  name: 'Behance',
  hosts: ['behance.net', 'be.net'],
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [/ (?:on|::) Behance$/],
  endpoints: ({ canonical_url }: Canonical): Endpoint[] => [
    oembedEndpoint({ endpoint: 'https://www.behance.net/services/oembed', pageUrl: canonical_url }),
  ],
});

const project = ['project', { projectId: '17386197' }, 'https://www.behance.net/gallery/17386197'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://www.behance.net/gallery/17386197/A-Short-Story': project,
    'https://www.be.net/gallery/17386197': project,
    'https://www.behance.net/embed/project/17386197?ilo0=1': project,
  },
  others: [
    'https://www.behance.net/',
    'https://www.behance.net/search/projects?search=a',
    'https://www.behance.net/someone',
    'https://notbehance.net/gallery/17386197',
    'https://www.behance.net.evil.example/gallery/17386197',
  ],
};
