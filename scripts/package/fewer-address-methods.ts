import type { Plugin } from 'vite';

/** What `ipaddr.js` can do with whole networks; the guard of private addresses asks for the range of one address. */
const OF_NETWORKS =
  `broadcastAddressFromCIDR isValidCIDR networkAddressFromCIDR parseCIDR prefixLengthFromSubnetMask
  subnetMaskFromPrefixLength`.split(/\s+/);

/** The package's module without it. Throws where it is written otherwise than expected. */
export function withoutNetworks(code: string): string {
  return OF_NETWORKS.reduce((rest, name) => {
    const methods = new RegExp(
      `^( +)(?:ipaddr(?:\\.IPv[46])?|IPv[46]\\.prototype)\\.${name} = function [\\s\\S]*?^\\1\\};\\n`,
      'gm',
    );
    const left = rest.replace(methods, '');
    if (left === rest) throw new Error(`ipaddr.js no longer has ${name} as it did.`);
    return left;
  }, code);
}

/** Leaves methods out of the build that are never called. */
export const fewerAddressMethods: Plugin = {
  name: 'fewer-address-methods',
  transform(code, id) {
    return id.includes('ipaddr.js/lib/') ? { code: withoutNetworks(code), map: null } : null;
  },
};
