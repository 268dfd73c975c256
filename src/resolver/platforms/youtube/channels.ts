import type { Resource } from '../define-platform';

const SITE = 'https://www.youtube.com';

/** Pages of the site that stand where an old channel name could. */
const RESERVED_NAMES = new Set(
  `about account account_notifications ads all_comments analytics api attribution_link browse c channel channels
  clip comments consent creators dashboard dev embed error explore feed feeds gaming get_video_info hashtag help
  howyoutubeworks iframe_api img inbox index intl jobs kids learning live live_chat login logout merch mobile
  movies music my_videos my_videos_upload new news oembed oops opensearch paid_memberships playables playlist
  playlists podcasts post premium press privacy profile purchases red redirect reporthistory results rss search
  select_site shared shorts shop signin signup sitemap source sports storefront supported_browsers t tags terms
  trending trends tv upload uploads user user_feed v verify_age vi view_all_playlists watch watch_popup
  watch_videos yt yts`.split(/\s+/),
);

/** Sections of a channel's page; anything else after an old name is some other page. */
const CHANNEL_SECTIONS = new Set(
  `about channels community courses discussion featured join live membership playlists podcasts posts releases
  search shorts store streams videos watch`.split(/\s+/),
);

/** Whether the path is `/NAME`, the oldest form of a channel's URL. */
export function isLegacyChannelName([name = '', section]: string[]): boolean {
  return (
    /^(?:\w|%[\dA-F]{2}){2,}$/i.test(name) &&
    !RESERVED_NAMES.has(name.toLowerCase()) &&
    (section === undefined || CHANNEL_SECTIONS.has(section))
  );
}

/** The channel a path names, in any of its five forms; the section is dropped. */
export function channelResource([first = '', second = '']: string[]): Resource | null {
  const handle = first.replace(/^%40/i, '@');
  if (handle.startsWith('@')) return handle.length > 2 ? channel({ handle }, handle) : null;
  if (first === 'channel') {
    return /^UC[\w-]{22}$/.test(second) ? channel({ channelId: second }, `channel/${second}`) : null;
  }
  if (first === 'c') return second === '' ? null : channel({ custom: second }, `c/${second}`);
  if (first === 'user') return second === '' ? null : channel({ user: second }, `user/${second}`);
  return channel({ name: first }, first);
}

function channel(resource_id: Record<string, string>, path: string): Resource {
  return { resource_type: 'channel', resource_id, canonical_url: `${SITE}/${path}` };
}
