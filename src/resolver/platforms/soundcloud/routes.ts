import type { Route } from '../routes';

const SITE = 'https://soundcloud.com';
const USER = '(?<user>[\\w-]+)';
const SLUG = '(?<slug>[\\w-]+)';
const SECRET_TOKEN = /^s-\w+$/;

/** Views of an account's page. */
const TABS = [
  ...['tracks', 'albums', 'sets', 'likes', 'reposts', 'followers', 'following', 'popular-tracks', 'comments'],
  ...['recommended', 'spotlight', 'toptracks'],
];

/** First path segments that are the site's own. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['stations', 'discover', 'charts', 'search', 'you', 'upload', 'pages', 'settings', 'stream', 'jobs'],
  ...['people', 'mobile', 'tags', 'terms-of-use', 'imprint', 'login', 'signin', 'logout', 'feed', 'messages'],
  ...[
    'notifications',
    'popular',
    'community-guidelines',
    'go',
    'checkout',
    'oembed',
    'player',
    'apps',
    'connect',
  ],
]);

const track: Route['canonical'] = ({ user, slug, secretToken }) =>
  [SITE, user, slug, secretToken].filter((part) => part !== undefined).join('/');
const set: Route['canonical'] = ({ user, slug, secretToken }) =>
  [SITE, user, 'sets', slug, secretToken].filter((part) => part !== undefined).join('/');

export const SITE_ROUTES: readonly Route[] = [
  {
    type: 'playlist',
    path: new RegExp(`^/${USER}/sets/${SLUG}$`),
    query: { secretToken: ['secret_token', SECRET_TOKEN] },
    reserved: RESERVED,
    canonical: set,
  },
  {
    type: 'playlist',
    path: new RegExp(`^/${USER}/sets/${SLUG}(?:/(?<secretToken>[\\w-]+))?$`),
    reserved: RESERVED,
    canonical: set,
  },
  {
    type: 'track',
    path: new RegExp(`^/${USER}/${SLUG}$`),
    query: { secretToken: ['secret_token', SECRET_TOKEN] },
    reserved: RESERVED,
    views: new Set(TABS),
    canonical: track,
  },
  {
    type: 'track',
    path: new RegExp(`^/${USER}/${SLUG}(?:/(?<secretToken>s-\\w+))?$`),
    reserved: RESERVED,
    views: new Set(TABS),
    canonical: track,
  },
  {
    type: 'user',
    path: new RegExp(`^/${USER}(?:/(?:${TABS.join('|')}))?$`),
    reserved: RESERVED,
    canonical: ({ user }) => `${SITE}/${user}`,
  },
];

const API = 'https://api.soundcloud.com';
/** A number, bare or with its kind before it. */
const numbered = (kind: string, name: string): RegExp =>
  new RegExp(`^/${kind}/(?:soundcloud(?::|%3A)${kind}(?::|%3A))?(?<${name}>\\d+)$`, 'i');

/** Addresses of the API, which name by number; oEmbed takes them too. */
export const API_ROUTES: readonly Route[] = [
  {
    type: 'track',
    path: numbered('tracks', 'trackId'),
    query: { secretToken: ['secret_token', SECRET_TOKEN] },
    canonical: ({ trackId, secretToken }) => `${API}/tracks/${trackId}?secret_token=${secretToken}`,
  },
  {
    type: 'track',
    path: numbered('tracks', 'trackId'),
    canonical: ({ trackId }) => `${API}/tracks/${trackId}`,
  },
  {
    type: 'playlist',
    path: numbered('playlists', 'playlistId'),
    canonical: ({ playlistId }) => `${API}/playlists/${playlistId}`,
  },
  { type: 'user', path: numbered('users', 'userId'), canonical: ({ userId }) => `${API}/users/${userId}` },
];

export const SHORT_LINK_ROUTES: readonly Route[] = ['on.soundcloud.com', 'snd.sc'].map((host) => ({
  type: 'shortlink',
  path: /^\/(?<shortId>\w{4,})$/,
  hosts: [host],
  canonical: ({ shortId }) => `https://${host}/${shortId}`,
}));
