import { describe, expect, it } from 'vitest';
import { extractPictures } from '../../src/resolver/extractors/extract-pictures';
import { readText } from './read-text';

type Told = 'header' | 'meta' | 'http-equiv';

/** Where the character set is told, its name there, a text, and the bytes of the text, made by another program. */
const ROWS: [label: string, told: Told, text: string, hex: string][] = [
  ['Shift_JIS', 'header', '表ソ湖', '955c835c8cce'],
  ['Shift_JIS', 'meta', '表ソ湖', '955c835c8cce'],
  ['EUC-JP', 'meta', '夜明けの湖', 'ccebccc0a4b1a4ceb8d0'],
  ['ISO-2022-JP', 'header', '夜明けの湖', '1b24424c6b4c402431244e38501b2842'],
  ['ks_c_5601-1987', 'http-equiv', '새벽의호수', 'bbf5baaec0c7c8a3bcf6'],
  ['gb2312', 'header', '黎明的湖泊', 'c0e8c3f7b5c4bafeb2b4'],
  ['GB18030', 'header', '㐀湖𠀀', '8139ee39bafe95328236'],
  ['Big5', 'meta', '功許黎明', 'a55cb35cbea4a9fa'],
  ['windows-1250', 'header', 'Příliš-žluťoučký', '50f8ed6c699a2d9e6c759d6f75e86bfd'],
  ['windows-1251', 'meta', 'Озеро-Ї', 'cee7e5f0ee2daf'],
  ['ISO-8859-1', 'header', 'Lac-gelé-œ€', '4c61632d67656ce92d9c80'],
  ['windows-1253', 'meta', 'Λίμνη-ώ', 'cbdfecede72dfe'],
  ['windows-1254', 'header', 'Göl-ışığı-Ş', '47f66c2dfdfefdf0fd2dde'],
  ['windows-1255', 'header', 'אגם-קפוא', 'e0e2ed2df7f4e5e0'],
  ['windows-1256', 'meta', 'بحيرة-پگ', 'c8cdedd1c92d8190'],
  ['KOI8-R', 'header', 'Озеро-ё', 'efdac5d2cf2da3'],
  ['ISO-8859-2', 'meta', 'Łódź-ň', 'a3f364bc2df2'],
  ['ISO-8859-15', 'header', 'Œuvre-€', 'bc757672652da4'],
  ['windows-1257', 'header', 'Ežeras-ū', '45fe657261732dfb'],
];

const ascii = (text: string) => [...new TextEncoder().encode(text)];
const ofHex = (hex: string) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** What a page says of its own character set. */
function told(label: string, how: Told): string {
  if (how === 'meta') return `<meta charset="${label}">`;
  return how === 'header' ? '' : `<meta http-equiv="content-type" content="text/html; charset=${label}">`;
}

/** A page with the text as its title and in the address of its picture. */
function pageOf(text: readonly number[], head = ''): Uint8Array {
  return Uint8Array.from([
    ...ascii(`<!doctype html><html><head>${head}<title>`),
    ...text,
    ...ascii('</title><meta property="og:image" content="/p/'),
    ...text,
    ...ascii('.jpg"></head><body></body></html>'),
  ]);
}

/** The title and the picture that are read; in chunks of three bytes, so that characters are cut. */
async function read(page: Uint8Array, contentType: string | null) {
  const snapshot = await readText(page, { contentType, chunkLength: 3 });
  return { title: snapshot.title, cover: extractPictures(snapshot).pictures[0]?.url };
}

const right = (text: string) => ({
  title: text,
  cover: `https://site.example/p/${encodeURIComponent(text)}.jpg`,
});

/** A page in UTF-16, with its mark. */
function wide(text: string, isLittle: boolean): Uint8Array {
  const units = [0xfeff, ...Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))];
  return Uint8Array.from(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

const utf8Page = (text: string, head = '') => pageOf(ascii(text), head);
const utf16Page = (text: string) => new TextDecoder().decode(utf8Page(text));

describe('title and picture of a page in', () => {
  it.each(ROWS)('%s, told by its %s', async (label, how, text, hex) => {
    const contentType = how === 'header' ? `text/html; charset=${label}` : 'text/html';
    expect(await read(pageOf(ofHex(hex), told(label, how)), contentType)).toEqual(right(text));
  });

  it.each<[string, Uint8Array, string | null]>([
    [
      'UTF-16, little end first, by its mark before a wrong header',
      wide(utf16Page('湖-é'), true),
      'text/html; charset=utf-8',
    ],
    ['UTF-16, big end first, by its mark alone', wide(utf16Page('湖-é'), false), null],
    [
      'UTF-8, by its mark before a wrong header',
      Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8Page('湖-é')]),
      'text/html; charset=Shift_JIS',
    ],
    [
      'UTF-8, by its mark before a wrong meta',
      Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8Page('湖-é', '<meta charset="big5">')]),
      'text/html',
    ],
    ['UTF-8, told by nobody', utf8Page('湖-é'), 'text/html'],
    [
      'UTF-8, told by the header before a wrong meta',
      utf8Page('湖-é', '<meta charset="koi8-r">'),
      'text/html; charset=utf-8',
    ],
    [
      'UTF-8, told by its meta where the header names no character set that there is',
      utf8Page('湖-é', '<meta charset="utf-8">'),
      'text/html; charset=x-none',
    ],
  ])('%s', async (_, page, contentType) => {
    expect(await read(page, contentType)).toEqual(right('湖-é'));
  });
});

describe('where a page is read in the wrong character set, as a browser would', () => {
  const OZERO = 'ced7e5f0ee';

  it.each([
    ['nobody tells it', 'text/html', ''],
    ['the header is wrong', 'text/html; charset=utf-8', '<meta charset="windows-1251">'],
  ])('because %s, an address in plain letters is right still', async (_, contentType, head) => {
    const picture = '<meta property="og:image" content="/plain.jpg">';
    const page = Uint8Array.from([
      ...ascii(`<html>${head}${picture}<title>`),
      ...ofHex(OZERO),
      ...ascii('</title>'),
    ]);
    const { title, cover } = await read(page, contentType);
    expect(cover).toBe('https://site.example/plain.jpg');
    expect(title).toContain('\uFFFD');
  });
});
