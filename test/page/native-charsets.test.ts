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

/** Sentences, as a title has them: a word alone may be of any character set. */
const UNTOLD: [charset: string, text: string, hex: string][] = [
  [
    'Shift_JIS',
    '山の上の湖は六月まで氷が残る。写真と記録',
    '8e5282cc8fe382cc8cce82cd985a8c8e82dc82c5955882aa8e6382e981428eca905e82c68b4c985e',
  ],
  [
    'EUC-JP',
    '山の上の湖は六月まで氷が残る。写真と記録',
    'bbb3a4cebee5a4ceb8d0a4cfcfbbb7eea4dea4c7c9b9a4acbbc4a4eba1a3bcccbfbfa4c8b5adcfbf',
  ],
  [
    'windows-1251',
    'Озеро которое хранит лёд до июня фотографии и заметки',
    'cee7e5f0ee20eaeef2eef0eee520f5f0e0ede8f220ebb8e420e4ee20e8feedff20f4eef2eee3f0e0f4e8e820e820e7e0ece5f2eae8',
  ],
  [
    'KOI8-R',
    'Озеро которое хранит лёд до июня фотографии и заметки',
    'efdac5d2cf20cbcfd4cfd2cfc520c8d2c1cec9d420cca3c420c4cf20c9c0ced120c6cfd4cfc7d2c1c6c9c920c920dac1cdc5d4cbc9',
  ],
  [
    'windows-1253',
    'Η λίμνη που κρατά τον πάγο της μέχρι τον Ιούνιο',
    'c720ebdfecede720f0eff520eaf1e1f4dc20f4efed20f0dce3ef20f4e7f220ecddf7f1e920f4efed20c9effdede9ef',
  ],
  [
    'windows-1255',
    'האגם ששומר על הקרח שלו עד יוני תמונות והערות',
    'e4e0e2ed20f9f9e5eef820f2ec20e4f7f8e720f9ece520f2e320e9e5f0e920faeee5f0e5fa20e5e4f2f8e5fa',
  ],
  [
    'windows-1256',
    'البحيرة التي تحتفظ بجليدها حتى يونيو صور وملاحظات',
    'c7e1c8cdedd1c920c7e1caed20cacdcaddd920c8cce1edcfe5c720cdcaec20ede6e4ede620d5e6d120e6e3e1c7cdd9c7ca',
  ],
  [
    'EUC-KR',
    '유월까지 얼음이 남아 있는 산속의 호수 사진과 기록',
    'c0afbff9b1eec1f620bef3c0bdc0cc20b3b2bec620c0d6b4c220bbeabcd3c0c720c8a3bcf620bbe7c1f8b0fa20b1e2b7cf',
  ],
  [
    'GBK',
    '山上的湖到六月还有冰，这是我们拍的照片和记录',
    'c9bdc9cfb5c4bafeb5bdc1f9d4c2bbb9d3d0b1f9a3acd5e2cac7ced2c3c7c5c4b5c4d5d5c6acbacdbcc7c2bc',
  ],
  [
    'Big5',
    '山上的湖到六月還有冰，這是我們拍的照片和記錄',
    'a473a457aabab4f2a8eca4bba4ebc1d9a6b3a642a141b36fac4fa7daadcca9e7aabab7d3a4f9a94db04fbffd',
  ],
  [
    'windows-1252, French',
    'Un lac gelé jusqu’en juin où l’été commence après Noël',
    '556e206c61632067656ce9206a7573717592656e206a75696e206ff9206c92e974e920636f6d6d656e636520617072e873204e6feb6c',
  ],
  [
    'windows-1252, German',
    'Der Bär hört Flöten über grünen Hügeln',
    '4465722042e4722068f6727420466cf674656e20fc626572206772fc6e656e2048fc67656c6e',
  ],
];

describe('title and picture of a page that tells no character set, in', () => {
  it.each(UNTOLD)('%s', async (_, text, hex) => {
    expect(await read(pageOf(ofHex(hex)), 'text/html')).toEqual(right(text));
  });

  it('UTF-8 with a character cut in the middle', async () => {
    const [lake] = UNTOLD.map(([, text]) => text);
    const page = Uint8Array.from([...pageOf(ascii(`${lake}`)), ...ascii('<p>'), 0xe6]);
    expect(await read(page, null)).toEqual(right(`${lake}`));
  });
});

describe('where a server says UTF-8 of a page that is none', () => {
  const OZERO = 'cee7e5f0ee';

  it('the page’s own word counts', async () => {
    const [contentType, head] = ['text/html; charset=utf-8', '<meta charset="windows-1251">'];
    const picture = '<meta property="og:image" content="/plain.jpg">';
    const page = Uint8Array.from([
      ...ascii(`<html>${head}${picture}<title>`),
      ...ofHex(OZERO),
      ...ascii('</title>'),
    ]);
    const { title, cover } = await read(page, contentType);
    expect(cover).toBe('https://site.example/plain.jpg');
    expect(title).toBe('Озеро');
  });

  it('without a word of its own an address in plain letters is right still', async () => {
    const picture = '<meta property="og:image" content="/plain.jpg">';
    const page = Uint8Array.from([
      ...ascii(`<html>${picture}<title>`),
      ...ofHex(OZERO),
      ...ascii('</title>'),
    ]);
    const { title, cover } = await read(page, 'text/html; charset=utf-8');
    expect(cover).toBe('https://site.example/plain.jpg');
    expect(title).toContain('\uFFFD');
  });
});
