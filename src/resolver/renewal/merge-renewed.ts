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
  if (!fresh || !isAnswerFor(live, fresh) || isShell(fresh, live)) return undefined;
  return withDescriptionOf(fresh, trusted);
}

/** Whether HTML came from the address that a tab shows, and not from where that leads. */
export function isAnswerFor({ url }: PageSnapshot, fresh: PageSnapshot): boolean {
  const [shown, answered] = [parseUrl(url), parseUrl(fresh.url)];
  return shown !== null && answered !== null && isSameView(shown, answered);
}

/** What `page` shows, with what `fresh` says of it, in its data for scripts too. */
export function withDescriptionOf(fresh: PageSnapshot, page: PageSnapshot): PageSnapshot {
  const declared = fresh.baseUrl === page.baseUrl ? fresh : withWholeAddresses(fresh);
  return {
    ...page,
    metas: [...declared.metas, ...page.metas],
    links: [...declared.links, ...page.links],
    jsonLd: [...declared.jsonLd, ...page.jsonLd],
    dataScripts: declared.dataScripts,
    programs: declared.programs,
    dataAttributes: declared.dataAttributes,
  };
}

/**
 * Many apps send the same HTML for every address. It declares no other picture than the earlier view did, and
 * bears neither this view's address nor its title.
 */
function isShell(fresh: PageSnapshot, live: PageSnapshot): boolean {
  const before = new Set(picturesIn(live));
  return picturesIn(fresh).every((address) => before.has(address)) && !speaksOfView(fresh, live);
}

/** Whether HTML bears the address or the title of the view that a tab shows. */
export function speaksOfView(fresh: PageSnapshot, live: PageSnapshot): boolean {
  const shown = parseUrl(live.url);
  if (shown === null) return false;
  const loaded = parseUrl(live.loadedUrl ?? '') ?? shown;
  const isProof = createViewProof({ ...fresh, title: live.title }, { shown, loaded });
  return (
    fresh.metas.some(isProof) ||
    fresh.jsonLd.some((text) => namesPage(text, fresh, shown)) ||
    isSameTitle(fresh.title, live.title, siteNamesOf(fresh, shown))
  );
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
