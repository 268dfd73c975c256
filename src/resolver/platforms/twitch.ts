import type { CandidateDraft, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { platformDraft } from './drafts';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';

const SITE = /^(?:(?:www|m|go)\.)?twitch\.tv$/;
const CLIPS = /^clips\.twitch\.tv$/;
const PLAYER = /^player\.twitch\.tv$/;

/** First words of a path that are the site's own pages, not a channel. */
const SITE_PAGES: ReadonlySet<string> = new Set([
  ...['about', 'activate', 'ads', 'annual-recap', 'bits', 'broadcast', 'clip', 'clips', 'collections'],
  ...['community', 'creatorcamp', 'dashboard', 'directory', 'downloads', 'drops', 'embed', 'event'],
  ...['friends', 'inventory', 'jobs', 'legal', 'login', 'logout', 'messages', 'moderator', 'p'],
  ...['partner', 'payments', 'popout', 'prime', 'products', 'redeem', 'search', 'security', 'settings'],
  ...['signup', 'store', 'subs', 'subscriptions', 'team', 'teams', 'turbo', 'u', 'user', 'users'],
  ...['video', 'videos', 'wallet', 'year'],
]);

const SLUG = /^[A-Za-z\d][\w-]{4,100}$/;

const video = {
  type: 'video',
  canonical: ({ videoId }) => `https://www.twitch.tv/videos/${videoId}`,
} satisfies Partial<Route>;
const clip = {
  type: 'clip',
  canonical: ({ clipSlug }) => `https://clips.twitch.tv/${clipSlug}`,
} satisfies Partial<Route>;
const collection = {
  type: 'collection',
  canonical: ({ collectionId }) => `https://www.twitch.tv/collections/${collectionId}`,
} satisfies Partial<Route>;
const channel = {
  type: 'channel',
  // A login is written in any case and is known in lower case.
  ids: ({ channel: login = '' }) => ({ channel: login.toLowerCase() }),
  canonical: (ids) => `https://www.twitch.tv/${ids.channel}`,
} satisfies Partial<Route>;

const SITE_ROUTES: readonly Route[] = [
  { ...video, path: /^\/(?:\w{2,25}\/)?v(?:ideos?)?\/v?(?<videoId>\d{4,12})$/ },
  { ...clip, path: /^\/(?:\w{2,25}\/)?clip\/(?<clipSlug>[A-Za-z\d][\w-]{4,100})$/ },
  { ...collection, path: /^\/collections\/(?<collectionId>[\w-]{8,32})$/ },
  {
    ...channel,
    path: /^\/(?<channel>[A-Za-z\d]\w{1,24})(?:\/(?:videos(?:\/\w+)?|clips|about|schedule|home|profile(?:\/\w+)?|collections|followers|following|rewind))?$/,
    reserved: SITE_PAGES,
  },
];
const CLIPS_ROUTES: readonly Route[] = [
  { ...clip, path: /^\/embed$/, query: { clipSlug: ['clip', SLUG] } },
  {
    ...clip,
    path: /^\/(?:\w{2,25}\/)?(?<clipSlug>[A-Za-z\d][\w-]{4,100})$/,
    reserved: new Set(['create', 'embed']),
  },
];
const PLAYER_ROUTES: readonly Route[] = [
  {
    ...video,
    path: /^(?:\/embed)?$/,
    query: { videoId: ['video', /^v?\d{4,12}$/] },
    ids: ({ videoId = '' }) => ({ videoId: videoId.replace(/^v/, '') }),
  },
  { ...clip, path: /^(?:\/embed)?$/, query: { clipSlug: ['clip', SLUG] } },
  { ...channel, path: /^(?:\/embed)?$/, query: { channel: ['channel', /^[A-Za-z\d]\w{1,24}$/] } },
  { ...collection, path: /^(?:\/embed)?$/, query: { collectionId: ['collection', /^[\w-]{8,32}$/] } },
];

/** The grey picture that stands for a channel that is off, and for a video that is still worked on. */
const STAND_IN = /\/404_(?:preview|processing)/;

/** How often a preview is drawn anew nobody documents. After this long a channel may be on or off, too. */
const PREVIEW_LIFE_SECONDS = 300;

/**
 * Twitch, as of 2026-11. It has no oEmbed and no API without a key: the page is read. A channel that is live has a
 * preview besides, drawn anew every few minutes; while it is off that address leads to a grey picture of the same size.
 * Unsure: which words the site keeps for itself.
 */
export const twitch = definePlatform({
  id: 'twitch',
  name: 'Twitch',
  hosts: ['twitch.tv'],
  resource: (url) =>
    resourceByHost(SITE, SITE_ROUTES, url) ??
    resourceByHost(CLIPS, CLIPS_ROUTES, url) ??
    resourceByHost(PLAYER, PLAYER_ROUTES, url),
  addedToTitle: [/ - Twitch$/],
  candidates: ({ resource_id: { channel: login } }) => (login === undefined ? [] : [livePreview(login)]),
});

function livePreview(login: string): CandidateDraft {
  const url = `https://static-cdn.jtvnw.net/previews-ttv/live_user_${login}-1920x1080.jpg`;
  const draft = platformDraft('rule', url, { width: 1920, height: 1080 });
  return { ...draft, placeholderUrl: STAND_IN, lifeSeconds: PREVIEW_LIFE_SECONDS };
}

export const examples: PlatformExamples = {
  resources: {
    'http://www.twitch.tv/riotgames/v/6528877?t=5m10s': [
      'video',
      { videoId: '6528877' },
      'https://www.twitch.tv/videos/6528877',
    ],
    'http://player.twitch.tv/?t=5m10s&video=v6528877': [
      'video',
      { videoId: '6528877' },
      'https://www.twitch.tv/videos/6528877',
    ],
    'https://m.twitch.tv/rossbroadcast/clip/ConfidentBraveHumanChefFrank': [
      'clip',
      { clipSlug: 'ConfidentBraveHumanChefFrank' },
      'https://clips.twitch.tv/ConfidentBraveHumanChefFrank',
    ],
    'https://clips.twitch.tv/rflegendary/UninterestedBeeDAESuppy': [
      'clip',
      { clipSlug: 'UninterestedBeeDAESuppy' },
      'https://clips.twitch.tv/UninterestedBeeDAESuppy',
    ],
    'https://clips.twitch.tv/embed?clip=InquisitiveBreakableYogurtJebaited': [
      'clip',
      { clipSlug: 'InquisitiveBreakableYogurtJebaited' },
      'https://clips.twitch.tv/InquisitiveBreakableYogurtJebaited',
    ],
    'https://www.twitch.tv/RiotGames/videos/all': [
      'channel',
      { channel: 'riotgames' },
      'https://www.twitch.tv/riotgames',
    ],
    'https://www.twitch.tv/collections/o9zZer3IQBhTJw': [
      'collection',
      { collectionId: 'o9zZer3IQBhTJw' },
      'https://www.twitch.tv/collections/o9zZer3IQBhTJw',
    ],
  },
  others: [
    'https://nottwitch.tv/videos/6528877',
    'https://www.twitch.tv.evil.example/videos/6528877',
    'https://www.twitch.tv/directory/category/just-chatting',
    'https://www.twitch.tv/settings/profile',
    'https://www.twitch.tv/videos',
    'https://clips.twitch.tv/create',
    'https://dev.twitch.tv/docs',
    'https://twitch.com/riotgames',
  ],
};
