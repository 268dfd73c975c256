import type { Canonical } from '../types';
import { recordOf, z } from '../zod';
import type { CandidateDraft, Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { platformDraft } from './drafts';
import { apiEndpoint } from './endpoint';
import { maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

const STORE = ['store.steampowered.com'] as const;
const COMMUNITY = ['steamcommunity.com'] as const;

const appUrl = ({ appId = '' }): string => `https://store.steampowered.com/app/${appId}`;
const itemUrl = ({ fileId = '' }): string =>
  `https://steamcommunity.com/sharedfiles/filedetails/?id=${fileId}`;

const ROUTES: readonly Route[] = [
  {
    type: 'app',
    hosts: [...STORE, ...COMMUNITY, 'steamdb.info'],
    path: /^\/(?:agecheck\/|news\/)?app\/(?<appId>\d+)(?:\/.*)?$/,
    canonical: appUrl,
  },
  { type: 'app', hosts: ['s.team'], path: /^\/a\/(?<appId>\d+)$/, canonical: appUrl },
  { type: 'app', hosts: STORE, path: /^\/widget\/(?<appId>\d+)(?:\/.*)?$/, canonical: appUrl },
  {
    type: 'sub',
    hosts: [...STORE, 'steamdb.info'],
    path: /^\/(?:agecheck\/)?sub\/(?<subId>\d+)(?:\/.*)?$/,
    canonical: ({ subId }) => `https://store.steampowered.com/sub/${subId}`,
  },
  {
    type: 'bundle',
    hosts: [...STORE, 'steamdb.info'],
    path: /^\/(?:agecheck\/)?bundle\/(?<bundleId>\d+)(?:\/.*)?$/,
    canonical: ({ bundleId }) => `https://store.steampowered.com/bundle/${bundleId}`,
  },
  {
    type: 'workshop_item',
    hosts: COMMUNITY,
    path: /^\/(?:sharedfiles|workshop)\/filedetails\/(?:[a-z]+\/)?(?<fileId>\d+)$/,
    canonical: itemUrl,
  },
  {
    type: 'workshop_item',
    hosts: COMMUNITY,
    path: /^\/(?:sharedfiles|workshop)\/filedetails(?:\/[a-z]+)?$/,
    query: { fileId: ['id', /^\d+$/] },
    canonical: itemUrl,
  },
];

/** File of an app's pictures → its pixels. */
const FILES = {
  'header_2x.jpg': { width: 920, height: 430 },
  'capsule_616x353.jpg': { width: 616, height: 353 },
  'header.jpg': { width: 460, height: 215 },
} as const;

const detailsSchema = recordOf(
  z.object({
    success: z.boolean(),
    data: z.optional(
      z.object({
        name: maybeText,
        short_description: maybeText,
        header_image: maybeText,
        capsule_image: maybeText,
      }),
    ),
  }),
);

/**
 * Steam, as of 2026-11. Apps since about 2025 have a folder in the address of their pictures that nobody can guess:
 * only the shop's JSON tells it (about 200 questions in five minutes). The older addresses are tried before.
 */
export const steam = definePlatform({
  id: 'steam',
  name: 'Steam',
  hosts: [...STORE, ...COMMUNITY, 's.team', 'steamdb.info'],
  unwrap: (url) =>
    /^(?:www\.)?steamcommunity\.com$/.test(url.hostname) && /^\/linkfilter\/?$/.test(url.pathname)
      ? (url.searchParams.get('url') ?? url.searchParams.get('u'))
      : null,
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [/^Steam (?:Workshop|Community) ?:: /, / on Steam$/],
  candidates: ({ resource_id: { appId } }): CandidateDraft[] =>
    appId === undefined
      ? []
      : Object.entries(FILES).map(([file, size]) =>
          platformDraft(
            'rule',
            `https://shared.akamai.steamstatic.com/store_item_assets/steam/apps/${appId}/${file}`,
            size,
          ),
        ),
  endpoints: ({ resource_id: { appId } }: Canonical): Endpoint[] =>
    appId === undefined ? [] : [detailsApi(appId)],
});

function detailsApi(appId: string): Endpoint {
  return apiEndpoint({
    url: `https://store.steampowered.com/api/appdetails?appids=${appId}`,
    schema: detailsSchema,
    toAnswer(answer) {
      const details = answer[appId]?.data;
      return pictureAnswer([{ url: details?.header_image }, { url: details?.capsule_image }], {
        title: details?.name,
        description: details?.short_description,
      });
    },
  });
}

const app = ['app', { appId: '271590' }, 'https://store.steampowered.com/app/271590'] as const;
const item = [
  'workshop_item',
  { fileId: '3544291945' },
  'https://steamcommunity.com/sharedfiles/filedetails/?id=3544291945',
] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://store.steampowered.com/app/271590/A_Game/?curator_clanid=4': app,
    'https://store.steampowered.com/agecheck/app/271590/': app,
    'https://steamcommunity.com/app/271590/discussions/': app,
    'https://s.team/a/271590': app,
    'https://steamdb.info/app/271590/charts/': app,
    'https://steamcommunity.com/sharedfiles/filedetails/?id=3544291945&searchtext=': item,
    'https://steamcommunity.com/workshop/filedetails/3544291945': item,
    'https://store.steampowered.com/sub/7877/': [
      'sub',
      { subId: '7877' },
      'https://store.steampowered.com/sub/7877',
    ],
    'https://store.steampowered.com/bundle/232/A_Bundle/': [
      'bundle',
      { bundleId: '232' },
      'https://store.steampowered.com/bundle/232',
    ],
  },
  others: [
    'https://store.steampowered.com/',
    'https://store.steampowered.com/search/?term=a',
    'https://store.steampowered.com/tags/en/Action',
    'https://help.steampowered.com/app/271590',
    'https://notsteamcommunity.com/app/271590',
    'https://store.steampowered.com.evil.example/app/271590',
  ],
  wrapped: {
    'https://steamcommunity.com/linkfilter/?url=https://example.com/a': 'https://example.com/a',
    'https://steamcommunity.com/linkfilter/?u=https%3A%2F%2Fexample.com%2Fa': 'https://example.com/a',
  },
};
