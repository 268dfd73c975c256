import { z } from '../zod';
import type { Endpoint, PlatformExamples, Resource } from './define-platform';
import { definePlatform } from './define-platform';
import { platformDraft } from './drafts';
import { apiEndpoint, oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';

const SITE = /^(?:(?:www|touch|games|geo)\.)?dailymotion\.com$/;
const USER_PAGES = /^(?:(?:www|touch)\.)?dailymotion\.com$/;
const SHORT = /^(?:www\.)?dai\.ly$/;
/** A partner whose pages are videos of this platform, under their ids. */
const PARTNER = /^(?:www\.)?lequipe\.fr$/;

const VIDEO_ID = /^[xk][A-Za-z\d]{3,24}$/;
const PLAYER = /^\/player(?:\/[a-z\d]+)?\.html$/;
const SITE_PAGES: ReadonlySet<string> = new Set([
  ...['about', 'advertise', 'browse', 'channel', 'channels', 'cookies', 'crawler', 'embed', 'explore'],
  ...['featured', 'feed', 'games', 'help', 'history', 'home', 'hub', 'jobs', 'legal', 'library', 'live'],
  ...['login', 'logout', 'news', 'notifications', 'old', 'partner', 'partners', 'player', 'playlist'],
  ...['playlists', 'press', 'privacy', 'register', 'rss', 'search', 'services', 'settings', 'signin'],
  ...['signup', 'sitemap', 'swf', 'terms', 'thumbnail', 'topic', 'topics', 'tos', 'trending', 'upload'],
  ...['user', 'users', 'video', 'videos', 'watch', 'widget'],
]);

const video = {
  type: 'video',
  canonical: ({ videoId }) => `https://www.dailymotion.com/video/${videoId}`,
} satisfies Partial<Route>;
const playlist = {
  type: 'playlist',
  canonical: ({ playlistId }) => `https://www.dailymotion.com/playlist/${playlistId}`,
} satisfies Partial<Route>;

const SITE_ROUTES: readonly Route[] = [
  {
    ...video,
    path: /^\/(?:[a-z]{2}\/)?(?:(?:embed|swf|crawler|thumbnail)\/)?video\/(?<videoId>[xk][A-Za-z\d]{3,24})(?:_[^/]*)?$/,
  },
  { ...video, path: /^\/swf\/(?<videoId>[xk][A-Za-z\d]{3,24})(?:_[^/]*)?$/ },
  { ...video, path: PLAYER, query: { videoId: ['video', VIDEO_ID] } },
  { ...playlist, path: PLAYER, query: { playlistId: ['playlist', /^x[a-z\d]{3,12}$/] } },
  {
    ...playlist,
    path: /^\/(?:[a-z]{2}\/)?(?:embed\/)?playlist\/(?<playlistId>x[a-z\d]{3,12})(?:_[^/]*)?(?:\/\d+)?$/,
  },
];
const USER_ROUTES: readonly Route[] = [
  {
    type: 'user',
    path: /^\/(?:(?:old\/)?user\/)?(?<user>[\w.-]{2,64})$/,
    reserved: SITE_PAGES,
    canonical: ({ user }) => `https://www.dailymotion.com/${user}`,
  },
];
const SHORT_ROUTES: readonly Route[] = [{ ...video, path: /^\/(?<videoId>[xk][A-Za-z\d]{3,24})$/ }];
const PARTNER_ROUTES: readonly Route[] = [{ ...video, path: /^\/video\/(?<videoId>[xk][A-Za-z\d]{3,24})$/ }];

const VIDEO_FIELDS =
  'title,owner.screenname,thumbnail_1080_url,thumbnail_720_url,thumbnail_480_url,thumbnail_360_url';
const videoSchema = z.object({
  title: maybeText,
  'owner.screenname': maybeText,
  thumbnail_1080_url: maybeText,
  thumbnail_720_url: maybeText,
  thumbnail_480_url: maybeText,
  thumbnail_360_url: maybeText,
});
const userSchema = z.object({ screenname: maybeText, avatar_720_url: maybeText });

/**
 * Dailymotion, as of 2026-11. The API needs no key; the address that redirects to a video's thumbnail is less sure.
 * Unsure: which words the site keeps for itself.
 */
export const dailymotion = definePlatform({
  id: 'dailymotion',
  name: 'Dailymotion',
  hosts: ['dailymotion.com', 'dai.ly', 'lequipe.fr'],
  resource: dailymotionResource,
  addedToTitle: [/ - (?:vid[eé]o dailymotion|dailymotion video)$/i],
  candidates: ({ resource_id: { videoId } }) =>
    videoId === undefined
      ? []
      : [platformDraft('rule', `https://www.dailymotion.com/thumbnail/video/${videoId}`)],
  endpoints({ resource_id: { videoId, user }, canonical_url }) {
    if (user !== undefined) return [userEndpoint(user)];
    if (videoId === undefined) return [];
    const oembed = 'https://www.dailymotion.com/services/oembed';
    return [videoEndpoint(videoId), oembedEndpoint({ endpoint: oembed, pageUrl: canonical_url })];
  },
});

function dailymotionResource(url: URL): Resource | null {
  return (
    resourceByHost(SITE, SITE_ROUTES, url) ??
    resourceByHost(SHORT, SHORT_ROUTES, url) ??
    resourceByHost(PARTNER, PARTNER_ROUTES, url) ??
    videoOfFragment(url) ??
    resourceByHost(USER_PAGES, USER_ROUTES, url)
  );
}

/** Hubs and the old touch site name the video behind `#`. */
function videoOfFragment(url: URL): Resource | null {
  const videoId = /^#(?:video=|\/video\/)([xk][A-Za-z\d]{3,24})(?:[_&].*)?$/.exec(url.hash)?.[1];
  return videoId === undefined
    ? null
    : resourceByHost(SITE, SITE_ROUTES, new URL(`/video/${videoId}`, url.origin));
}

function videoEndpoint(videoId: string): Endpoint {
  return apiEndpoint({
    url: `https://api.dailymotion.com/video/${videoId}?fields=${VIDEO_FIELDS}`,
    schema: videoSchema,
    toAnswer: (answer) =>
      pictureAnswer(
        [
          { url: answer.thumbnail_1080_url, width: 1920, height: 1080 },
          { url: answer.thumbnail_720_url, width: 1280, height: 720 },
          { url: answer.thumbnail_480_url, width: 854, height: 480 },
          { url: answer.thumbnail_360_url, width: 640, height: 360 },
        ],
        { title: answer.title, author: answer['owner.screenname'] },
      ),
  });
}

function userEndpoint(user: string): Endpoint {
  return apiEndpoint({
    url: `https://api.dailymotion.com/user/${encodeURIComponent(user)}?fields=screenname,avatar_720_url`,
    schema: userSchema,
    toAnswer: ({ screenname, avatar_720_url }) =>
      pictureAnswer([{ url: avatar_720_url, width: 720, height: 720 }], { title: screenname }),
  });
}

export const examples: PlatformExamples = {
  resources: {
    'https://www.dailymotion.com/video/x2iuewm_steam-machine-models_videogames': [
      'video',
      { videoId: 'x2iuewm' },
      'https://www.dailymotion.com/video/x2iuewm',
    ],
    'http://www.dailymotion.com/hub/x9q_Galatasaray#video=xjw21s': [
      'video',
      { videoId: 'xjw21s' },
      'https://www.dailymotion.com/video/xjw21s',
    ],
    'http://dai.ly/x2no31b': ['video', { videoId: 'x2no31b' }, 'https://www.dailymotion.com/video/x2no31b'],
    'https://geo.dailymotion.com/player/x86gw.html?video=k46oCapRs4iikoz9DWy': [
      'video',
      { videoId: 'k46oCapRs4iikoz9DWy' },
      'https://www.dailymotion.com/video/k46oCapRs4iikoz9DWy',
    ],
    'https://www.lequipe.fr/video/x791mem': [
      'video',
      { videoId: 'x791mem' },
      'https://www.dailymotion.com/video/x791mem',
    ],
    'http://www.dailymotion.com/playlist/xv4bw_nqtv_sport/1#video=xl8v3q': [
      'playlist',
      { playlistId: 'xv4bw' },
      'https://www.dailymotion.com/playlist/xv4bw',
    ],
    'https://www.dailymotion.com/user/nqtv': ['user', { user: 'nqtv' }, 'https://www.dailymotion.com/nqtv'],
  },
  others: [
    'https://notdailymotion.com/video/x2iuewm',
    'https://dailymotion.com.evil.example/video/x2iuewm',
    'https://www.dailymotion.com/',
    'https://www.dailymotion.com/search/king%20of%20turtles/videos',
    'https://www.dailymotion.com/signin',
    'https://developer.dailymotion.com/player',
    'https://geo.dailymotion.com/nqtv',
    'https://dai.ly/',
    'https://www.lequipe.fr/Football/',
  ],
};
