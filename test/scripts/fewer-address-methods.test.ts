import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { withoutNetworks } from '../../scripts/package/fewer-address-methods';

const code = readFileSync(createRequire(import.meta.url).resolve('ipaddr.js'), 'utf8');
const module: { exports: unknown } = { exports: {} };
runInNewContext(withoutNetworks(code), { module });
const lighter = module.exports as typeof ipaddr;

/** Of every range that the package tells apart, and some that are none. */
const ADDRESSES =
  `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.1.1 172.16.9.9 192.0.0.1 192.0.2.1 192.88.99.1 192.168.0.1
  198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 8.8.8.8 :: ::1 ::7f00:1 ::ffff:127.0.0.1 64:ff9b::a00:1
  100::1 2001::1 2001:db8::1 2002:7f00:1:: fc00::1 fe80::1 fec0::1 ff02::1 2606:4700::1111`.split(/\s+/);

describe('ipaddr.js without what it can do with networks', () => {
  it.each(ADDRESSES)('tells the range of %s as the package does', (address) => {
    expect(lighter.isValid(address)).toBe(true);
    expect(lighter.process(address).range()).toBe(ipaddr.process(address).range());
  });

  it.each(['300.1.1.1', 'example.org', '1::2::3', ''])('takes %j for no address', (text) => {
    expect(lighter.isValid(text)).toBe(false);
  });

  it('tells whether an address is in a network', () => {
    const compatible: [ipaddr.IPv6, number] = [new lighter.IPv6([0, 0, 0, 0, 0, 0, 0, 0]), 96];
    expect((lighter.process('::7f00:1') as ipaddr.IPv6).match(compatible)).toBe(true);
    expect((lighter.process('fe80::1') as ipaddr.IPv6).match(compatible)).toBe(false);
  });

  it('is not made where the package is written otherwise', () => {
    expect(() => withoutNetworks('const ipaddr = {};')).toThrow('no longer has broadcastAddressFromCIDR');
  });
});
