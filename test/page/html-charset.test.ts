import { describe, expect, it } from 'vitest';
import type { LegacyEncoding } from '../replay/site-pages/encode-text';
import { encodeText } from '../replay/site-pages/encode-text';
import { readText } from './read-text';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: (Uint8Array | number[] | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? utf8(part) : part)]));
const wide = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    }),
  );
const titled = (text: string, head = '') => `<html><head>${head}<title>${text}</title></head>`;
const meta = (charset: string) => `<meta charset="${charset}">`;

describe('a page in a legacy encoding', () => {
  it.each<[LegacyEncoding, string, string]>([
    ['shift_jis', 'Shift_JIS', '六月まで氷の残る湖、表とソ'],
    ['euc-jp', 'EUC-JP', '夜明けの湖'],
    ['euc-kr', 'ks_c_5601-1987', '새벽의 호수'],
    ['gbk', 'gb2312', '黎明的湖泊'],
    ['big5', 'Big5', '黎明的湖泊'],
    ['windows-1250', 'windows-1250', 'Příliš žluťoučký'],
    ['windows-1251', 'windows-1251', 'Озеро на рассвете'],
    ['windows-1252', 'iso-8859-1', "Lac gelé à l'été"],
    ['koi8-r', 'KOI8-R', 'Озеро'],
  ])('%s is read by its own word, %s', async (encoding, label, title) => {
    const page = encodeText(titled(title, meta(label)), encoding);
    expect((await readText(page, { contentType: 'text/html', chunkLength: 3 })).title).toBe(title);
  });

  it('is read by the word of an http-equiv', async () => {
    const head = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">';
    expect((await readText(encodeText(titled('Озеро', head), 'windows-1251'))).title).toBe('Озеро');
  });
});

describe('the character set', () => {
  it.each<[string, Uint8Array, string | null, string]>([
    ['is UTF-8 where nobody names one', bytes(titled('Größe')), 'text/html', 'Größe'],
    [
      'is UTF-8 where the page was converted and names what it was before',
      bytes(titled('Озеро на рассвете', meta('windows-1251'))),
      'text/html',
      'Озеро на рассвете',
    ],
    ['is UTF-8 where nobody names even a type', bytes(titled('Größe')), null, 'Größe'],
    [
      'comes from the content type before the page',
      encodeText(titled('Озеро', meta('utf-8')), 'windows-1251'),
      'text/html; charset=windows-1251',
      'Озеро',
    ],
    [
      'comes from a content type in quotes and capitals',
      encodeText(titled('Озеро'), 'koi8-r'),
      'TEXT/HTML; Charset="KOI8-R"; x=y',
      'Озеро',
    ],
    [
      'comes from a byte order mark before a wrong content type',
      bytes([0xef, 0xbb, 0xbf], titled('Größe')),
      'text/html; charset=iso-8859-1',
      'Größe',
    ],
    [
      'is UTF-16 with a little-endian mark',
      bytes([0xff, 0xfe], wide(titled('湖 é'), true)),
      'text/html',
      '湖 é',
    ],
    ['is UTF-16 with a big-endian mark', bytes([0xfe, 0xff], wide(titled('湖 é'), false)), null, '湖 é'],
    ['is UTF-8 where the page says UTF-16', bytes(titled('Größe', meta('utf-16'))), 'text/html', 'Größe'],
    ['is UTF-8 where the page invents one', bytes(titled('Größe', meta('klingon'))), 'text/html', 'Größe'],
    [
      'comes from the page where the content type invents one',
      encodeText(titled('Озеро', meta('koi8-r')), 'koi8-r'),
      'text/html; charset=klingon',
      'Озеро',
    ],
    [
      'is UTF-8 where nobody may decode the one that is named',
      bytes(titled('Größe')),
      'text/html; charset=iso-2022-kr',
      'Größe',
    ],
    [
      'comes from the page where the server says Latin-1 of all its files',
      encodeText(titled('Озеро', meta('windows-1251')), 'windows-1251'),
      'text/html; charset=ISO-8859-1',
      'Озеро',
    ],
    [
      'is UTF-8 where the page says so and is, whatever Latin-1 the server says',
      bytes(titled('Озеро на рассвете', meta('utf-8'))),
      'text/html; charset=iso-8859-1',
      'Озеро на рассвете',
    ],
    [
      'is Latin-1 where the server and the bytes say so, and only the page says UTF-8',
      encodeText(titled('Lac gelé', meta('utf-8')), 'windows-1252'),
      'text/html; charset=iso-8859-1',
      'Lac gelé',
    ],
    [
      'is not taken from a comment',
      bytes(`<!-- <meta charset="koi8-r"> -->${titled('Größe')}`),
      'text/html',
      'Größe',
    ],
    [
      'is found behind three kilobytes of other things',
      encodeText(`<!-- ${'x'.repeat(3_000)} -->${titled('Озеро', meta('windows-1251'))}`, 'windows-1251'),
      'text/html',
      'Озеро',
    ],
  ])('%s', async (_, page, contentType, title) => {
    expect((await readText(page, { contentType, chunkLength: 5 })).title).toBe(title);
  });

  it('leaves a mark where bytes are no character', async () => {
    const page = bytes('<meta charset="utf-8"><title>a', [0xff], 'b</title>');
    expect((await readText(page)).title).toBe('a\uFFFDb');
  });
});
