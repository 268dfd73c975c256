import type { Route } from '../routes';

/** First words of a path that are the site's own pages, not a user's. */
const SITE_PAGES: ReadonlySet<string> = new Set([
  ...['about', 'album', 'albums', 'analytics', 'api', 'apps', 'blog', 'business', 'categories'],
  ...['channels', 'checkout', 'cookie_policy', 'create', 'creators', 'customers', 'dmca', 'enterprise'],
  ...['event', 'events', 'explore', 'features', 'feed', 'folders', 'for-hire', 'forgot_password'],
  ...['forums', 'group', 'groups', 'guidelines', 'help', 'home', 'inbox', 'integrations', 'jobs', 'join'],
  ...['library', 'live', 'log_in', 'log_out', 'login', 'manage', 'marketplace', 'my-videos'],
  ...['notifications', 'ondemand', 'ott', 'partners', 'plus', 'press', 'pricing', 'privacy', 'pro'],
  ...['professionals', 'purchases', 'record', 'review', 'reviews', 'search', 'settings', 'showcase'],
  ...['showcases', 'sitemap', 'solutions', 'staffpicks', 'stats', 'stock', 'store', 'subscriptions'],
  ...['tag', 'team', 'teams', 'terms', 'upgrade', 'upload', 'user', 'video', 'videos', 'watch'],
  ...['watchlater'],
]);

type VideoForm = Pick<Route, 'path' | 'query'>;

const SITE_VIDEOS: readonly VideoForm[] = [
  {
    path: /^(?:\/(?:m|videos?|manage\/videos|channels\/[^/]+(?:\/videos?)?|groups\/[^/]+\/videos?|(?:album|showcase)\/[^/]+\/video))?\/(?<videoId>\d{1,12})(?:\/(?<hash>[\da-f]{10}))?$/,
  },
  // What stands last here belongs to the review, not to the video.
  { path: /^\/[\w-]+\/review\/(?<videoId>\d{1,12})\/[\da-f]+$/ },
  { path: /^\/reviews\/[\da-f-]+\/videos\/(?<videoId>\d{1,12})$/ },
  {
    path: /^\/(?:moogaloop(?:_local)?\.swf|play_redirect(?:_hls)?)$/,
    query: { videoId: ['clip_id', /^\d{1,12}$/] },
  },
];
const PLAYER_VIDEOS: readonly VideoForm[] = [
  { path: /^(?:\/[^/]+\/[^/]+)?\/video\/(?<videoId>\d{1,12})(?:\/(?<hash>[\da-f]{10}))?$/ },
];

/** On the site itself. */
export const SITE_ROUTES: readonly Route[] = [
  ...SITE_VIDEOS.flatMap(videoRoutes),
  {
    type: 'event',
    path: /^\/event\/(?<eventId>\d{1,12})(?:\/[\w-]+){0,3}$/,
    canonical: ({ eventId }) => `https://vimeo.com/event/${eventId}`,
  },
  {
    type: 'ondemand',
    path: /^\/ondemand\/(?<ondemandId>[\w-]+(?:\/\d{1,12})?)$/,
    reserved: new Set(['browse', 'discover', 'genres', 'search', 'startselling']),
    canonical: ({ ondemandId }) => `https://vimeo.com/ondemand/${ondemandId}`,
  },
  {
    type: 'showcase',
    path: /^\/(?:album|showcase)\/(?<showcaseId>[\w-]+)(?:\/embed2?)?$/,
    canonical: ({ showcaseId }) => `https://vimeo.com/showcase/${showcaseId}`,
  },
  {
    type: 'channel',
    path: /^\/channels\/(?<channel>[\w-]+)(?:\/videos)?$/,
    canonical: ({ channel }) => `https://vimeo.com/channels/${channel}`,
  },
  {
    type: 'group',
    path: /^\/groups\/(?<group>[\w-]+)(?:\/videos)?$/,
    canonical: ({ group }) => `https://vimeo.com/groups/${group}`,
  },
  {
    type: 'user',
    path: /^\/(?<user>[\w-]+)(?:\/videos)?$/,
    reserved: SITE_PAGES,
    canonical: ({ user }) => `https://vimeo.com/${user}`,
  },
];
/** On the player's host, and on that of the portfolios. */
export const PLAYER_ROUTES = PLAYER_VIDEOS.flatMap(videoRoutes);

/** A video by its address alone, after the same with the hash of an unlisted one in `h`. */
function videoRoutes(form: VideoForm): Route[] {
  const route: Route = {
    ...form,
    type: 'video',
    canonical: ({ videoId, hash }) => `https://vimeo.com/${videoId}${hash === undefined ? '' : `/${hash}`}`,
  };
  return [{ ...route, query: { ...form.query, hash: ['h', /^[\da-f]{10}$/] } }, route];
}
