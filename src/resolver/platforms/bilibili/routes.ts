import type { Route } from '../routes';

const BVID = /^BV1[1-9A-HJ-NP-Za-km-z]{9}$/;
const AID = /^(?:av)?\d{1,16}$/i;
/** The first part is the video itself. */
const LATER_PART = /^(?:[2-9]|[1-9]\d{1,3})$/;

type VideoForm = Pick<Route, 'path' | 'query'>;

/** Forms with both kinds of id: `BV…`, and the older number with `av`. */
const VIDEO_PATHS: readonly VideoForm[] = [
  { path: /^\/(?:s\/)?(?:video\/)?(?<bvid>BV1[1-9A-HJ-NP-Za-km-z]{9})$/ },
  { path: /^\/(?:s\/)?(?:video\/)?av(?<aid>\d{1,16})(?:\/index_\d{1,4}\.html)?$/i },
];
const CARRIERS = /^\/(?:player\.html|blackboard\/[\w-]+\.html|(?:festival|list|medialist\/play)\/.+)$/;
const CARRIED: readonly VideoForm[] = [
  { path: CARRIERS, query: { bvid: ['bvid', BVID] } },
  { path: CARRIERS, query: { aid: ['aid', AID] } },
];

const PGC: readonly Route[] = [
  {
    type: 'bangumi_episode',
    path: /^(?:\/bangumi\/play)?\/ep(?<epId>\d{1,12})$/,
    canonical: ({ epId }) => `https://www.bilibili.com/bangumi/play/ep${epId}`,
  },
  {
    type: 'bangumi_season',
    path: /^(?:\/bangumi\/play)?\/ss(?<seasonId>\d{1,12})$/,
    canonical: ({ seasonId }) => `https://www.bilibili.com/bangumi/play/ss${seasonId}`,
  },
];

const SITE_ROUTES: readonly Route[] = [
  ...[...VIDEO_PATHS, ...CARRIED].flatMap(videoRoutes),
  ...PGC,
  {
    type: 'bangumi_media',
    path: /^\/bangumi\/media\/md(?<mediaId>\d{1,12})$/,
    canonical: ({ mediaId }) => `https://www.bilibili.com/bangumi/media/md${mediaId}`,
  },
  {
    type: 'cheese_episode',
    path: /^\/cheese\/play\/ep(?<epId>\d{1,12})$/,
    canonical: ({ epId }) => `https://www.bilibili.com/cheese/play/ep${epId}`,
  },
  dynamicRoute(/^\/(?:opus|dynamic)\/(?<dynamicId>\d{6,20})$/),
  articleRoute({ path: /^\/read\/(?:cv|mobile\/)(?<cvid>\d{1,12})$/ }),
  articleRoute({ path: /^\/read\/mobile$/, query: { cvid: ['id', /^\d{1,12}$/] } }),
  {
    type: 'audio',
    path: /^\/audio\/au(?<auId>\d{1,12})$/,
    canonical: ({ auId }) => `https://www.bilibili.com/audio/au${auId}`,
  },
  userRoute(/^\/space\/(?<mid>\d{1,20})$/),
];

const LIVE_ROUTES: readonly Route[] = [
  {
    type: 'live',
    path: /^\/(?:blanc\/|h5\/)?(?<roomId>\d{1,12})$/,
    canonical: ({ roomId }) => `https://live.bilibili.com/${roomId}`,
  },
];
const SHORT_ROUTES: readonly Route[] = [
  ...VIDEO_PATHS.flatMap(videoRoutes),
  ...PGC,
  ...['b23.tv', 'bili2233.cn'].map(shortlinkRoute),
];

/** Which forms stand on which hosts; the hosts of one row mean the same. */
export const HOSTS_WITH_ROUTES: readonly (readonly [host: RegExp, routes: readonly Route[]])[] = [
  [/^(?:(?:www|m|player)\.)?bilibili\.com$/, SITE_ROUTES],
  [/^live\.bilibili\.com$/, LIVE_ROUTES],
  [/^t\.bilibili\.com$/, [dynamicRoute(/^\/(?<dynamicId>\d{6,20})$/)]],
  [
    /^space\.bilibili\.com$/,
    [userRoute(/^\/(?<mid>\d{1,20})(?:\/(?:(?:upload\/)?(?:video|audio|article|opus)|upload|dynamic))?$/)],
  ],
  [/^(?:www\.)?(?:b23\.tv|bili2233\.cn|acg\.tv)$/, SHORT_ROUTES],
];

/** A video, after the same with the part of it that `p` names. */
function videoRoutes(form: VideoForm): Route[] {
  const route: Route = {
    ...form,
    type: 'video',
    ids: ({ aid, ...ids }) => (aid === undefined ? ids : { ...ids, aid: aid.replace(/^av/i, '') }),
    canonical: ({ bvid, aid, p }) =>
      `https://www.bilibili.com/video/${bvid ?? `av${aid}`}${p === undefined ? '' : `?p=${p}`}`,
  };
  return [{ ...route, query: { ...form.query, p: ['p', LATER_PART] } }, route];
}

function dynamicRoute(path: RegExp): Route {
  return { type: 'dynamic', path, canonical: ({ dynamicId }) => `https://t.bilibili.com/${dynamicId}` };
}

function articleRoute(form: Pick<Route, 'path' | 'query'>): Route {
  return {
    ...form,
    type: 'article',
    canonical: ({ cvid }) => `https://www.bilibili.com/read/cv${cvid}`,
  };
}

function userRoute(path: RegExp): Route {
  return { type: 'user', path, canonical: ({ mid }) => `https://space.bilibili.com/${mid}` };
}

function shortlinkRoute(host: string): Route {
  return {
    type: 'shortlink',
    hosts: [host],
    path: /^\/(?<shortId>[A-Za-z\d]{5,10})$/,
    canonical: ({ shortId }) => `https://${host}/${shortId}`,
  };
}
