import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { claimOf, claimUrl, pageOfLbryAddress, withoutOldSeparators } from './odysee/claim';
import type { Route } from './routes';

const SITE = /^(?:(?:www\.)?(?:odysee\.com|lbry\.tv)|open\.lbry\.com)$/;

const claim = {
  ids: (ids) => ({ claim: claimOf(ids.claim ?? '') }),
  canonical: (ids) => claimUrl(ids.claim ?? ''),
} satisfies Partial<Route>;

const ROUTES: readonly Route[] = [
  {
    ...claim,
    type: 'video',
    path: /^\/(?!.*%2f)(?:\$\/(?:embed|download|popout)\/)?(?<claim>@[^/:]+(?::[\da-f]{1,40})?\/[^/:@$][^/:]*(?::[\da-f]{1,40})?)$/i,
  },
  {
    ...claim,
    type: 'video',
    path: /^\/(?!.*%2f)(?:\$\/(?:embed|download|popout)\/)?(?<claim>[^/:@$][^/:]*:[\da-f]{1,40})$/i,
  },
  {
    type: 'video',
    path: /^\/(?!.*%2f)\$\/(?:embed|download)\/(?<name>[^/:@$][^/:]*)\/(?<claimId>[\da-f]{1,40})$/i,
    ids: ({ name, claimId }) => ({ claim: claimOf(`${name}:${claimId}`) }),
    canonical: claim.canonical,
  },
  { ...claim, type: 'channel', path: /^\/(?!.*%2f)(?<claim>@[^/:]+(?::[\da-f]{1,40})?)$/i },
  {
    type: 'playlist',
    path: /^\/\$\/(?:playlist|list)\/(?<claimId>[\da-f]{40})$/i,
    canonical: ({ claimId }) => `https://odysee.com/$/playlist/${claimId}`,
  },
];

/**
 * Odysee and the LBRY hosts before it, as of 2026-11. A name may be any text; what stands below `/$/` is the site's
 * own but for the players. Its API takes nothing but POST, so oEmbed is asked. Unsure: the players' newer forms.
 */
export const odysee = definePlatform({
  id: 'odysee',
  name: 'Odysee',
  hosts: ['odysee.com', 'lbry.tv', 'open.lbry.com'],
  urlFromText: pageOfLbryAddress,
  resource: (url) => resourceByHost(SITE, ROUTES, withoutOldSeparators(url)),
  endpoints: ({ resource_type, canonical_url }) =>
    resource_type === 'video'
      ? [oembedEndpoint({ endpoint: 'https://odysee.com/$/oembed', pageUrl: canonical_url })]
      : [],
});

export const examples: PlatformExamples = {
  resources: {
    'https://odysee.com/@gardeningincanada:b/plants-i-will-never-grow-again.-the:e': [
      'video',
      { claim: '@gardeningincanada:b/plants-i-will-never-grow-again.-the:e' },
      'https://odysee.com/@gardeningincanada:b/plants-i-will-never-grow-again.-the:e',
    ],
    'https://lbry.tv/@lacajadepandora:a/TRUMP-EST%C3%81-BIEN:1': [
      'video',
      { claim: '@lacajadepandora:a/TRUMP-ESTÁ-BIEN:1' },
      'https://odysee.com/@lacajadepandora:a/TRUMP-EST%C3%81-BIEN:1',
    ],
    'https://odysee.com/$/embed/Episode-1/e7d93d772bd87e2b62d5ab993c1c3ced86ebb396': [
      'video',
      { claim: 'Episode-1:e7d93d772bd87e2b62d5ab993c1c3ced86ebb396' },
      'https://odysee.com/Episode-1:e7d93d772bd87e2b62d5ab993c1c3ced86ebb396',
    ],
    'https://open.lbry.com/@Mantega#1/First-day-LBRY#1': [
      'video',
      { claim: '@Mantega:1/First-day-LBRY:1' },
      'https://odysee.com/@Mantega:1/First-day-LBRY:1',
    ],
    'https://lbry.tv/@LBRYFoundation': [
      'channel',
      { claim: '@LBRYFoundation' },
      'https://odysee.com/@LBRYFoundation',
    ],
    'https://odysee.com/$/list/ffef782f27486f0ac138bde8777f72ebdd0548c2': [
      'playlist',
      { claimId: 'ffef782f27486f0ac138bde8777f72ebdd0548c2' },
      'https://odysee.com/$/playlist/ffef782f27486f0ac138bde8777f72ebdd0548c2',
    ],
  },
  others: [
    'https://notodysee.com/@Mantega:1/First-day-LBRY:1',
    'https://odysee.com.evil.example/@Mantega:1/First-day-LBRY:1',
    'https://odysee.com/',
    'https://odysee.com/$/discover',
    'https://odysee.com/$/search?q=linux',
    'https://odysee.com/robots.txt',
    'https://help.odysee.tv/@Mantega:1',
  ],
};
