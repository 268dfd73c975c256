import { describe, expect, it } from 'vitest';
import { BUILDS, readBuild } from './built-files';

const EXPECTED_FILES = [
  'background.js',
  'icon/128.png',
  'icon/16.png',
  'icon/32.png',
  'icon/48.png',
  'icon/96.png',
  'manifest.json',
  'popup.html',
];

/** Every host that may be named in what ships, and why. */
const KNOWN_HOSTS: Readonly<Record<string, string>> = {
  'www.w3.org': 'names of XML namespaces',
  'i.ytimg.com': "the video platform's pictures",
  'www.youtube.com': 'canonical URLs of videos',
  'example.com': 'the example in an error sentence',
  'github.com': 'an error sentence of wxt/utils/storage',
  'wxt.dev': 'an error sentence of wxt/utils/storage',
};

describe.each(BUILDS)('%s', (build) => {
  const files = readBuild(build);
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));

  it('has its files', () => {
    expect([...files.keys()]).toEqual(expect.arrayContaining(EXPECTED_FILES));
  });

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
    expect(hosts.filter((host) => !(host in KNOWN_HOSTS))).toEqual([]);
  });
});
