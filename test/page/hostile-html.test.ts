import { describe, expect, it } from 'vitest';
import { readHtml } from '../../src/page/read-html';
import { READER_LIMITS } from '../../src/page/reader-limits';
import { SNAPSHOT_LIMITS } from '../../src/resolver/page-snapshot';
import { PAGE_URL, readText } from './read-text';

const BUDGET: number = READER_LIMITS.htmlMaxBytes;
const filled = (piece: string, length = BUDGET) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** A clock whose every look costs a millisecond: time passes by slices, whatever the machine. */
function createTickingClock() {
  let ms = 0;
  return { tickMs: () => (ms += 1) };
}

const attributes = (count: number) => Array.from({ length: count }, (_, at) => `data-a${at}=1`).join(' ');

describe('a hostile page ends in a truncated snapshot', () => {
  it.each([
    ['for the depth of its blocks', filled('<div>')],
    ['for the depth of its links', filled('<a><b>')],
    ['for the depth of its drawings', filled('<svg><g>')],
    ['for the depth of its tables', filled('<table><tr><td>')],
    ['for the depth of its templates', filled('<template>')],
    ['for two hundred thousand metas', '<meta name=a content=b>'.repeat(200_000)],
    ['for a million pictures', '<img>'.repeat(1_000_000)],
    ['for an attribute as long as the budget', `<img alt="${filled('x')}">`],
    ['for a hundred thousand attributes', `<img ${attributes(100_000)}>`],
    [
      'for a hundred thousand attributes that are no picture’s',
      `<img ${attributes(100_000).replaceAll('data-', '')}>`,
    ],
    ['for a hundred thousand elements', '<i></i>'.repeat(100_000)],
    ['for JSON-LD as long as the budget', `<script type="application/ld+json">${filled('[')}</script>`],
  ])('%s', async (_, html) => {
    const options = { maxBytes: Number.POSITIVE_INFINITY, chunkLength: 65_536 };
    const snapshot = await readText(`<title>T</title>${html}`, options);
    expect(snapshot).toMatchObject({ title: 'T', isTruncated: true });
    expect(snapshot.metas.length).toBeLessThanOrEqual(SNAPSHOT_LIMITS.metas);
    expect(snapshot.images.length).toBeLessThanOrEqual(SNAPSHOT_LIMITS.images);
  });

  it.each([
    ['a title', `<title>${filled('x')}`],
    ['a comment', `<!--${filled('-')}`],
    ['a tag', `<${filled('a')}`],
    ['nothing but openings', filled('<')],
    ['nothing but NULs', filled('\0')],
    ['a doctype', `<!doctype ${filled('x')}`],
    ['entities', filled('&amp')],
    ['paragraphs', filled('<p>a')],
    ['headings', filled('<h1>a ')],
    ['closing tags', filled('</p></br></div>')],
  ])('at its byte budget, for as much of %s', async (_, html) => {
    const snapshot = await readText(`<title>T</title>${html}`, { chunkLength: 65_536 });
    expect(snapshot).toMatchObject({ title: 'T', isTruncated: true });
  });

  it('that never ends, and is left alone once its bytes are read', async () => {
    let sent = 0;
    async function* endless() {
      for (;;) {
        sent += 65_536;
        yield new TextEncoder().encode(filled(`<p>${'more '.repeat(20)}</p>`, 65_536));
      }
    }
    const options = { url: PAGE_URL, contentType: 'text/html', clock: { tickMs: () => 0 } };
    expect(await readHtml(endless(), options)).toMatchObject({ isTruncated: true });
    expect(sent).toBe(READER_LIMITS.htmlMaxBytes);
  });

  it('that takes too much time', async () => {
    const clock = createTickingClock();
    const slices = READER_LIMITS.parseMs + 100;
    const html = filled(`<p>${'slow '.repeat(100)}</p>`, slices * READER_LIMITS.sliceBytes);
    const snapshot = await readText(`<title>T</title>${html}<meta name=late content=a>`, {
      ...{ clock, maxBytes: html.length * 2, chunkLength: 1_000_000 },
    });
    expect(snapshot).toMatchObject({ title: 'T', metas: [], isTruncated: true });
  });

  it('with as many attributes as it likes, of which a picture keeps some', async () => {
    const names = attributes(1_000);
    const { images, isTruncated } = await readText(`<img src=/a.jpg ${names} data-${'x'.repeat(2_000)}=1>`);
    expect(Object.keys(images[0]?.attributes ?? {})).toHaveLength(READER_LIMITS.attributesPerPicture);
    expect([images[0]?.attributes['src'], isTruncated]).toEqual(['/a.jpg', true]);
  });
});

describe('a page in the middle of which something fails', () => {
  it('fails as its bytes do', async () => {
    async function* broken() {
      yield new TextEncoder().encode('<title>T</title>');
      throw new TypeError('The line broke.');
    }
    const options = { url: PAGE_URL, contentType: 'text/html', clock: { tickMs: () => 0 } };
    await expect(readHtml(broken(), options)).rejects.toThrow('The line broke.');
  });
});
