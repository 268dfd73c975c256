import { withoutEndSlashes } from '../url/without-end-slashes';
import { hostMatches } from './host-matches';
import type { Resource } from './define-platform';
import type { ResourceType } from './resource-types';

type Ids = Readonly<Record<string, string>>;

/** One form of a platform's URLs. */
export interface Route {
  type: ResourceType;
  /** Matched against the whole path without the slashes at its end; named groups are the resource's ids. */
  path: RegExp;
  /** Only on these hosts and those below them; on every host of the platform where absent. */
  hosts?: readonly string[];
  /** Ids that stand in the query: id → parameter and what it must look like. */
  query?: Readonly<Record<string, readonly [parameter: string, form: RegExp]>>;
  /** Words of the site itself: where the first named group is one of them, the page is the site's. */
  reserved?: ReadonlySet<string>;
  /** The same for the groups behind it: views of what the first one names, such as its followers. */
  views?: ReadonlySet<string>;
  /** Ids that are written in another way than they are known by. */
  ids?(ids: Ids): Ids;
  canonical(ids: Ids): string;
}

/**
 * What a URL denotes by the first route that fits; null where none does. Ports of its own make another site of a host.
 * `ofHost` are ids that the host has told already; the path's win over them.
 */
export function resourceByRoutes(routes: readonly Route[], url: URL, ofHost?: Ids): Resource | null {
  if (url.port !== '' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/\.$/, '');
  const path = withoutEndSlashes(url.pathname);
  for (const route of routes) {
    if (route.hosts && !route.hosts.some((domain) => hostMatches(host, domain))) continue;
    const ofPath = idsOf(route, path, url);
    if (ofPath === null) continue;
    const found = ofHost ? { ...ofHost, ...ofPath } : ofPath;
    const resource_id = route.ids ? route.ids(found) : found;
    return { resource_type: route.type, resource_id, canonical_url: route.canonical(resource_id) };
  }
  return null;
}

/** A URL's parameters are taken apart when they are first asked for, which most routes never do. */
function idsOf({ path: pattern, query, reserved, views }: Route, path: string, url: URL): Ids | null {
  const match = pattern.exec(path);
  if (match === null) return null;
  const ids: Record<string, string> = {};
  const groups = Object.entries(match.groups ?? {});
  for (const [place, [name, value]] of groups.entries()) {
    if (value === undefined) continue;
    if ((place === 0 ? reserved : views)?.has(value.toLowerCase())) return null;
    ids[name] = value;
  }
  for (const [name, [parameter, form]] of Object.entries(query ?? {})) {
    const value = url.searchParams.get(parameter);
    if (value === null || !form.test(value)) return null;
    ids[name] = value;
  }
  return ids;
}
