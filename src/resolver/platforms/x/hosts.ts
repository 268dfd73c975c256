export const OWN_HOSTS = ['x.com', 'twitter.com'] as const;

/** Sites that show X's posts under X's paths: for embedding, or without an account. As of 2026-11; they come and go. */
export const FRONT_ENDS = [
  ...['fxtwitter.com', 'vxtwitter.com', 'fixupx.com', 'fixvx.com', 'twittpr.com', 'xcancel.com'],
  ...['nitter.net', 'nitter.poast.org', 'nitter.privacydev.net', 'nitter.tiekoetter.com', 'nitter.space'],
  ...['nitter.it', 'nitter.cz', 'nitter.eu', 'nitter.42l.fr', 'nitter.fdn.fr', 'nitter.unixfox.eu'],
  ...['nitter.kavin.rocks', 'nitter.pussthecat.org', 'lightbrd.com'],
] as const;

/** First path segments that are the site's own. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...[
    'i',
    'home',
    'explore',
    'search',
    'notifications',
    'messages',
    'settings',
    'compose',
    'intent',
    'share',
  ],
  ...['hashtag', 'login', 'logout', 'signup', 'tos', 'privacy', 'about', 'jobs', 'download', 'account'],
  ...['who_to_follow', 'status', 'statuses', 'oauth', 'bookmarks', 'communities', 'lists', 'personalization'],
]);
