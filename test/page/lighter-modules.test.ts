import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities } from '../../src/page/decode-entities';
import { getBOMEncoding, labelToName } from '../../src/page/encoding-names';
import { ENTITIES } from '../../src/page/entity-names';

/** The module as the package itself finds it, which need not be the copy that we would. */
async function original<T>(ofPackage: string, module: string): Promise<T> {
  const path = createRequire(createRequire(import.meta.url).resolve(ofPackage)).resolve(module);
  return (await import(pathToFileURL(path).href)) as T;
}

interface Entities {
  decodeHTML(text: string): string;
  decodeHTMLAttribute(text: string): string;
}
const entities = await original<Entities>('htmlparser2', 'entities/decode');
const encodings = await original<{ labelToName(label: string): string | null }>(
  'html-encoding-sniffer',
  '@exodus/bytes/encoding-lite.js',
);

const PLACES = [
  ['text', (text: string) => entities.decodeHTML(text)],
  ['attribute', (text: string) => entities.decodeHTMLAttribute(text)],
] as const;

describe.each(PLACES)('our character references are those of the package, in %s', (place, theirs) => {
  const ours = (text: string) => ({ text, decoded: decodeEntities(text, place) });
  const expected = (text: string) => ({ text, decoded: theirs(text) });

  it('for every name we know', () => {
    const tails = ['; x', ';', ' x', '=1', 'q', '', ';=', '&amp;'];
    const texts = [...ENTITIES.keys()].flatMap((name) => tails.map((tail) => `a=1&${name}${tail}`));
    expect(texts.map(ours)).toEqual(texts.map(expected));
  });

  it('for numbers of every kind, with anything behind them', () => {
    const digits = fc.oneof(
      fc.nat(0x120000).map(String),
      fc.nat(0x120000).map((number) => `x${number.toString(16)}`),
    );
    const tail = fc.constantFrom(';', '', ' ', 'g', '&', '=', '&lt;', ';;');
    fc.assert(
      fc.property(digits, tail, (number, end) => {
        const text = `a &#${number}${end}`;
        expect(ours(text)).toEqual(expected(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    '',
    '#',
    '#;',
    '#x;',
    '#xg',
    '#X26;',
    '&amp;',
    ' ',
    'nosuchname;',
    '1',
    'amp',
    'ampersand',
    'AMP;lt;',
    'notit;',
    'copy2=3',
    'copy=3',
    'plusmnplusmn;',
    `#${'9'.repeat(60)};`,
    `${'a'.repeat(60)};`,
  ])('for %j', (text) => {
    expect(ours(`?x=&${text}`)).toEqual(expected(`?x=&${text}`));
  });
});

describe('our names of encodings are those of the package', () => {
  it.each([
    'utf-8',
    'UTF8',
    ' utf-8 ',
    'unicode-1-1-utf-8',
    'utf-16',
    'utf-16be',
    'UTF-16LE',
    'ascii',
    'latin1',
    'iso-8859-1',
    'windows-1252',
    'cp1251',
    'koi8-r',
    'shift_jis',
    'sjis',
    'euc-jp',
    'euc-kr',
    'ks_c_5601-1987',
    'gbk',
    'gb2312',
    'gb18030',
    'big5',
    'tis-620',
    'macintosh',
    'bogus',
    '',
  ])('%j', (label) => {
    expect(labelToName(label)?.toLowerCase() ?? null).toBe(
      encodings.labelToName(label)?.toLowerCase() ?? null,
    );
  });

  it('with those that are compared in the standard’s letters', () => {
    expect(['utf-16le', 'utf-16be', 'x'].map(labelToName)).toEqual(['UTF-16LE', 'UTF-16BE', null]);
  });

  it.each([
    [[0xef, 0xbb, 0xbf, 65], 'utf-8'],
    [[0xff, 0xfe, 65], 'utf-16le'],
    [[0xfe, 0xff, 65], 'utf-16be'],
    [[65, 66, 67], null],
    [[], null],
  ])('and byte order marks: %j', (bytes, name) => {
    expect(getBOMEncoding(Uint8Array.from(bytes))).toBe(name);
  });
});
