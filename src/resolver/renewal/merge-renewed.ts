import { namesPage } from './names-page';
import type { PageSnapshot, SnapshotLink, SnapshotMeta } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import { isSameView } from './same-view';
import { isSameTitle } from './same-title';
import { createViewProof, siteNamesOf } from './view-proof';

export interface Renewal {
  /** The page as its tab shows it, with all it says. */
  live: PageSnapshot;
  /** The same without what is not to be believed. */
  trusted: PageSnapshot;
  /** The same address, fetched; undefined where that was not possible. */
  fresh: PageSnapshot | undefined;
}

const PICTURE_KEY = /image|thumbnail/;

/** The live page with the description that its fetched HTML bears; undefined where that says nothing of this view. */
export function mergeRenewed({ live, trusted, fresh }: Renewal): PageSnapshot | undefined {
  const [shown, answered] = [parseUrl(live.url), parseUrl(fresh?.url ?? '')];
  if (!fresh || !shown || !answered || !isSameView(shown, answered)) return undefined;
  if (isShell(fresh, live, shown)) return undefined;
  const declared = fresh.baseUrl === trusted.baseUrl ? fresh : withWholeAddresses(fresh);
  return {
    ...trusted,
    metas: [...declared.metas, ...trusted.metas],
    links: [...declared.links, ...trusted.links],
    jsonLd: [...declared.jsonLd, ...trusted.jsonLd],
    dataScripts: declared.dataScripts,
    programs: declared.programs,
    dataAttributes: declared.dataAttributes,
  };
}

/**
 * Many apps send the same HTML for every address. It declares no other picture than the earlier view did, and
 * bears neither this view's address nor its title.
 */
function isShell(fresh: PageSnapshot, live: PageSnapshot, shown: URL): boolean {
  const before = new Set(picturesIn(live));
  if (picturesIn(fresh).some((address) => !before.has(address))) return false;
  const loaded = parseUrl(live.loadedUrl ?? '') ?? shown;
  const speaksOfView = createViewProof({ ...fresh, title: live.title }, { shown, loaded });
  if (fresh.metas.some(speaksOfView) || fresh.jsonLd.some((text) => namesPage(text, fresh, shown)))
    return false;
  return !isSameTitle(fresh.title, live.title, siteNamesOf(fresh, shown));
}

function picturesIn({ metas }: PageSnapshot): string[] {
  return metas.filter(isPicture).map(({ content }) => content);
}

function isPicture({ key, content }: SnapshotMeta): boolean {
  return PICTURE_KEY.test(key) && !/^\d+$/.test(content);
}

/** Relative addresses mean something else in a document with another base. */
function withWholeAddresses(page: PageSnapshot): PageSnapshot {
  const whole = (address: string) =>
    address === '' ? '' : (parseUrl(address, page.baseUrl)?.href ?? address);
  const wholeLink = (link: SnapshotLink) => ({ ...link, href: whole(link.href) });
  return {
    ...page,
    metas: page.metas.map((meta) =>
      isPicture(meta) && !/:(?:alt|type)$/.test(meta.key) ? { ...meta, content: whole(meta.content) } : meta,
    ),
    links: page.links.map(wholeLink),
  };
}
