import type { AddressParts } from '../address/address-parts';
import { pictureUrl } from '../address/picture-url';
import { plainAddress } from '../address/plain-address';
import type { FactsOfPage } from './facts-of-page';
import { linkTarget, type LinkTarget } from './link-target';

/** Where the link around a picture of a page leads; `href` as written, empty where there is none. */
export function linkAround(href: string, picture: AddressParts, { page, parts }: FactsOfPage): LinkTarget {
  if (href === '') return 'none';
  // Most need nothing mended, and what they lead to is no picture's address as often as it is one.
  const target = plainAddress(href, page.baseUrl) ?? pictureUrl(href, page);
  return linkTarget({ href, target, baseUrl: page.baseUrl, page: parts, picture });
}
