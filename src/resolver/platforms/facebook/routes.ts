import type { Route } from '../routes';

const SITE = 'https://www.facebook.com';
const ID = /^\d{5,}$/;
const POST_ID = /^(?:pfbid\w{10,}|\d{5,})$/;

/** First path segments that are no page of somebody's. */
const RESERVED = new Set([
  ...[
    'ads',
    'adsmanager',
    'help',
    'business',
    'policies',
    'legal',
    'privacy',
    'marketplace',
    'gaming',
    'login',
  ],
  ...[
    'groups',
    'events',
    'watch',
    'share',
    'sharer',
    'hashtag',
    'search',
    'settings',
    'plugins',
    'dialog',
    'docs',
  ],
]);

const watch: Route['canonical'] = ({ videoId }) => `${SITE}/watch/?v=${videoId}`;
const groupPost: Route['canonical'] = ({ group, postId }) => `${SITE}/groups/${group}/posts/${postId}/`;
const photo: Route['canonical'] = ({ photoId }) => `${SITE}/photo/?fbid=${photoId}`;

const VIDEOS: readonly Route[] = [
  {
    type: 'video',
    path: /^\/(?:watch(?:\/live)?|video(?:\/video)?\.php|photo\.php)$/,
    query: { videoId: ['v', ID] },
    canonical: watch,
  },
  { type: 'video', path: /^\/video\/embed$/, query: { videoId: ['video_id', ID] }, canonical: watch },
  // Between `videos` and the id: an album such as `vb.123`, or words.
  { type: 'video', path: /^\/[^/]+\/videos\/(?:[^/]+\/){0,2}(?<videoId>\d{5,})$/, canonical: watch },
  { type: 'video', path: /^\/(?:[^/]+\/)?(?:reels?|watchparty)\/(?<videoId>\d{5,})$/, canonical: watch },
];

const POSTS: readonly Route[] = [
  {
    type: 'post',
    path: /^\/(?:permalink|story)\.php$/,
    query: { postId: ['story_fbid', POST_ID], page: ['id', /^\w{2,}$/] },
    canonical: ({ page, postId }) => `${SITE}/permalink.php?story_fbid=${postId}&id=${page}`,
  },
  {
    type: 'post',
    path: /^\/groups\/(?<group>[^/]+)\/(?:posts|permalink)\/(?:[^/]+\/)?(?<postId>pfbid\w{10,}|\d{5,})$/,
    canonical: groupPost,
  },
  {
    type: 'post',
    path: /^\/groups\/(?<group>[^/]+)$/,
    query: { postId: ['multi_permalinks', ID] },
    canonical: groupPost,
  },
  {
    type: 'post',
    path: /^\/(?<page>[^/]+)\/posts\/(?:[^/]+\/)?(?<postId>pfbid\w{10,}|\d{5,})$/,
    reserved: RESERVED,
    canonical: ({ page, postId }) => `${SITE}/${page}/posts/${postId}`,
  },
];

const PHOTOS: readonly Route[] = [
  { type: 'photo', path: /^\/photo(?:\.php)?$/, query: { photoId: ['fbid', ID] }, canonical: photo },
  { type: 'photo', path: /^\/[^/]+\/photos\/(?:[^/]+\/){0,2}(?<photoId>\d{5,})$/, canonical: photo },
];

/** Links whose target only the site knows. */
const SHORT_LINKS: readonly Route[] = [
  ...['fb.watch', 'fb.me'].map(
    (host): Route => ({
      type: 'shortlink',
      path: /^\/(?<shortId>[\w-]{5,})$/,
      hosts: [host],
      canonical: ({ shortId }) => `https://${host}/${shortId}/`,
    }),
  ),
  ...['v/', 'r/', 'p/', 'g/', ''].map(
    (kind): Route => ({
      type: 'shortlink',
      path: new RegExp(`^/share/${kind}(?<shortId>[\\w-]{6,})$`),
      canonical: ({ shortId }) => `${SITE}/share/${kind}${shortId}/`,
    }),
  ),
];

export const FACEBOOK_ROUTES: readonly Route[] = [
  ...PHOTOS,
  ...VIDEOS,
  ...POSTS,
  {
    type: 'event',
    path: /^\/events\/(?:[^/]+\/){0,2}(?<eventId>\d{5,})$/,
    canonical: ({ eventId }) => `${SITE}/events/${eventId}`,
  },
  ...SHORT_LINKS,
];
