import type { SnapshotContext } from '../../page-snapshot';
import type { AddressParts } from '../address/address-parts';
import { alikeKey } from './alike-key';
import type { FactsOfPage } from './facts-of-page';
import { linkAround } from './link-around';
import type { LinkTarget } from './link-target';

/** Where a click on a picture leads, and the address of it as written. */
export interface Leading {
  link: LinkTarget;
  linkHref: string;
}

/**
 * By the link around a picture, or by the title behind it that leads to another page. What stands behind one picture alone, and is
 * no heading, may be anything: its author, a place, a way to share it.
 */
export function leadingOf(context: SnapshotContext, picture: AddressParts, ofPage: FactsOfPage): Leading {
  const { linkHref, linkBehind, ancestorNames } = context;
  if (linkHref !== '' || linkBehind === undefined)
    return { link: linkAround(linkHref, picture, ofPage), linkHref };
  const { href, isHeading, isCard } = linkBehind;
  const isTitle = isHeading || isCard || ofPage.cards.has(alikeKey(ancestorNames));
  const isToOther = isTitle && linkAround(href, picture, ofPage) === 'other_page';
  return isToOther ? { link: 'other_page', linkHref: href } : { link: 'none', linkHref: '' };
}
