import { describe, expect, it } from 'vitest';
import { canonicalizeUrl } from '../../../src/resolver/canonicalize-url';
import type { Platform, PlatformExamples } from '../../../src/resolver/platforms/define-platform';
import { hostMatches } from '../../../src/resolver/platforms/host-matches';
import { PLATFORMS, platformsOf } from '../../../src/resolver/platforms/registry';
import { RESOURCE_TYPES } from '../../../src/resolver/platforms/resource-types';
import { unwrapUrl } from '../../../src/resolver/url/unwrap-url';
import { platformFiles } from './platform-files';

const FILES = await platformFiles();
const EMPTY: PlatformExamples = { resources: {}, others: [] };
const SHOWN = FILES.flatMap(({ platforms, examples = EMPTY }) =>
  platforms.map((platform) => ({ platform, id: platform.id, examples })),
);
const names = (values: readonly Platform[]) => values.map(({ id }) => id);

/** Every platform that sees one of its resources in this URL, as it is written. */
function claimants(text: string): string[] {
  const url = new URL(text);
  return names(platformsOf(url.hostname).filter((platform) => platform.resource(url) !== null));
}

/** `notvimeo.com`, `vimeo.com.evil.example`: another site that looks like the platform. */
function isLookAlike(text: string, { hosts }: Platform): boolean {
  const host = new URL(text).hostname;
  return hosts.some((domain) => host.includes(domain)) && !hosts.some((domain) => hostMatches(host, domain));
}

describe('the registry', () => {
  it('holds the platform of every file, once', () => {
    const defined = FILES.flatMap(({ platforms }) => platforms);
    expect(names(PLATFORMS).toSorted()).toEqual(names(defined).toSorted());
    expect(new Set(PLATFORMS)).toEqual(new Set(defined));
  });

  it('knows no id and no name twice', () => {
    expect(new Set(names(PLATFORMS)).size).toBe(PLATFORMS.length);
    expect(new Set(PLATFORMS.map(({ name }) => name.toLowerCase())).size).toBe(PLATFORMS.length);
  });

  it.each(FILES)('$file defines one platform and shows examples of it', ({ platforms, examples }) => {
    expect(platforms).toHaveLength(1);
    expect(examples).toBeDefined();
  });
});

describe.each(SHOWN)('$id', ({ platform, id, examples }) => {
  const { resources, others, wrapped = {} } = examples;

  it('has a plain id, and domains in lower case without www', () => {
    expect(id).toMatch(/^[a-z\d]+(?:_[a-z\d]+)*$/);
    expect(platform.hosts).not.toHaveLength(0);
    for (const host of platform.hosts) expect(host).toMatch(/^(?!www\.)(?:[a-z\d-]+\.)+[a-z\d-]+$/);
  });

  it('shows at least three resources and three other URLs, one of a look-alike host', () => {
    expect(Object.keys(resources).length).toBeGreaterThanOrEqual(3);
    expect(others.length).toBeGreaterThanOrEqual(3);
    expect(others.filter((url) => isLookAlike(url, platform))).not.toEqual([]);
  });

  it.each(Object.entries(resources))('knows %s', (url, [resource_type, resource_id, canonical_url]) => {
    const expected = { platform: id, resource_type, resource_id, canonical_url };
    expect(canonicalizeUrl(url)).toEqual(expected);
    expect(RESOURCE_TYPES).toContain(resource_type);
    expect(canonical_url).toMatch(/^https:/);
  });

  it.each(Object.values(resources))(
    'leads a canonical URL to itself: %s %j %s',
    (type, resource_id, canonical_url) => {
      const again = canonicalizeUrl(canonical_url);
      expect(again).toMatchObject({ platform: id, resource_type: type, canonical_url });
      // It need not tell every id: a channel beside a video's own, say.
      expect(resource_id).toMatchObject(again?.resource_id ?? {});
    },
  );

  it.each(Object.keys(resources))('is the only one that claims %s', (url) => {
    expect(claimants(url)).toEqual([id]);
  });

  it.each(others)('does not claim %s', (url) => {
    expect(canonicalizeUrl(url)?.platform).not.toBe(id);
    expect(claimants(url).length).toBeLessThanOrEqual(1);
  });

  it('unwraps its redirect and share links', () => {
    const led = Object.keys(wrapped).map((url) => unwrapUrl(new URL(url))?.href);
    expect(led).toEqual(Object.values(wrapped).map((url) => new URL(url).href));
  });
});
