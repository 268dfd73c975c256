import { describe, expect, it } from 'vitest';
import { renderProviders } from '../../../scripts/write-oembed-providers';
import { matchesGlob } from '../../../src/resolver/sources/matches-glob';
import { OEMBED_PROVIDERS } from '../../../src/resolver/sources/oembed-providers';
import { providerQuestion } from '../../../src/resolver/sources/provider-of';
import { askAbout, link, OEMBED, OEMBED_LINK, refused, text, THUMBNAIL, thumbnail } from './source-answers';

describe('a pattern', () => {
  it.each([
    ['/view/*', '/view/ab/c?d=e', true],
    ['/view/*', '/view', false],
    ['/*/docs/*', '/me/docs/x', true],
    ['/*/docs/*', '/me/doc/x', false],
    ['/design/*/view', '/design/x/y/view', true],
    ['/design/*/view', '/design/view', false],
    ['/a*a', '/a', false],
    ['/exact', '/exact', true],
    ['/exact', '/exact/', false],
    ['/a.c', '/abc', false],
    ['*', '', true],
  ])('%s on %s: %j', (pattern, subject, expected) => {
    expect(matchesGlob(pattern, subject)).toBe(expected);
  });

  it('of many stars looks at a long text once', () => {
    expect(matchesGlob(`${'*a'.repeat(50)}*b*`, 'a'.repeat(200_000))).toBe(false);
  });
});

describe('the provider of a page', () => {
  it.each([
    ['https://coub.com/view/1a2b', 'coub.com/api/oembed.json'],
    ['http://coub.com/view/1a2b?utm_source=x#t', 'coub.com/api/oembed.json'],
    ['https://COUB.com./view/1a2b', 'coub.com/api/oembed.json'],
    ['https://show.podbean.com/e/one', 'api.podbean.com/v1/oembed'],
    ['https://players.brightcove.net/1/d/index.html?videoId=2', 'oembed.brightcove.com/'],
  ])('%s is asked at %s', (page, endpoint) => {
    expect(
      providerQuestion(page)
        ?.replace(/^https:\/\//, '')
        .split('?')[0],
    ).toBe(endpoint);
  });

  it.each([
    ['another page of the site', 'https://coub.com/about'],
    ['a look-alike', 'https://coub.com.evil.example/view/1'],
    ['a host that only ends like it', 'https://notcoub.com/view/1'],
    ['the bare host of a pattern for those below it', 'https://podbean.com/e/one'],
    ['another port', 'https://coub.com:8443/view/1'],
    ['a pattern in the path', 'https://evil.example/coub.com/view/1'],
    ['no address', 'coub'],
    ['an address', 'http://[::1]/view/1'],
  ])('is none for %s', (_what, page) => {
    expect(providerQuestion(page)).toBeNull();
  });

  it('is told the page without what only tracks, and without a password', () => {
    const question = providerQuestion('https://me:secret@coub.com/view/1?gclid=9&x=1#t');
    expect(question).toBe(
      'https://coub.com/api/oembed.json?format=json&url=https%3A%2F%2Fcoub.com%2Fview%2F1%3Fx%3D1',
    );
  });

  it('is in a registry of a few kilobytes, every line of which is an address and its patterns', () => {
    expect(OEMBED_PROVIDERS.length).toBeLessThan(8_192);
    for (const line of OEMBED_PROVIDERS.trim().split('\n')) {
      const [endpoint = '', ...patterns] = line.split(' ');
      expect(new URL(`https://${endpoint}`).hostname).toMatch(/\.[a-z]+$/);
      expect(patterns.length).toBeGreaterThan(0);
      for (const pattern of patterns) expect(pattern).toMatch(/^[a-z0-9.*-]+\.[a-z]+\/\S*$/);
    }
  });
});

describe('a provider of the registry', () => {
  const COUB = { url: 'https://coub.com/view/1a', baseUrl: 'https://coub.com/view/1a' };
  const ASKED = 'https://coub.com/api/oembed.json?format=json&url=https%3A%2F%2Fcoub.com%2Fview%2F1a';

  it('is asked about a page that names no answer itself', async () => {
    const { found } = await askAbout(COUB, { [ASKED]: thumbnail() });
    expect(found).toEqual([THUMBNAIL]);
  });

  it('is asked where the answer that the page names is of no use', async () => {
    const answers = { [OEMBED]: text('<html>'), [ASKED]: thumbnail() };
    const { found, warnings } = await askAbout({ ...COUB, links: [OEMBED_LINK] }, answers);
    expect(found).toEqual([THUMBNAIL]);
    expect(warnings).toMatchObject([{ code: 'SOURCE_FAILED', url: OEMBED }]);
  });

  it('is not asked twice', async () => {
    const href = 'https://coub.com/api/oembed.json?url=x';
    const page = { ...COUB, links: [link({ ...OEMBED_LINK, href })] };
    expect((await askAbout(page, { [href]: text('no') })).requests).toEqual([href]);
  });

  it.each([
    ['the user has not granted its host', refused('permission_required', 'https://coub.com')],
    ['it does not know the page', { status: 404 }],
  ])('is passed over without a word where %s', async (_why, answer) => {
    const { found, warnings, failures } = await askAbout(COUB, { [ASKED]: answer });
    expect({ found, warnings, failures }).toEqual({ found: [], warnings: [], failures: [] });
  });
});

describe('the registry’s data', () => {
  const written = (schemes: string[], url = 'http://p.example/oembed.{format}') =>
    renderProviders([{ provider_name: 'P', endpoints: [{ url, schemes }] }], ['P'], '1')
      .split('= `\n')[1]
      ?.split('\n`')[0];

  it('says once what is said for http and https, and drops what a broader pattern says', () => {
    const schemes = [
      'http://P.example/v/*',
      'https://p.example/v/*',
      'https://p.example/v/*/x',
      'https://p.example/w',
    ];
    expect(written(schemes)).toBe('p.example/oembed.json p.example/v/* p.example/w');
  });

  it.each([
    ['another scheme', 'spotify:*'],
    ['two in one', 'https://p.example/a - https://p.example/b'],
    ['a stray comma', 'http://p.example/*,'],
    ['no path', 'https://p.example'],
  ])('leaves out %s', (_what, scheme) => {
    expect(written([scheme, 'https://p.example/v/*'])).toBe('p.example/oembed.json p.example/v/*');
  });

  it('is not written where a provider has gone from the registry', () => {
    expect(() => renderProviders([], ['P'], '1')).toThrow('no usable provider "P"');
  });
});
