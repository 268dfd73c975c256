import { describe, expect, it } from 'vitest';
import type { ImageFormat } from '../../src/contract/types';
import { downloadFileName } from '../../src/ui/download-file-name';

const jpg = { url: 'https://pictures.example/1', format: 'jpg' as const };

function bytes(name: string): number {
  return new TextEncoder().encode(name).length;
}

describe('downloadFileName', () => {
  it.each([
    ['Dawn on a still lake', 'Dawn on a still lake.jpg'],
    ['../../etc/passwd', 'etc passwd.jpg'],
    ['C:\\Windows\\x', 'C Windows x.jpg'],
    ['a/b:c*d?e"f<g>h|i', 'a b c d e f g h i.jpg'],
    ['100 % ~ sure', '100 sure.jpg'],
    ['tab\tand\nline\u0000\u0007end', 'tab and lineend.jpg'],
    ['moc\u202egpj.exe', 'mocgpj.exe.jpg'],
    ['soft\u00adhyphen \u200bzero \u200dwidth', 'softhyphen zero width.jpg'],
    ['half\ud800surrogate', 'halfsurrogate.jpg'],
    ['.hidden', 'hidden.jpg'],
    ['the end...  ', 'the end.jpg'],
    ['山と湖', '山と湖.jpg'],
    ['Cafe\u0301', 'Caf\u00e9.jpg'],
  ])('turns %j into %j', (title, expected) => {
    expect(downloadFileName(title, jpg)).toBe(expected);
  });

  it.each(['', '   ', '...', '///', '\u202e', '?'])('falls back to a plain name for %j', (title) => {
    expect(downloadFileName(title, jpg)).toBe('cover.jpg');
  });

  it.each(['CON', 'nul', 'aux.txt', 'COM1', 'lpt¹', 'Lpt9.a.b', 'con:', 'CONIN$'])(
    'never names a device: %j',
    (title) => {
      expect(downloadFileName(title, jpg)).toMatch(/^_/);
    },
  );

  it.each(['console', 'com', 'com10', 'auxiliary'])(
    'leaves %j alone, which only looks like a device',
    (title) => {
      expect(downloadFileName(title, jpg)).toBe(`${title}.jpg`);
    },
  );

  it.each([
    ['letters', 'x'.repeat(300)],
    ['two-byte letters', 'é'.repeat(300)],
    ['three-byte letters', '山'.repeat(300)],
    ['four-byte letters', '🏔'.repeat(300)],
    ['stacked accents', `a${'\u0301'.repeat(500)}`],
  ])('stays within 100 characters and what a file system takes: %s', (_, title) => {
    const name = downloadFileName(title, { ...jpg, format: 'webp' });
    expect(name).toMatch(/^.+\.webp$/u);
    expect(name.length).toBeLessThanOrEqual(100);
    expect(bytes(name)).toBeLessThanOrEqual(220);
    expect(name).not.toMatch(/\p{Cs}/u);
  });

  it('does not end in a space or a dot where a long title was cut', () => {
    expect(downloadFileName(`${'x'.repeat(94)} . . . y`, jpg)).toBe(`${'x'.repeat(94)}.jpg`);
  });

  it.each<[ImageFormat, string, string]>([
    ['webp', 'https://pictures.example/a.jpg', 'Lake.webp'],
    ['unknown', 'https://pictures.example/a.SVG?v=2#x', 'Lake.svg'],
    ['unknown', 'https://pictures.example/a.exe', 'Lake'],
    ['unknown', 'https://pictures.example/a?file=b.png', 'Lake'],
    ['unknown', 'not a URL', 'Lake'],
  ])('takes the extension from the format, else from the path: %s %s', (format, url, expected) => {
    expect(downloadFileName('Lake', { url, format })).toBe(expected);
  });

  it('lets no title choose the extension', () => {
    expect(downloadFileName('update.exe', { ...jpg, format: 'unknown' })).toBe('update exe');
  });
});
