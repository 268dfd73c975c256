import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { PLAYER_ROUTES, SITE_ROUTES } from './vimeo/routes';
import { withoutPictures } from './without-pictures';

const SITE = /^(?:www\.|m\.)?vimeo\.com$/;
const PLAYER = /^(?:player\.vimeo|(?:www\.)?vimeopro)\.com$/;

/** Shown while a video has no picture yet; real ones begin with a number. */
const STAND_IN = /\/video\/default(?![a-z\d-])/;

/**
 * Vimeo, as of 2026-11. An unlisted video is asked for with its hash. A picture's number is not the video's, so no
 * address is built from an id; the sizes oEmbed tells are the box's for upright videos and are not believed.
 * Unsure: which words the site keeps for itself.
 */
export const vimeo = definePlatform({
  id: 'vimeo',
  name: 'Vimeo',
  hosts: ['vimeo.com', 'vimeopro.com'],
  resource: (url) => resourceByHost(SITE, SITE_ROUTES, url) ?? resourceByHost(PLAYER, PLAYER_ROUTES, url),
  addedToTitle: [/ (?:on|\|) Vimeo$/],
  endpoints({ resource_type, canonical_url }) {
    if (resource_type !== 'video') return [];
    const endpoint = 'https://vimeo.com/api/oembed.json';
    const oembed = oembedEndpoint({ endpoint, pageUrl: canonical_url, trustSizes: false });
    return [withoutPictures(oembed, STAND_IN)];
  },
});

export const examples: PlatformExamples = {
  resources: {
    'http://vimeo.com/56015672#at=0': ['video', { videoId: '56015672' }, 'https://vimeo.com/56015672'],
    'https://vimeo.com/160743502/abd0e13fb4': [
      'video',
      { videoId: '160743502', hash: 'abd0e13fb4' },
      'https://vimeo.com/160743502/abd0e13fb4',
    ],
    'https://player.vimeo.com/video/36881035?h=f9ad567296': [
      'video',
      { videoId: '36881035', hash: 'f9ad567296' },
      'https://vimeo.com/36881035/f9ad567296',
    ],
    'https://vimeo.com/groups/travelhd/videos/22439234': [
      'video',
      { videoId: '22439234' },
      'https://vimeo.com/22439234',
    ],
    'https://vimeo.com/user21297594/review/75524534/3c257a1b5d': [
      'video',
      { videoId: '75524534' },
      'https://vimeo.com/75524534',
    ],
    'http://vimeo.com/moogaloop.swf?clip_id=2539741&server=vimeo.com': [
      'video',
      { videoId: '2539741' },
      'https://vimeo.com/2539741',
    ],
    'https://vimeo.com/event/5034253/embed': [
      'event',
      { eventId: '5034253' },
      'https://vimeo.com/event/5034253',
    ],
    'https://vimeo.com/album/2632481': [
      'showcase',
      { showcaseId: '2632481' },
      'https://vimeo.com/showcase/2632481',
    ],
    'https://vimeo.com/nkistudio/videos': ['user', { user: 'nkistudio' }, 'https://vimeo.com/nkistudio'],
  },
  others: [
    'https://notvimeo.com/56015672',
    'https://vimeo.com.evil.example/56015672',
    'https://vimeo.com/',
    'https://vimeo.com/watchlater',
    'https://vimeo.com/user26785108/newspiritualguide',
    'https://vimeo.com/categories/animation',
    'https://developer.vimeo.com/api',
    'https://player.vimeo.com/nkistudio',
    'https://vimeo.com:8443/56015672',
  ],
};
