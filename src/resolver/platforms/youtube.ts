import type { CandidateDraft } from './define-platform';
import { definePlatform } from './define-platform';
import { isAcceptedVideoUrl } from './youtube/accepted-video-url';
import { hostKind, YOUTUBE_HOSTS } from './youtube/hosts';
import { resourceAt } from './youtube/routes';
import { THUMBNAIL_HOST, THUMBNAIL_PLACEHOLDER, THUMBNAIL_TIERS } from './youtube/tiers';
import { urlFromText } from './youtube/url-from-text';
import { wrappedUrl } from './youtube/wrapped-url';

/** The specification's video platform: five ready-made thumbnails for each video id. */
export const youtube = definePlatform({
  id: 'youtube',
  name: 'YouTube',
  hosts: YOUTUBE_HOSTS,
  runsAnywhere: true,
  isComplete: true,
  urlFromText,
  unwrap: wrappedUrl,
  resource: (url) => resourceAt(url, hostKind(url)),
  isAcceptedVideoUrl,
  // A count of notifications stands before the title, the site's name behind it.
  titleFromPage: (title) => title.replace(/^\(\d+\+?\)\s+/, '').replace(/\s+-\s+YouTube(?: Music)?$/, ''),
  candidates: ({ resource_id: { videoId } }): CandidateDraft[] =>
    videoId === undefined ? [] : THUMBNAIL_TIERS.map((tier) => thumbnail(videoId, tier)),
});

function thumbnail(videoId: string, tier: (typeof THUMBNAIL_TIERS)[number]): CandidateDraft {
  return {
    url: `https://${THUMBNAIL_HOST}/vi/${videoId}/${tier.name}.jpg`,
    source_method: 'rule',
    quality_tier: tier.quality_tier,
    format: 'jpg',
    typicalSize: { width: tier.width, height: tier.height },
    placeholder: THUMBNAIL_PLACEHOLDER,
  };
}
