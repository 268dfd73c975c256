import type { Plugin } from 'vite';
import { leaveOut } from './leave-out';

/** What `ipaddr.js` can do with whole networks; the guard of private addresses asks for the range of one address. */
const OF_NETWORKS =
  `broadcastAddressFromCIDR isValidCIDR networkAddressFromCIDR parseCIDR prefixLengthFromSubnetMask
  subnetMaskFromPrefixLength`.split(/\s+/);

/** The package's module without it. Throws where it is written otherwise than expected. */
export function withoutNetworks(code: string): string {
  const methodsOf = (name: string) =>
    new RegExp(
      `^( +)(?:ipaddr(?:\\.IPv[46])?|IPv[46]\\.prototype)\\.${name} = function [\\s\\S]*?^\\1\\};\\n`,
      'gm',
    );
  return leaveOut(code, OF_NETWORKS, methodsOf, 'ipaddr.js no longer has');
}

/** Leaves methods out of the build that are never called. */
export const fewerAddressMethods: Plugin = {
  name: 'fewer-address-methods',
  transform(code, id) {
    return id.includes('ipaddr.js/lib/') ? { code: withoutNetworks(code), map: null } : null;
  },
};
