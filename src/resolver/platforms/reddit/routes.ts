import type { Route } from '../routes';

const SITE = 'https://www.reddit.com';
/** Where a post's path may begin: in a community, with its author, or with nothing. */
const OWNER = '(?:/(?:r|u|user)/[\\w-]+)?';
const POST = `${OWNER}/(?:comments|gallery|tb)/(?<postId>[a-z0-9]{2,10})`;

const post: Route['canonical'] = ({ postId }) => `${SITE}/comments/${postId}`;

const IN_SHORT_HOST: readonly Route[] = [
  {
    type: 'image',
    path: /^\/(?:[\w%-]*-v0-)?(?<file>\w+\.(?:jpe?g|png|gif|webp))$/,
    hosts: ['i.redd.it', 'preview.redd.it'],
    canonical: ({ file }) => `https://i.redd.it/${file}`,
  },
  {
    type: 'video',
    path: /^\/(?<videoId>[a-z0-9]{6,20})(?:\/.*)?$/,
    hosts: ['v.redd.it'],
    canonical: ({ videoId }) => `https://v.redd.it/${videoId}`,
  },
  { type: 'post', path: /^\/(?<postId>[a-z0-9]{2,10})$/, hosts: ['redd.it'], canonical: post },
];

const SHARE_LINKS: readonly Route[] = [
  {
    type: 'shortlink',
    path: /^\/r\/(?<sub>\w+)\/s\/(?<shareId>\w{5,})$/,
    canonical: ({ sub, shareId }) => `${SITE}/r/${sub}/s/${shareId}`,
  },
  {
    type: 'shortlink',
    path: /^\/(?:u|user)\/(?<user>[\w-]+)\/s\/(?<shareId>\w{5,})$/,
    canonical: ({ user, shareId }) => `${SITE}/user/${user}/s/${shareId}`,
  },
];

export const REDDIT_ROUTES: readonly Route[] = [
  ...IN_SHORT_HOST,
  {
    type: 'comment',
    path: new RegExp(`^${POST}/[^/]*/(?<commentId>[a-z0-9]{2,10})$`),
    canonical: ({ postId, commentId }) => `${SITE}/comments/${postId}/_/${commentId}`,
  },
  { type: 'post', path: new RegExp(`^${POST}(?:/[^/]*)?$`), canonical: post },
  ...SHARE_LINKS,
  {
    type: 'video',
    path: /^\/video\/(?<videoId>[a-z0-9]{6,20})$/,
    canonical: ({ videoId }) => `https://v.redd.it/${videoId}`,
  },
  {
    type: 'user',
    path: /^\/(?:u|user)\/(?<user>[\w-]{2,20})(?:\/(?:overview|submitted|comments|gilded|upvoted|saved))?$/,
    canonical: ({ user }) => `${SITE}/user/${user}/`,
  },
];
