import { describe, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import { readText } from './read-text';

const refused = { reason: 'unsupported_content_type' };
const HTML = '<!doctype html><title>T</title>';

describe('what is no page is refused', () => {
  it.each([
    'image/png',
    'application/pdf',
    'application/json',
    'application/json; charset=utf-8',
    'application/ld+json',
    'application/zip',
    'video/mp4',
    'audio/mpeg',
    'text/css',
    'text/javascript',
    'IMAGE/SVG+XML',
  ])('by the content type %s', async (contentType) => {
    await expect(readText(HTML, { contentType })).rejects.toMatchObject(refused);
  });

  it.each(['jpg', 'png', 'webp', 'avif', 'gif'] as const)(
    'by the bytes of a %s called HTML',
    async (format) => {
      const picture = await makePicture({ format, width: 32, height: 32 });
      await expect(readText(picture, { contentType: 'text/html' })).rejects.toMatchObject(refused);
    },
  );

  it.each([
    ['a PDF', '%PDF-1.7 …'],
    ['an archive', 'PK\u0003\u0004'],
    ['an object', ' {"a": 1}'],
    ['a list', '\n[\n  {"a": 1}]'],
    ['an empty object', '{}'],
  ])('by the bytes of %s called HTML', async (_, text) => {
    await expect(readText(text, { contentType: 'text/html' })).rejects.toMatchObject(refused);
  });

  it.each([
    [null, 'plain words'],
    ['text/plain', 'a < b'],
    ['application/octet-stream', '\u0001\u0002\u0003'],
    ['nonsense', 'nonsense'],
  ])('where the type is %j and the bytes do not look like HTML', async (contentType, text) => {
    await expect(readText(text, { contentType })).rejects.toMatchObject(refused);
  });
});

describe('what is a page is read', () => {
  it.each([
    ['text/html', HTML],
    ['TEXT/HTML;charset=utf-8', HTML],
    ['application/xhtml+xml', `<?xml version="1.0"?>${HTML}`],
    [null, HTML],
    ['', `  \n<html>${HTML}`],
    ['text/plain', HTML],
    ['text/html', 'Words first. <title>T</title>'],
    ['text/html', '{{ a template nobody filled }}<title>T</title>'],
    ['text/html', '[a] <title>T</title>'],
  ])('as %j: %s', async (contentType, html) => {
    expect((await readText(html, { contentType })).title).toBe('T');
  });
});
