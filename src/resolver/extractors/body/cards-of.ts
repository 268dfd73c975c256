import type { SnapshotContext } from '../../page-snapshot';
import { alikeKey } from './alike-key';

/** Titles behind pictures among the same names, each leading elsewhere, that make cards of them. */
const LEAST_CARDS = 2;
/** The same among no names at all. */
const LEAST_UNNAMED = 3;

/** By the names around them, the pictures that are cards: each has the link to another page right behind it. */
export function cardsOf(contexts: readonly SnapshotContext[]): ReadonlySet<string> {
  const leadingTo = new Map<string, Set<string>>();
  for (const { linkHref, linkBehind, ancestorNames } of contexts) {
    if (linkHref !== '' || linkBehind === undefined) continue;
    const key = alikeKey(ancestorNames);
    leadingTo.set(key, (leadingTo.get(key) ?? new Set()).add(linkBehind.href));
  }
  const isMany = ([key, { size }]: [string, Set<string>]) =>
    size >= (key === '' ? LEAST_UNNAMED : LEAST_CARDS);
  return new Set([...leadingTo].filter(isMany).map(([key]) => key));
}
