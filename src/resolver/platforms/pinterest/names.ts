/** Countries whose own domain leads to the site, as of 2026-11. */
const COUNTRIES = [
  ...[
    'com',
    'at',
    'be',
    'ca',
    'ch',
    'cl',
    'co',
    'co.at',
    'co.in',
    'co.kr',
    'co.nz',
    'co.uk',
    'com.au',
    'com.bo',
  ],
  ...[
    'com.ec',
    'com.mx',
    'com.pe',
    'com.py',
    'com.uy',
    'com.vn',
    'cz',
    'de',
    'dk',
    'ec',
    'es',
    'fi',
    'fr',
    'gr',
  ],
  ...['hu', 'id', 'ie', 'in', 'info', 'is', 'it', 'jp', 'kr', 'mx', 'nl', 'no', 'nz', 'pe', 'ph', 'pl', 'pt'],
  ...['ru', 'se', 'th', 'tw', 'uk', 'vn', 'com.br', 'com.co', 'com.ar', 'ro'],
];

export const PINTEREST_HOSTS: readonly string[] = COUNTRIES.map((country) => `pinterest.${country}`);

/** Views of an account's page. */
export const TABS = [
  'pins',
  'boards',
  '_pins',
  '_boards',
  '_saved',
  '_created',
  'followers',
  'following',
  'tries',
];

/** Path segments that are the site's own, or a view, and so neither an account nor a board. */
export const OF_SITE: ReadonlySet<string> = new Set([
  ...['pin', 'search', 'ideas', 'today', 'explore', 'discover', 'news_hub', 'settings', 'business', 'login'],
  ...[
    'logout',
    'signup',
    'about',
    'topics',
    'categories',
    'source',
    'resource',
    'password',
    'help',
    '_tools',
  ],
  ...['url_shortener', 'offsite', 'homefeed', 'join', 'register', 'convert-business', 'tv', 'shop', 'videos'],
  ...[
    'pin-builder',
    'pin-creation-tool',
    'notifications',
    'invited',
    'v3',
    'popular',
    'all',
    'official',
    'app',
  ],
  ...['_', 'feed.rss', ...TABS],
]);
