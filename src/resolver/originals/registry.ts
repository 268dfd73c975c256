import { indexByDomain } from '../url/index-by-domain';
import type { OriginalRule } from './define-rules';
import { artRules } from './rules/art';
import { asiaRules } from './rules/asia';
import { blogRules } from './rules/blogs';
import { broadcasterAmericaRules } from './rules/broadcasters-america';
import { chatRules } from './rules/chat';
import { chinaRules } from './rules/china';
import { communityRules } from './rules/communities';
import { filmBookRules } from './rules/films-books';
import { gameRules } from './rules/games';
import { homeTravelRules } from './rules/homes-travel';
import { imageCdnRules } from './rules/image-cdns';
import { magazineRules } from './rules/magazines';
import { musicRules } from './rules/music';
import { newsAmericaRules } from './rules/news-america';
import { newsBritainRules } from './rules/news-britain';
import { newsWorldRules } from './rules/news-world';
import { photoRules } from './rules/photos';
import { proxyRules } from './rules/proxies';
import { shopRules } from './rules/shops';
import { shopAsiaRules } from './rules/shops-asia';
import { socialRules } from './rules/social';
import { spotifyAppleRules } from './rules/spotify-apple';
import { twitterRedditRules } from './rules/twitter-reddit';
import { videoRules } from './rules/video';
import { videoLiveRules } from './rules/video-live';
import { wikiCodeRules } from './rules/wikis-code';

/** Every rule, by family. */
export const ORIGINAL_RULE_FAMILIES: Readonly<Record<string, readonly OriginalRule[]>> = {
  art: artRules,
  asia: asiaRules,
  blogs: blogRules,
  'broadcasters-america': broadcasterAmericaRules,
  chat: chatRules,
  china: chinaRules,
  communities: communityRules,
  'films-books': filmBookRules,
  games: gameRules,
  'homes-travel': homeTravelRules,
  'image-cdns': imageCdnRules,
  magazines: magazineRules,
  music: musicRules,
  'news-america': newsAmericaRules,
  'news-britain': newsBritainRules,
  'news-world': newsWorldRules,
  photos: photoRules,
  proxies: proxyRules,
  shops: shopRules,
  'shops-asia': shopAsiaRules,
  social: socialRules,
  'spotify-apple': spotifyAppleRules,
  'twitter-reddit': twitterRedditRules,
  video: videoRules,
  'video-live': videoLiveRules,
  'wikis-code': wikiCodeRules,
};

export const ORIGINAL_RULES: readonly OriginalRule[] = Object.values(ORIGINAL_RULE_FAMILIES).flat();

/** The rules of a host, its own before those of the domains above it. */
export const rulesOf = indexByDomain(ORIGINAL_RULES);
