import { withoutEndSlashes } from '../url/without-end-slashes';
import { webIdentity } from '../url/web-identity';
import { withoutWww } from '../url/without-www';

/** A path's last part that names the folder itself. */
const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;

interface View {
  host: string;
  path: string;
  /** Parameters in the order of their names, without those that only tell where a visitor came from. */
  query: string;
  /** The fragment where it names a view of an app, else empty. */
  fragment: string;
}

function viewOf(url: URL): View {
  const { hostname, pathname, searchParams, hash } = new URL(webIdentity(url));
  searchParams.sort();
  return {
    host: withoutWww(hostname),
    path: withoutEndSlashes(pathname.replace(INDEX_FILE, '/')),
    query: searchParams.toString(),
    fragment: hash.replace(/^#!?\/+$/, ''),
  };
}

/** Whether only the fragment names the view: the server, which never sees it, sends the same HTML for all of them. */
export function isViewInFragment(url: URL): boolean {
  return viewOf(url).fragment !== '';
}

/** Whether two addresses show the same view of a site: slashes at the end, `www.` and the like make no difference. */
export function isSameView(left: URL, right: URL): boolean {
  const [one, other] = [viewOf(left), viewOf(right)];
  return isSamePath(one, other) && one.query === other.query && one.fragment === other.fragment;
}

/**
 * Whether `named`, an address that a page gives itself, is that of `shown` and not of `loaded`. It may leave out
 * parameters, so its path alone is enough where that tells the two apart.
 */
export function namesView(named: URL, { shown, loaded }: { shown: URL; loaded: URL }): boolean {
  if (isSameView(named, shown)) return true;
  const [own, now, before] = [viewOf(named), viewOf(shown), viewOf(loaded)];
  const isPathAlone = own.query === '' && own.fragment === '' && now.fragment === '';
  return isPathAlone && isSamePath(own, now) && !isSamePath(now, before);
}

/** Whether a page went from one of these addresses to the other without being loaded, which cannot change the host. */
export function isViewChanged({ shown, loaded }: { shown: URL; loaded: URL }): boolean {
  return viewOf(shown).host === viewOf(loaded).host && !isSameView(shown, loaded);
}

function isSamePath(left: View, right: View): boolean {
  return left.host === right.host && left.path === right.path;
}
