import type { PageSnapshot, SnapshotMeta } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import { foldTitle, isSameTitle } from './same-title';
import { namesView } from './same-view';

/** The view that a page shows, and the one it was loaded with. */
export interface Views {
  shown: URL;
  loaded: URL;
}

const ADDRESS_KEY = /^(?:og|twitter):url$/;
const TITLE_KEY = /^(?:og|twitter):title$/;
const SITE_NAME_KEY = /^(?:og:site_name|application-name|apple-mobile-web-app-title)$/;
/** What is said of a site and holds for all its views; the rest of a head is of one. */
const SITE_KEY =
  /^(?:og:site_name|og:locale|twitter:site|application-name|apple-mobile-web-app-title|al:\w+:app_name|theme-color|viewport|generator|msapplication-[\w-]+)$/;

/** Whether a meta speaks of the whole site, or to the browser. */
export function isOfSite({ attribute, key }: SnapshotMeta): boolean {
  return attribute === 'http-equiv' || SITE_KEY.test(key);
}

/** Tells whether a meta proves that it was written for the view that is shown: by its address or by its title. */
export function createViewProof(snapshot: PageSnapshot, views: Views): (meta: SnapshotMeta) => boolean {
  const siteNames = siteNamesOf(snapshot, views.shown);
  return ({ key, content }) => {
    if (ADDRESS_KEY.test(key)) {
      const named = parseUrl(content, snapshot.baseUrl);
      return named !== null && namesView(named, views);
    }
    return TITLE_KEY.test(key) && isSameTitle(content, snapshot.title, siteNames);
  };
}

/** What a site calls itself, folded: in its metas and, written together, in its host's name. */
export function siteNamesOf({ metas }: PageSnapshot, { hostname }: URL): ReadonlySet<string> {
  const names = metas.filter(({ key }) => SITE_NAME_KEY.test(key)).map(({ content }) => foldTitle(content));
  const labels = hostname.split('.').map((label) => label.replaceAll('-', ''));
  return new Set([...names, ...labels, hostname.replaceAll('.', ' ')].filter((name) => name !== ''));
}
