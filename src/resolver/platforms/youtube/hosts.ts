import { hostMatches } from '../host-matches';

/**
 * `site` serves every route, `short` only /ID, `player` and `mirror` only videos, `pictures` thumbnails.
 */
export type HostKind = 'site' | 'short' | 'player' | 'mirror' | 'pictures';

const SITE_DOMAINS = ['youtube.com', 'youtubekids.com'];
/** Products of their own below the site's domain, with other ids. */
const OTHER_PRODUCTS = new Set([
  'studio.youtube.com',
  'tv.youtube.com',
  'accounts.youtube.com',
  'artists.youtube.com',
]);
const PICTURE_HOST = /^(?:i\d?\.ytimg\.com|img\.youtube\.com|ytimg\.googleusercontent\.com)$/;
/** Front ends that keep the site's URL forms. */
const MIRROR_DOMAINS = [
  'hooktube.com',
  'invidio.us',
  'invidious.io',
  'yewtu.be',
  'piped.video',
  'piped.kavin.rocks',
];
/** Every domain of the platform and of the front ends whose hosts are known. */
export const YOUTUBE_HOSTS: readonly string[] = [
  ...SITE_DOMAINS,
  ...MIRROR_DOMAINS,
  ...[
    'youtu.be',
    'y2u.be',
    'youtube-nocookie.com',
    'youtube.googleapis.com',
    'ytimg.com',
    'ytimg.googleusercontent.com',
  ],
];
const MIRROR_HOST = /^(?:www\.)?(?:invidious|piped|inv)\.(?:[\w-]+\.)+[a-z]{2,}$/;

/** Which of the platform's hosts this is; undefined for any other, or a port of its own. */
export function hostKind(url: URL): HostKind | undefined {
  const host = url.hostname.replace(/\.$/, '');
  if (url.port !== '' || OTHER_PRODUCTS.has(host)) return undefined;
  if (PICTURE_HOST.test(host)) return 'pictures';
  if (SITE_DOMAINS.some((domain) => hostMatches(host, domain))) return 'site';
  if (hostMatches(host, 'youtu.be') || hostMatches(host, 'y2u.be')) return 'short';
  if (hostMatches(host, 'youtube-nocookie.com') || host === 'youtube.googleapis.com') return 'player';
  if (MIRROR_DOMAINS.some((domain) => hostMatches(host, domain)) || MIRROR_HOST.test(host)) return 'mirror';
  return undefined;
}
