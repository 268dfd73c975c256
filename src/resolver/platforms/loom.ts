import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = siteHosts(['loom.com'], 'www');

const ROUTES: readonly Route[] = [
  {
    type: 'folder',
    path: /^\/share\/folder\/(?:[^/]*-)?(?<folderId>[\da-f]{32})$/,
    canonical: ({ folderId }) => `https://www.loom.com/share/folder/${folderId}`,
  },
  {
    type: 'video',
    // The title may stand before the id.
    path: /^\/(?:share|embed)\/(?:[^/]*-)?(?<videoId>[\da-f]{32})$/,
    canonical: ({ videoId }) => `https://www.loom.com/share/${videoId}`,
  },
];

/**
 * Loom, as of 2026-11. A thumbnail's address ends in something that does not follow from the id, so oEmbed is asked;
 * a private video has none. Unsure: oEmbed refused a request without a real id when it was last looked at.
 */
export const loom = definePlatform({
  id: 'loom',
  name: 'Loom',
  hosts: ['loom.com'],
  resource: (url) => resourceByHost(SITE, ROUTES, url),
  addedToTitle: [/ \| Loom$/],
  endpoints: ({ resource_type, canonical_url }) =>
    resource_type === 'video'
      ? [oembedEndpoint({ endpoint: 'https://www.loom.com/v1/oembed', pageUrl: canonical_url })]
      : [],
});

export const examples: PlatformExamples = {
  resources: {
    'https://www.loom.com/share/43d05f362f734614a2e81b4694a3a523?sid=1': [
      'video',
      { videoId: '43d05f362f734614a2e81b4694a3a523' },
      'https://www.loom.com/share/43d05f362f734614a2e81b4694a3a523',
    ],
    'https://loom.com/embed/ddcf1c1ad21f451ea7468b1e33917e4e': [
      'video',
      { videoId: 'ddcf1c1ad21f451ea7468b1e33917e4e' },
      'https://www.loom.com/share/ddcf1c1ad21f451ea7468b1e33917e4e',
    ],
    'https://www.loom.com/share/Quick-Product-Demo-43d05f362f734614a2e81b4694a3a523': [
      'video',
      { videoId: '43d05f362f734614a2e81b4694a3a523' },
      'https://www.loom.com/share/43d05f362f734614a2e81b4694a3a523',
    ],
    'https://www.loom.com/share/folder/997db4db046f43e5912f10dc5f817b5c': [
      'folder',
      { folderId: '997db4db046f43e5912f10dc5f817b5c' },
      'https://www.loom.com/share/folder/997db4db046f43e5912f10dc5f817b5c',
    ],
  },
  others: [
    'https://notloom.com/share/43d05f362f734614a2e81b4694a3a523',
    'https://www.loom.com.evil.example/share/43d05f362f734614a2e81b4694a3a523',
    'https://www.loom.com/',
    'https://www.loom.com/looms/videos',
    'https://www.loom.com/share/43d05f362f73',
  ],
};
