import { describe, expect, it } from 'vitest';
import { isPrivateHost } from '../../../src/extension/network/private-address';
import { ResolveError } from '../../../src/resolver/errors';
import { createFakeClock } from '../../ports/fake-clock';
import { installRequestRules, requestRules } from '../../../src/extension/network/request-rules';

/** What the rules do to a URL, as the browser would judge it: RE2 and JavaScript agree on these patterns. */
function isBlocked(address: string): boolean {
  const url = new URL(address);
  const blocking = requestRules('own-id').filter(({ action }) => action.type === 'block');
  return blocking.some(({ condition: { regexFilter, requestDomains } }) =>
    regexFilter === undefined
      ? (requestDomains ?? []).some(
          (domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
        )
      : new RegExp(regexFilter, 'i').test(url.href),
  );
}

describe('the rules for our own requests', () => {
  it.each([
    'http://router./',
    'http://192.88.99.1/',
    'http://192.31.196.1/',
    'http://192.52.193.1/',
    'http://192.175.48.1/',
    'http://[2620:4f:8000::1]/',
    'http://home.arpa/',
    'http://127.0.0.1/',
    'https://127.1/',
    'http://0x7f000001:8080/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://172.31.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://198.18.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:db8::1]/',
    'http://router/',
    'https://router:8443/x',
    'http://localhost/',
    'http://a.localhost/',
    'http://printer.local/',
    'http://x.home.arpa/',
  ])('block %s, as the policy does', (url) => {
    expect(isBlocked(url)).toBe(true);
    expect(isPrivateHost(new URL(url).hostname)).toBe(true);
  });

  it.each([
    'https://i.ytimg.com/vi/x/default.jpg',
    'https://example.org/',
    'http://172.32.0.1/',
    'http://172.15.0.1/',
    'http://100.63.0.1/',
    'http://128.0.0.1/',
    'http://11.0.0.1/',
    'http://1.1.1.1/',
    'http://[2606:4700::1]/',
    'http://[2001:4860::1]/',
    'https://127.0.0.1.example.org/',
    'https://local.example.org/',
    'https://example.org/http://127.0.0.1/',
  ])('let %s pass, as the policy does', (url) => {
    expect(isBlocked(url)).toBe(false);
    expect(isPrivateHost(new URL(url).hostname)).toBe(false);
  });

  it('act on our own requests alone', () => {
    for (const { condition } of requestRules('own-id'))
      expect(condition.initiatorDomains).toEqual(['own-id']);
  });
});

describe('installing them', () => {
  it('is ready when the browser has them, replacing those of an earlier worker', async () => {
    const calls: unknown[] = [];
    const blocking = installRequestRules(
      { updateSessionRules: async (rules) => void calls.push(rules) },
      'own-id',
      createFakeClock(),
    );
    await blocking.ready();
    expect(blocking.fault()).toBeUndefined();
    expect(calls).toEqual([{ removeRuleIds: [1, 2, 3, 4, 5, 6], addRules: requestRules('own-id') }]);
  });

  it('keeps the fault when the browser refuses, and is ready all the same', async () => {
    const refusal = new Error('too many rules');
    const blocking = installRequestRules(
      { updateSessionRules: () => Promise.reject(refusal) },
      'own-id',
      createFakeClock(),
    );
    await blocking.ready();
    expect(blocking.fault()).toBe(refusal);
  });

  it('has no fault any more once they come late', async () => {
    const clock = createFakeClock();
    let come = () => {};
    const updateSessionRules = () => new Promise<void>((resolve) => (come = resolve));
    const blocking = installRequestRules({ updateSessionRules }, 'own-id', clock);
    clock.advance(5_000);
    await blocking.ready();
    come();
    await Promise.resolve();
    await expect.poll(() => blocking.fault()).toBeUndefined();
  });

  it('is ready without them where the browser never answers', async () => {
    const clock = createFakeClock();
    const blocking = installRequestRules(
      { updateSessionRules: () => new Promise(() => {}) },
      'own-id',
      clock,
    );
    clock.advance(5_000);
    await blocking.ready();
    expect(blocking.fault()).toBeInstanceOf(ResolveError);
  });
});
