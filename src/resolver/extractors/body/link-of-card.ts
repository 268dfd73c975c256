import type { SnapshotContext } from '../../page-snapshot';
import type { AddressParts } from '../address/address-parts';
import { alikeKey } from './alike-key';
import type { FactsOfPage } from './facts-of-page';
import { linkAround } from './link-around';

/**
 * Where a click on a picture leads, as written: by the link around it, or by the title behind it that leads to another page.
 * What stands behind one picture alone, and is no heading, may be anything: its author, a place, a way to share it.
 */
export function hrefOf(context: SnapshotContext, picture: AddressParts, ofPage: FactsOfPage): string {
  const { linkHref, linkBehind, ancestorNames } = context;
  if (linkHref !== '' || linkBehind === undefined) return linkHref;
  const isCard = linkBehind.isHeading || linkBehind.isCard;
  if (!isCard && !ofPage.cards.has(alikeKey(ancestorNames))) return '';
  return linkAround(linkBehind.href, picture, ofPage) === 'other_page' ? linkBehind.href : '';
}
