import { namesPage } from './names-page';
import type { PageSnapshot, SnapshotLink, SnapshotMeta } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import { isViewChanged } from './same-view';
import { type Views, createViewProof, isOfSite } from './view-proof';

export interface TrustedPage {
  snapshot: PageSnapshot;
  /** Whether the page's description of itself was of an earlier view, and is left out. */
  isStale: boolean;
}

/**
 * A live page without what its head still says of an earlier view. After a navigation inside the page a head is
 * believed only where it names the present address or bears the document's title: `<link rel=canonical>` is kept up
 * to date by sites that leave all else behind, so it proves nothing. What the body shows stays.
 */
export function withoutStaleMetadata(snapshot: PageSnapshot): TrustedPage {
  const views = viewsOf(snapshot);
  if (views === undefined || !isViewChanged(views)) return { snapshot, isStale: false };
  const speaksOfView = createViewProof(snapshot, views);
  const proof = snapshot.metas.findIndex(speaksOfView);
  if (proof >= 0) return { snapshot: withoutEarlierWords(snapshot, proof, speaksOfView), isStale: false };
  return { snapshot: withoutDescription(snapshot, views.shown), isStale: true };
}

function viewsOf({ url, loadedUrl }: PageSnapshot): Views | undefined {
  const [shown, loaded] = [parseUrl(url), loadedUrl === undefined ? null : parseUrl(loadedUrl)];
  return shown === null || loaded === null ? undefined : { shown, loaded };
}

/** Apps that were drawn by a server add their tags after its own: what stands before is of the view it drew. */
function withoutEarlierWords(
  snapshot: PageSnapshot,
  proof: number,
  speaksOfView: (meta: SnapshotMeta) => boolean,
): PageSnapshot {
  const { metas } = snapshot;
  const key = metas[proof]?.key;
  const earlier = metas.findLastIndex(
    (meta, index) => index < proof && meta.key === key && !speaksOfView(meta),
  );
  if (earlier < 0) return snapshot;
  const saidAgain = new Set(metas.slice(proof + 1).map(familyOf));
  const kept = metas.filter(
    (meta, index) => isOfSite(meta) || index >= proof || (index > earlier && !saidAgain.has(familyOf(meta))),
  );
  return { ...snapshot, metas: kept };
}

/** `og:image` for `og:image:width`. */
function familyOf({ key }: SnapshotMeta): string {
  return key.split(':', 2).join(':');
}

function withoutDescription(snapshot: PageSnapshot, shown: URL): PageSnapshot {
  return {
    ...snapshot,
    metas: snapshot.metas.filter(isOfSite),
    links: snapshot.links.filter((link) => !describesView(link)),
    jsonLd: snapshot.jsonLd.filter((text) => namesPage(text, snapshot, shown)),
    // They came with the document, and apps do not write them anew.
    dataScripts: [],
    programs: [],
    dataAttributes: [],
  };
}

/** Links that name the page's picture, or where more is said of it. */
function describesView({ rel, as, type, itemprop }: SnapshotLink): boolean {
  const isPreload = rel.includes('preload') && as.toLowerCase() === 'image';
  const isOembed = rel.includes('alternate') && /oembed/i.test(type);
  return rel.includes('image_src') || isPreload || isOembed || itemprop !== '';
}
