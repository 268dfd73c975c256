import type { Plugin } from 'vite';
import { entriesOf, leaveOut } from './leave-out';

/** What `ipaddr.js` can do with whole networks, and how it writes an address; the guard of private addresses asks for the range of one. */
const UNUSED =
  `broadcastAddressFromCIDR isValidCIDR networkAddressFromCIDR parseCIDR prefixLengthFromSubnetMask
  subnetMaskFromPrefixLength fromByteArray isIPv4 isIPv6 isValidFourPartDecimal isValidCIDRFourPartDecimal
  toByteArray toFixedLengthString toIPv4MappedAddress toNormalizedString toRFC5952String`.split(/\s+/);

/** The package's module without it. Throws where it is written otherwise than expected. */
export function withoutNetworks(code: string): string {
  const methodsOf = (name: string) =>
    new RegExp(
      `^( +)(?:ipaddr(?:\\.IPv[46])?|IPv[46]\\.prototype)\\.${name} = function [\\s\\S]*?^\\1\\};\\n`,
      'gm',
    );
  return leaveOut(code, entriesOf(UNUSED, methodsOf), 'ipaddr.js no longer has');
}

/** Leaves methods out of the build that are never called. */
export const fewerAddressMethods: Plugin = {
  name: 'fewer-address-methods',
  transform(code, id) {
    return id.includes('ipaddr.js/lib/') ? { code: withoutNetworks(code), map: null } : null;
  },
};
