import { isShareAddress, SHARE_LINKS } from '../share-link';

/** Elements that are shown and may say what a `<meta>` would, without the links that share the page. */
const AS_META = [
  '[property][resource]:not(link)',
  '[rel][resource]:not(link)',
  '[itemprop][content]:not(meta, link)',
  '[property][content]:not(meta, link)',
  'data.u-featured[value]',
  'a[itemprop][href]',
  'a[property][href]',
  'a[rel*=":"][href]',
];
const ALL = ['meta', ...AS_META, SHARE_LINKS].join();

/** Links that are looked at: to ask each for its address is faster than any selector. */
const MOST_LINKS = 10_000;

/**
 * A selector for what says of a page what a `<meta>` does, the metas among them. One list of all takes five times as long as
 * one selector after the other, and hardly a page has more than metas.
 */
export function metaSelector(document: Document): string {
  const isSaidElsewhere = AS_META.some((selector) => document.querySelector(selector) !== null);
  return isSaidElsewhere || hasShareLink(document) ? ALL : 'meta';
}

function hasShareLink(document: Document): boolean {
  const links = document.getElementsByTagName('a');
  const count = Math.min(links.length, MOST_LINKS);
  for (let index = 0; index < count; index += 1) {
    if (isShareAddress(links[index]?.getAttribute('href') ?? '')) return true;
  }
  return false;
}
