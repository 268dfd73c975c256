import { endAlike } from '../address/end-alike';

/** Servers that draw a picture of any size for those who have none yet. */
const DRAWS_STAND_INS =
  /(?:^|\.)(?:placeholder\.(?:com|pics)|placehold\.(?:co|it|jp)|placeimg\.com|placekitten\.com|placebear\.com|dummyimage\.com|fakeimg\.pl|lorempixel\.com|randomuser\.me|pravatar\.cc|ui-avatars\.com|robohash\.org|loremflickr\.com|picsum\.photos|source\.unsplash\.com)$/;

/** What manuals write in place of a site's own host (RFC 2606, and the habit of those who write manuals). */
const OF_MANUALS =
  /^(?:www\.)?(?:example\.(?:com|org|net)|(?:your|my)[-_]?(?:own)?[-_]?(?:site|domain|website|web|blog|store|shop|company|app|url|page)(?:[-_]?(?:name|here))?\.\w{2,5}|(?:domain|website|site|mysite|yoursite)\.(?:com|org|net|tld))$/;

/** Where those who sell a theme show it: what a page still declares from there came with the theme. */
const OF_THEME = /^(?:(?:live-?)?demos?\d*|theme-?demos?|themes?|preview)\./;

/** Whether a host keeps no picture of the page: it draws stand-ins, shows a theme, or is named in a manual. Both in lower case. */
export function isStandInHost(host: string, pageHost: string): boolean {
  if (DRAWS_STAND_INS.test(host)) return true;
  if (OF_THEME.test(host) && !endAlike(host, pageHost)) return true;
  return isOfManual(host, pageHost);
}

/** Whether a host is one that manuals write in place of a site's own, and not the page's. Both in lower case. */
export function isOfManual(host: string, pageHost: string): boolean {
  return OF_MANUALS.test(host) && pageHost !== host && !pageHost.endsWith(`.${host.replace(/^www\./, '')}`);
}
