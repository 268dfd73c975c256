import type { Resource } from '../define-platform';
import { channelResource, isLegacyChannelName } from './channels';
import type { HostKind } from './hosts';
import type { UrlParts } from './url-parts';
import { urlParts } from './url-parts';
import { videoIdOfParameter, videoIdOfSegment } from './video-id';

const SITE = 'https://www.youtube.com';
type Route = (parts: UrlParts) => Resource | null;

/** What a URL of the platform denotes; null where its page has no resource of its own. */
export function resourceAt(url: URL, kind: HostKind | undefined): Resource | null {
  if (kind === undefined) return null;
  const parts = urlParts(url);
  if (kind === 'short') return video(videoIdOfSegment(parts.segments[0]) ?? videoIdOfParameters(parts));
  const route = VIDEO_ROUTES.get(parts.segments[0] ?? '') ?? (kind === 'site' ? siteRoute(parts) : undefined);
  return route?.(parts) ?? watchBelow(parts);
}

const byParameter: Route = (parts) =>
  video(videoIdOfParameters(parts) ?? videoIdOfSegment(parts.segments[1]));
const bySegment: Route = (parts) => video(videoIdOfSegment(parts.segments[1]));

/** First path segment → the video it leads to; forms as in other projects' URL tests. */
const VIDEO_ROUTES = new Map<string, Route>([
  ...['', 'watch', 'watch_popup', 'watch.php', 'movie', 'ytscreeningroom', 'details', 'tv'].map(
    (name) => [name, byParameter] as const,
  ),
  ...['shorts', 'live', 'v', 'vi', 'e', 'vi_webp', 'an_webp'].map((name) => [name, bySegment] as const),
  ['embed', (parts) => bySegment(parts) ?? embeddedList(parts)],
  ['shared', ({ parameters }) => video(videoIdOfParameter(parameters.get('ci')))],
  ['watch_videos', ({ parameters }) => video(videoIdOfParameter(parameters.get('video_ids')?.split(',')[0]))],
  ['feeds', ({ segments }) => (segments[2] === 'videos' ? video(videoIdOfSegment(segments[3])) : null)],
]);

const SITE_ROUTES = new Map<string, Route>([
  ['playlist', ({ parameters }) => playlist(parameters.get('list'))],
  ['clip', ({ segments }) => clip(segments[1])],
  ['browse', ({ segments }) => browsed(segments[1] ?? '')],
  ...['channel', 'c', 'user'].map((name) => [name, channelOrVideo] as const),
]);

function siteRoute({ segments }: UrlParts): Route | undefined {
  const first = segments[0] ?? '';
  if (/^(?:@|%40)/i.test(first) || isLegacyChannelName(segments)) return channelOrVideo;
  return SITE_ROUTES.get(first);
}

/** `/user/NAME/watch?v=ID` and `/user/NAME#p/u/1/ID` are videos; the rest is the channel. */
function channelOrVideo(parts: UrlParts): Resource | null {
  const playing = /^p\/.*\/([^/]+)$/.exec(parts.fragment)?.[1];
  return watchBelow(parts) ?? video(videoIdOfSegment(playing)) ?? channelResource(parts.segments);
}

/** `…/watch?v=ID` below any path. */
function watchBelow(parts: UrlParts): Resource | null {
  return parts.segments.at(-1) === 'watch' ? video(videoIdOfParameters(parts)) : null;
}

function videoIdOfParameters({ parameters }: UrlParts): string | null {
  return videoIdOfParameter(parameters.get('v')) ?? videoIdOfParameter(parameters.get('vi'));
}

function video(videoId: string | null): Resource | null {
  if (videoId === null) return null;
  return { resource_type: 'video', resource_id: { videoId }, canonical_url: `${SITE}/watch?v=${videoId}` };
}

function playlist(playlistId: string | undefined): Resource | null {
  if (playlistId === undefined || !/^[\w-]{12,}$/.test(playlistId)) return null;
  return {
    resource_type: 'playlist',
    resource_id: { playlistId },
    canonical_url: `${SITE}/playlist?list=${playlistId}`,
  };
}

/** `/embed/videoseries?list=`, `/embed?list=`, `/embed/live_stream?channel=`. */
function embeddedList({ segments, parameters }: UrlParts): Resource | null {
  const channelId = parameters.get('channel');
  if (segments[1] === 'live_stream' && channelId !== undefined) {
    const channel = channelResource(['channel', channelId]);
    return (
      channel && { ...channel, resource_type: 'channel_live', canonical_url: `${channel.canonical_url}/live` }
    );
  }
  return segments[1] === undefined || segments[1] === 'videoseries' ? playlist(parameters.get('list')) : null;
}

function clip(clipId: string | undefined): Resource | null {
  if (clipId === undefined || !/^Ug[\w-]{10,}$/.test(clipId)) return null;
  return { resource_type: 'clip', resource_id: { clipId }, canonical_url: `${SITE}/clip/${clipId}` };
}

/** The music site's `/browse/`: a channel's id, or `VL` and a playlist's. */
function browsed(id: string): Resource | null {
  return id.startsWith('VL') ? playlist(id.slice(2)) : channelResource(['channel', id]);
}
