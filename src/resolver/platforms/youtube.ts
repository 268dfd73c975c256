import type { CandidateDraft, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { isAcceptedVideoUrl } from './youtube/accepted-video-url';
import { alternativeThumbnails } from './youtube/alternatives';
import { hostKind, YOUTUBE_HOSTS } from './youtube/hosts';
import { resourceAt } from './youtube/routes';
import type { ThumbnailTier } from './youtube/tiers';
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
  addedToTitle: [/^\(\d+\+?\)\s+/, /\s+-\s+YouTube(?: Music)?$/],
  candidates: ({ resource_id: { videoId } }): CandidateDraft[] =>
    videoId === undefined ? [] : THUMBNAIL_TIERS.map((tier) => thumbnail(videoId, tier)),
  alternativesOf: ({ resource_id: { videoId } }) =>
    videoId === undefined ? [] : alternativeThumbnails(videoId),
});

function thumbnail(videoId: string, tier: ThumbnailTier): CandidateDraft {
  const { name, quality_tier, width, height, letterboxed } = tier;
  return {
    url: `https://${THUMBNAIL_HOST}/vi/${videoId}/${name}.jpg`,
    source_method: 'rule',
    quality_tier,
    format: 'jpg',
    typicalSize: { width, height },
    placeholder: THUMBNAIL_PLACEHOLDER,
    ...(letterboxed ? { letterboxed } : {}),
  };
}

const VIDEO = ['video', { videoId: 'aqz-KE_bpKQ' }, 'https://www.youtube.com/watch?v=aqz-KE_bpKQ'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://www.youtube.com/watch?list=PL1&v=aqz-KE_bpKQ&t=9s': VIDEO,
    'https://youtu.be/aqz-KE_bpKQ?feature=shared': VIDEO,
    'https://m.youtube.com/shorts/aqz-KE_bpKQ': VIDEO,
    'https://www.youtube.com/live/aqz-KE_bpKQ?si=x': VIDEO,
    'https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ': VIDEO,
    'https://music.youtube.com/watch?v=aqz-KE_bpKQ': VIDEO,
    // Pictures of a live stream, of a comparison of thumbnails, and signed ones.
    'https://i.ytimg.com/vi/aqz-KE_bpKQ/maxresdefault_live.jpg': VIDEO,
    'https://i9.ytimg.com/vi/aqz-KE_bpKQ/hqdefault_custom_2.jpg?sqp=CJj&rs=AOn4': VIDEO,
    'https://i.ytimg.com/an_webp/aqz-KE_bpKQ/mqdefault_6s.webp?du=3000&sqp=CJj&rs=AOn4': VIDEO,
    'https://yewtu.be/watch?v=aqz-KE_bpKQ': VIDEO,
    'https://www.youtube.com/playlist?list=PLGup6kBfcU7Le5laEaCLgTKtlDcxMqGxZ': [
      'playlist',
      { playlistId: 'PLGup6kBfcU7Le5laEaCLgTKtlDcxMqGxZ' },
      'https://www.youtube.com/playlist?list=PLGup6kBfcU7Le5laEaCLgTKtlDcxMqGxZ',
    ],
    'https://www.youtube.com/@Blender/videos': [
      'channel',
      { handle: '@Blender' },
      'https://www.youtube.com/@Blender',
    ],
  },
  others: [
    'https://notyoutube.com/watch?v=aqz-KE_bpKQ',
    'https://www.youtube.com.evil.example/watch?v=aqz-KE_bpKQ',
    'https://www.youtube.com/feed/trending',
    'https://www.youtube.com/results?search_query=harbor',
    'https://www.youtube.com/watch_popup',
    'https://studio.youtube.com/video/aqz-KE_bpKQ/edit',
  ],
  wrapped: {
    'https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3Daqz-KE_bpKQ':
      'https://www.youtube.com/watch?v=aqz-KE_bpKQ',
    'https://www.youtube.com/redirect?event=description&q=https%3A%2F%2Fexample.com%2Fpage':
      'https://example.com/page',
  },
};
