import { describe, expect, it } from 'vitest';
import { allowedUrl } from '../../../src/extension/network/address-policy';

const USER = { kind: 'user', privateWindow: false } as const;
const EXTENSION = { kind: 'extension', id: 'other' } as const;

const PRIVATE = [
  // This machine and the local network, in every notation that a URL may use.
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '0177.0.0.1',
  '017700000001',
  '0x7f.0.0.1',
  '0x7f000001',
  '2130706433',
  '0',
  '0x0',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.255.255',
  '169.254.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '１２７.０.０.１',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::1]',
  '[2002:7f00:1::]',
  '[2001:0:1::]',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[fe80::1]',
  '[febf::1]',
  '[fec0::1]',
  '[ff02::1]',
  // Special ranges (IANA).
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[100::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[5f00::1]',
  // Names that mean them.
  'localhost',
  'LOCALHOST',
  'localhost.',
  'foo.localhost',
  'printer.local',
  'wiki.internal',
  'nas.lan',
  'my.home.arpa',
  'router',
  'metadata',
  'kubernetes.default.svc.cluster.local',
];

describe('private addresses are refused for everyone', () => {
  it.each(PRIVATE)('%s', (host) => {
    for (const caller of [USER, EXTENSION]) {
      expect(() => allowedUrl(`http://${host}/path`, caller)).toThrow(
        expect.objectContaining({ reason: 'private_address' }),
      );
    }
  });
});

const PUBLIC = [
  'https://example.org/',
  'http://example.org/',
  'https://some_thing.example.org/',
  'https://example.org./',
  'https://aquí.example/',
  'http://iphone.internal.example.org/',
  'http://router.example.org/',
  'https://127.0.0.1.example.org/',
  'https://localhost.example.org/',
  'https://xn--80ak6aa92e.com/',
  'https://EXAMPLE.org/a b?q=ü#x',
];

describe('public addresses are allowed for everyone', () => {
  it.each(PUBLIC)('%s', (url) => {
    for (const caller of [USER, EXTENSION]) expect(allowedUrl(url, caller).href).toBe(new URL(url).href);
  });
});

describe('addresses and ports of their own are for the user alone', () => {
  it.each([
    'https://1.1.1.1/',
    'https://128.0.0.1/',
    'https://169.253.0.1/',
    'https://[2606:4700::1]/',
    'https://example.org:8443/',
    'http://example.org:443/',
  ])('%s', (url) => {
    expect(allowedUrl(url, USER).href).toBe(new URL(url).href);
    expect(() => allowedUrl(url, EXTENSION)).toThrow(expect.objectContaining({ reason: 'private_address' }));
  });

  it('a default port that is written out is still the default', () => {
    expect(allowedUrl('https://example.org:443/', EXTENSION).port).toBe('');
  });
});

describe('what is no usable web address', () => {
  it.each([
    ['', 'invalid_url'],
    ['example.org', 'invalid_url'],
    ['/path', 'invalid_url'],
    ['//example.org', 'invalid_url'],
    ['https://', 'invalid_url'],
    ['https://a b/', 'invalid_url'],
    ['https://user:secret@example.org/', 'invalid_url'],
    ['https://user@example.org/', 'invalid_url'],
    ['https://.example.org/', 'invalid_url'],
    ['https://a..example.org/', 'invalid_url'],
    [`https://${'a'.repeat(64)}.org/`, 'invalid_url'],
    [`https://example.org/${'a'.repeat(4_100)}`, 'invalid_url'],
    ['http://4294967296/', 'invalid_url'],
    ['http://[::1%25eth0]/', 'invalid_url'],
    ['ftp://example.org/', 'unsupported_scheme'],
    ['file:///etc/passwd', 'unsupported_scheme'],
    ['javascript:alert(1)', 'unsupported_scheme'],
    ['data:image/png;base64,AA', 'unsupported_scheme'],
    ['blob:https://example.org/x', 'unsupported_scheme'],
    ['chrome://settings/', 'unsupported_scheme'],
    ['moz-extension://x/', 'unsupported_scheme'],
  ])('%.40j is refused as %s', (url, reason) => {
    expect(() => allowedUrl(url, USER)).toThrow(expect.objectContaining({ reason }));
  });
});
