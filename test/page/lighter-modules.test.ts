import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getBOMEncoding, labelToName } from '../../src/page/encoding-names';
import { DecodingMode, EntityDecoder } from '../../src/page/entity-decoder';
import { ENTITIES } from '../../src/page/entity-names';

/** The module as the package itself finds it, which need not be the copy that we would. */
async function original<T>(ofPackage: string, module: string): Promise<T> {
  const path = createRequire(createRequire(import.meta.url).resolve(ofPackage)).resolve(module);
  return (await import(pathToFileURL(path).href)) as T;
}

interface Entities {
  EntityDecoder: new (tree: unknown, emit: (codePoint: number) => void) => Decoder;
  DecodingMode: Record<Mode, number>;
  htmlDecodeTree: unknown;
}
const entities = await original<Entities>('htmlparser2', 'entities/decode');
const encodings = await original<{ labelToName(label: string): string | null }>(
  'html-encoding-sniffer',
  '@exodus/bytes/encoding-lite.js',
);

type Mode = 'Legacy' | 'Attribute';
interface Decoder {
  startEntity(mode: number): void;
  write(input: string, offset: number): number;
  end(): number;
}

/** What a decoder makes of what follows `&`, handed over in two parts: the code points and how many characters. */
function decode(
  create: (emit: (codePoint: number) => void) => Decoder,
  mode: number,
  text: string,
  cut: number,
) {
  const codePoints: number[] = [];
  const decoder = create((codePoint) => codePoints.push(codePoint));
  decoder.startEntity(mode);
  const first = decoder.write(text.slice(0, cut), 0);
  const second = first < 0 ? decoder.write(text.slice(cut), 0) : first;
  return { codePoints, length: second < 0 ? decoder.end() : second };
}

function both(mode: Mode, text: string, cut = text.length) {
  return {
    ours: decode((emit) => new EntityDecoder(null, emit) as Decoder, DecodingMode[mode], text, cut),
    theirs: decode(
      (emit) => new entities.EntityDecoder(entities.htmlDecodeTree, emit),
      entities.DecodingMode[mode],
      text,
      cut,
    ),
  };
}

describe('our character references are those of the package', () => {
  it.each(['Legacy', 'Attribute'] as const)('for every name we know, in mode %s', (mode) => {
    for (const name of ENTITIES.keys()) {
      for (const tail of ['; x', ';', ' x', '=1', 'q', '']) {
        const { ours, theirs } = both(mode, name + tail);
        expect({ name, tail, ...ours }).toEqual({ name, tail, ...theirs });
      }
    }
  });

  it('for numbers of every kind, torn anywhere', () => {
    const digits = fc.oneof(
      fc.nat(0x120000).map(String),
      fc.nat(0x120000).map((number) => `x${number.toString(16)}`),
    );
    const tail = fc.constantFrom(';', '', ' ', 'g', '&', '=');
    fc.assert(
      fc.property(
        digits,
        tail,
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom<Mode>('Legacy', 'Attribute'),
        (number, end, cut, mode) => {
          const { ours, theirs } = both(mode, `#${number}${end}`, cut);
          expect(ours).toEqual(theirs);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it.each([
    '',
    '#',
    '#;',
    '#x;',
    '#xg',
    '&amp;',
    ' ',
    'nosuchname;',
    '1',
    'amp',
    'ampersand',
    'notit;',
    'copy2=3',
  ])('for %j', (text) => {
    const { ours, theirs } = both('Legacy', text);
    expect(ours).toEqual(theirs);
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
