import { amazon } from './amazon';
import { appleApp } from './apple-app';
import { appleMusic } from './apple-music';
import { applePodcasts } from './apple-podcasts';
import { artstation } from './artstation';
import { arxiv } from './arxiv';
import { bandcamp } from './bandcamp';
import { behance } from './behance';
import { bilibili } from './bilibili';
import { bilibiliTv } from './bilibili-tv';
import { bluesky } from './bluesky';
import { dailymotion } from './dailymotion';
import type { Platform } from './define-platform';
import { deviantart } from './deviantart';
import { devto } from './devto';
import { discourse } from './discourse';
import { douban } from './douban';
import { douyin } from './douyin';
import { facebook } from './facebook';
import { fiveHundredPx } from './five-hundred-px';
import { flickr } from './flickr';
import { giphy } from './giphy';
import { gist } from './gist';
import { github } from './github';
import { gitlab } from './gitlab';
import { goodreads } from './goodreads';
import { hackernews } from './hackernews';
import { hashnode } from './hashnode';
import { imdb } from './imdb';
import { imgur } from './imgur';
import { instagram } from './instagram';
import { internetArchive } from './internet-archive';
import { letterboxd } from './letterboxd';
import { linkedin } from './linkedin';
import { loom } from './loom';
import { mastodon } from './mastodon';
import { medium } from './medium';
import { mixcloud } from './mixcloud';
import { niconico } from './niconico';
import { odysee } from './odysee';
import { openlibrary } from './openlibrary';
import { peertube } from './peertube';
import { pinterest } from './pinterest';
import { pixiv } from './pixiv';
import { indexPlatforms } from './platform-hosts';
import { reddit } from './reddit';
import { rumble } from './rumble';
import { soundcloud } from './soundcloud';
import { spotify } from './spotify';
import { stackexchange } from './stackexchange';
import { steam } from './steam';
import { streamable } from './streamable';
import { substack } from './substack';
import { ted } from './ted';
import { telegram } from './telegram';
import { threads } from './threads';
import { tiktok } from './tiktok';
import { tumblr } from './tumblr';
import { twitch } from './twitch';
import { unsplash } from './unsplash';
import { v2ex } from './v2ex';
import { vimeo } from './vimeo';
import { vk } from './vk';
import { wechatMp } from './wechat-mp';
import { weibo } from './weibo';
import { wikimediaCommons } from './wikimedia-commons';
import { wikipedia } from './wikipedia';
import { wistia } from './wistia';
import { x } from './x';
import { xiaohongshu } from './xiaohongshu';
import { xkcd } from './xkcd';
import { youtube } from './youtube';
import { zhihu } from './zhihu';

/** Every platform. Order has no meaning: no two may claim one URL. */
export const PLATFORMS: readonly Platform[] = [
  amazon,
  appleApp,
  appleMusic,
  applePodcasts,
  artstation,
  arxiv,
  bandcamp,
  behance,
  bilibili,
  bilibiliTv,
  bluesky,
  dailymotion,
  deviantart,
  devto,
  discourse,
  douban,
  douyin,
  facebook,
  fiveHundredPx,
  flickr,
  giphy,
  gist,
  github,
  gitlab,
  goodreads,
  hackernews,
  hashnode,
  imdb,
  imgur,
  instagram,
  internetArchive,
  letterboxd,
  linkedin,
  loom,
  mastodon,
  medium,
  mixcloud,
  niconico,
  odysee,
  openlibrary,
  peertube,
  pinterest,
  pixiv,
  reddit,
  rumble,
  soundcloud,
  spotify,
  stackexchange,
  steam,
  streamable,
  substack,
  ted,
  telegram,
  threads,
  tiktok,
  tumblr,
  twitch,
  unsplash,
  v2ex,
  vimeo,
  vk,
  wechatMp,
  weibo,
  wikimediaCommons,
  wikipedia,
  wistia,
  x,
  xiaohongshu,
  xkcd,
  youtube,
  zhihu,
];

const byId = new Map(PLATFORMS.map((platform) => [platform.id, platform]));

/** The platform with this id; undefined for `web`. */
export function platformById(id: string): Platform | undefined {
  return byId.get(id);
}

/** The platforms that may know a URL of this host. */
export const platformsOf = indexPlatforms(PLATFORMS);
