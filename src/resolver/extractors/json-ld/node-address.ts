import type { PageSnapshot } from '../../page-snapshot';
import { LIMITS } from '../../limits';
import { parseUrl } from '../../parse-url';
import { foldTitle } from '../../renewal/same-title';
import { isSameView } from '../../renewal/same-view';
import { withoutEndSlashes } from '../../url/without-end-slashes';
import { isNode, type JsonLdNode, textOf, valuesOf } from './json-ld-node';

/** Pages carry the nodes of what they recommend, too: such a node names a path that is not the page's. */
export function isAboutAnotherPage(node: JsonLdNode, snapshot: PageSnapshot): boolean {
  const page = parseUrl(snapshot.url);
  const own = addressesOf(node, snapshot);
  if (!page || own.length === 0) return false;
  return own.every((other) => other.host === page.host && !isSamePath(other.pathname, page.pathname));
}

/** Whether it is the site's own node, which stands on all of its pages: it names the front page, and not this page's title. */
export function isAboutSite(node: JsonLdNode, snapshot: PageSnapshot): boolean {
  const own = addressesOf(node, snapshot);
  const name = foldTitle(textOf(node, 'name') ?? textOf(node, 'headline') ?? '');
  return (
    own.length > 0 &&
    own.every(({ pathname }) => pathname === '/') &&
    isAboutAnotherPage(node, snapshot) &&
    name !== '' &&
    !foldTitle(snapshot.title).startsWith(name)
  );
}

/** Of the pages that a node says it is about. */
function addressesOf(node: JsonLdNode, { baseUrl }: PageSnapshot): URL[] {
  return [textOf(node, 'url'), ...valuesOf(node, 'mainEntityOfPage')]
    .flatMap((value) =>
      typeof value === 'string' && value.length <= LIMITS.urlMaxLength ? [parseUrl(value, baseUrl)] : [],
    )
    .filter((parsed) => parsed !== null);
}

/** A canonical path is often a part of the one that was visited, or the other way round. */
function isSamePath(left: string, right: string): boolean {
  const [shorter = '', longer = ''] = [left, right]
    .map((path) => withoutEndSlashes(path.toLowerCase()))
    .toSorted((a, b) => a.length - b.length);
  return shorter === '' ? longer === '' : longer.includes(shorter);
}

/** Of the kinds of a product the one whose address is the page's; all of them where none is, or every one. */
export function chosenVariants(
  variants: readonly JsonLdNode[],
  snapshot: PageSnapshot,
): readonly JsonLdNode[] {
  const page = parseUrl(snapshot.url);
  const isOfPage = (node: JsonLdNode) => {
    const address = textOf(node, 'url');
    const url = address === undefined ? null : parseUrl(address, snapshot.baseUrl);
    return url !== null && page !== null && isSameView(url, page);
  };
  const chosen = variants.filter((variant) =>
    [variant, ...valuesOf(variant, 'offers').filter(isNode)].some(isOfPage),
  );
  return chosen.length > 0 ? chosen : variants;
}
