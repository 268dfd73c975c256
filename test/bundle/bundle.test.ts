import { describe, expect, it } from 'vitest';
import { ORIGINAL_RULES } from '../../src/resolver/originals/registry';
import { hostMatches } from '../../src/resolver/platforms/host-matches';
import { PLATFORMS } from '../../src/resolver/platforms/registry';
import { BUILDS, readBuild } from './built-files';

const EXPECTED_FILES = [
  'background.js',
  'icon/128.png',
  'icon/16.png',
  'icon/32.png',
  'icon/48.png',
  'icon/96.png',
  'manifest.json',
  'all-tabs.html',
  'popup.html',
  'sidepanel.html',
];

/** Hosts that may be named in what ships beside those of platforms and picture rules, and why. */
const KNOWN_HOSTS: Readonly<Record<string, string>> = {
  'www.w3.org': 'names of XML namespaces',
  'example.com': 'the example in an error sentence',
  'example.org': 'the example in the options',
  'github.com': 'an error sentence of wxt/utils/storage',
  'wxt.dev': 'an error sentence of wxt/utils/storage',
  'schema.org': 'names of its properties',
  'www.amazon': 'the beginning of a shop’s address in each country',
  'opengraph.githubassets.com': 'cards of repositories',
  'v3.sg.media-imdb.com': 'public data of films',
  'cdn.syndication.twimg.com': 'public data of posts',
  'dcdn.cdn.nimg.jp': 'originals of pictures',
  'host.invalid': 'what relative addresses of an API are read against',
  'lens.google.com': 'search by image, once the user picks it',
  'www.bing.com': 'search by image, once the user picks it',
  'yandex.com': 'search by image, once the user picks it',
  'tineye.com': 'search by image, once the user picks it',
};

/** Domains that the resolver knows by its registries; a host below one of them is known, too. */
const KNOWN_DOMAINS: readonly string[] = [
  ...PLATFORMS.flatMap(({ hosts }) => hosts),
  ...ORIGINAL_RULES.flatMap(({ hosts }) => hosts),
];

function isKnown(host: string): boolean {
  return host in KNOWN_HOSTS || KNOWN_DOMAINS.some((domain) => hostMatches(host, domain));
}

describe.each(BUILDS)('%s', (build) => {
  const files = readBuild(build);
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));

  it('has its files', () => {
    expect([...files.keys()]).toEqual(expect.arrayContaining(EXPECTED_FILES));
  });

  it.each(['all-tabs', 'options', 'popup', 'sidepanel', 'welcome'])(
    'has one style sheet for the page %s, its own',
    (name) => {
      const html = files.get(`${name}.html`)?.toString() ?? '';
      const sheets = [...html.matchAll(/href="\/assets\/([\w-]+?)-[\w-]{8}\.css"/g)].map(
        ([, sheet]) => sheet,
      );
      expect(sheets).toEqual([name]);
    },
  );

  it('has no source map and no TypeScript', () => {
    expect([...files.keys()].filter((path) => /\.(?:map|tsx?)$/.test(path))).toEqual([]);
  });

  it.each([
    ['eval', /\beval\s*\(/],
    ['Function', /\bFunction\s*\(/],
    ['a remote script', /\bimportScripts\s*\(|<script[^>]+src="https?:/],
    ['an import of a remote module', /\bimport\s*\(?\s*["'`]https?:/],
  ])('does not run %s', (_, pattern) => {
    const guilty = [...files].filter(([, content]) => pattern.test(content.toString('latin1')));
    expect(guilty.map(([path]) => path)).toEqual([]);
  });

  it('names no host but the known ones', () => {
    const hosts = scripts.flatMap(([, content]) =>
      [...content.toString().matchAll(/https?:\/\/([\w-]+(?:\.[\w-]+)+)/g)].map(([, host]) => host ?? ''),
    );
    expect([...new Set(hosts)].filter((host) => !isKnown(host))).toEqual([]);
  });
});
