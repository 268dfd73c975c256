import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Games and their shops. */
export const gameRules = defineOriginalRules([
  {
    id: 'steam-screenshot',
    hosts: ['steamstatic.com', 'steamcdn-a.akamaihd.net'],
    replace: [/(\/ss_[0-9a-f]{40})\.\d+x\d+(\.\w{3,4})$/, '$1$2'],
  },
  {
    id: 'steam-header',
    hosts: ['steamstatic.com', 'steamcdn-a.akamaihd.net'],
    replace: [
      /(\/steam\/apps\/\d+\/(?:[0-9a-f]{40}\/)?(?:header|capsule_616x353|library_600x900|library_hero|library_header))(\.jpg)$/,
      '$1_2x$2',
    ],
    risk: 'medium',
  },
  {
    id: 'steam-economy',
    hosts: ['steamstatic.com', 'steamcommunity-a.akamaihd.net'],
    replace: [/(\/economy\/image\/[\w-]+)\/\d+f?x?\d*f?$/, '$1/'],
  },
  {
    id: 'steam-avatar',
    hosts: [
      'avatars.steamstatic.com',
      'avatars.akamai.steamstatic.com',
      'avatars.cloudflare.steamstatic.com',
      'avatars.fastly.steamstatic.com',
    ],
    replace: [/(\/[0-9a-f]{40})(?:_medium)?(\.jpg)$/, '$1_full$2'],
  },
  {
    id: 'steam-user-content',
    hosts: ['steamusercontent.com', 'steamuserimages-a.akamaihd.net'],
    dropQuery: true,
  },
  {
    id: 'igdb-size',
    hosts: ['images.igdb.com'],
    replace: [/(\/upload)\/t_(?!original)[^/]+\//, '$1/t_original/'],
  },
  { id: 'ign-query', hosts: ['ignimgs.com'], dropQuery: true },
  {
    id: 'gamespot-original',
    hosts: ['gamespot.com', 'giantbomb.com', 'comicvine.gamespot.com', 'cbsistatic.com'],
    replace: [/(\/uploads?|\/a\/uploads)\/(?:scale|square|screen|ignore)_[^/]+\//, '$1/original/'],
  },
  {
    id: 'moddb-cache',
    hosts: ['moddb.com', 'indiedb.com', 'slidedb.com'],
    replace: [
      /\/cache\/(images\/.+\/)(?:thumb|crop|thumb_\d+x\d+|crop_\d+x\d+)(?:_\d+x\d+)?\/([^/]+)$/,
      '/$1$2',
    ],
  },
]);

export const examples: OriginalExamples = {
  'steam-screenshot': [
    [
      'https://cdn.akamai.steamstatic.com/steam/apps/6/ss_cd54f0430e919020ce554f6cfa8d2f3b0d062716.600x338.jpg',
      'https://cdn.akamai.steamstatic.com/steam/apps/6/ss_cd54f0430e919020ce554f6cfa8d2f3b0d062716.jpg',
    ],
  ],
  'steam-header': [
    [
      'https://shared.cloudflare.steamstatic.com/store_item_assets/steam/apps/31/header.jpg',
      'https://shared.cloudflare.steamstatic.com/store_item_assets/steam/apps/31/header_2x.jpg',
    ],
  ],
  'steam-economy': [
    [
      'https://community.akamai.steamstatic.com/economy/image/aB-c/330x192',
      'https://community.akamai.steamstatic.com/economy/image/aB-c/',
    ],
  ],
  'steam-avatar': [
    [
      'https://avatars.steamstatic.com/cd54f0430e919020ce554f6cfa8d2f3b0d062716_medium.jpg',
      'https://avatars.steamstatic.com/cd54f0430e919020ce554f6cfa8d2f3b0d062716_full.jpg',
    ],
  ],
  'steam-user-content': [
    [
      'https://images.steamusercontent.com/ugc/1/2/?imw=512&imh=288',
      'https://images.steamusercontent.com/ugc/1/2/',
    ],
  ],
  'igdb-size': [
    [
      'https://images.igdb.com/igdb/image/upload/t_cover_big/a.jpg',
      'https://images.igdb.com/igdb/image/upload/t_original/a.jpg',
    ],
  ],
  'ign-query': [
    ['https://assets-prd.ignimgs.com/2020/a.jpg?width=300', 'https://assets-prd.ignimgs.com/2020/a.jpg'],
  ],
  'gamespot-original': [
    [
      'https://www.gamespot.com/a/uploads/scale_small/1/2/a.jpg',
      'https://www.gamespot.com/a/uploads/original/1/2/a.jpg',
    ],
  ],
  'moddb-cache': [
    [
      'https://media.moddb.com/cache/images/mods/1/2/thumb_620x2000/a.jpg',
      'https://media.moddb.com/images/mods/1/2/a.jpg',
    ],
  ],
};
