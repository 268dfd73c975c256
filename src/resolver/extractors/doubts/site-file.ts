import { decoded } from '../../decoded';
import type { AddressParts } from '../address/address-parts';
import { fileName } from '../body/file-name';
import { sharedWords } from '../body/page-words';
import { isCalledAsSite } from './mark-of-site';
import type { NamedPage } from './named-page';
import { OF_BUILD } from './pictures-elsewhere';
import { withoutWww } from '../../url/without-www';

/** A number that may be that of a page, or of a photo, and not of a version. */
const NUMBERED = /(?<!v)\d/i;

/** A front page, also of one language; or a file, as hand-made sites keep beside its pictures. */
const AT_ROOT = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?|[^/]*\.\w{2,5})?$/i;

/**
 * Whether a file is one that the page's site was built with: it lies at the root or in the folder of the site's looks,
 * while the page is no file there, and shares no word with it. `/hero.png` of `/blog/glass-bridge`. What
 * describes the picture counts with its name.
 */
export function isFileOfSite(
  { host }: AddressParts,
  pathname: string,
  page: NamedPage,
  description: string,
): boolean {
  const file = fileName(pathname);
  return (
    isOnSite(host, page.host) &&
    (!AT_ROOT.test(page.path) || (page.slug !== '' && isCalledAsSite(file, page))) &&
    OF_BUILD.test(pathname) &&
    !NUMBERED.test(file) &&
    sharedWords(`${decoded(file)} ${description}`, page.topicWords) === 0
  );
}

/** The page's host, or the one that its host is a part of; not one for files alone. */
function isOnSite(host: string, pageHost: string): boolean {
  const [site, own] = [withoutWww(host), withoutWww(pageHost)];
  return own === site || own.endsWith(`.${site}`);
}
