import { hostKind } from './hosts';
import { resourceAt } from './routes';
import { urlParts } from './url-parts';

/** The specification's forms with a path, and two of ours that mean the same: /live/ and /v/. */
const ACCEPTED_PATHS = new Set(['shorts', 'embed', 'live', 'v']);

/** Whether the video-only endpoint takes this URL: a watch, short-link, /shorts/ or /embed/ URL of a video. */
export function isAcceptedVideoUrl(url: URL): boolean {
  const kind = hostKind(url);
  if (kind !== 'site' && kind !== 'short' && kind !== 'player') return false;
  if (resourceAt(url, kind)?.resource_type !== 'video') return false;
  const { segments } = urlParts(url);
  if (kind === 'short') return segments.length === 1;
  return segments[0] === 'watch' ? url.searchParams.has('v') : ACCEPTED_PATHS.has(segments[0] ?? '');
}
