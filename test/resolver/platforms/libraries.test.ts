import { describe, expect, it } from 'vitest';
import { arxiv } from '../../../src/resolver/platforms/arxiv';
import { douban } from '../../../src/resolver/platforms/douban';
import { internetArchive } from '../../../src/resolver/platforms/internet-archive';
import { openlibrary } from '../../../src/resolver/platforms/openlibrary';
import { xkcd } from '../../../src/resolver/platforms/xkcd';
import { answeredUrls, canonicalOf, endpointUrls, readAnswer, ruleUrls } from './platform-questions';

describe('Open Library', () => {
  it.each([
    ['https://openlibrary.org/books/OL13188011M/Borges', 'olid/OL13188011M'],
    ['https://openlibrary.org/isbn/9780140328721', 'isbn/9780140328721'],
  ])('knows the cover of %s, and asks for an honest 404', (url, path) => {
    expect(ruleUrls(openlibrary, url)).toEqual([
      `https://covers.openlibrary.org/b/${path}-L.jpg?default=false`,
    ]);
    expect(endpointUrls(openlibrary, url)).toEqual([]);
  });

  it('learns the covers of a work from its JSON', () => {
    const url = 'https://openlibrary.org/works/OL2079360W/Boomerang';
    expect(ruleUrls(openlibrary, url)).toEqual([]);
    expect(answeredUrls(openlibrary, url, { title: 'Boomerang', covers: [-1, 123, null, 456] })).toEqual([
      'https://covers.openlibrary.org/b/id/123-L.jpg?default=false',
      'https://covers.openlibrary.org/b/id/456-L.jpg?default=false',
    ]);
    expect(readAnswer(openlibrary, url, { title: 'Boomerang' })).toBeNull();
    expect(readAnswer(openlibrary, url, { covers: ['123'] })).toBeNull();
  });
});

describe('Internet Archive', () => {
  const url = 'https://archive.org/details/BillGate99';

  it('takes the pictures of the item before its small ones', () => {
    const answer = {
      metadata: { title: ['A talk', 'Another'], creator: 'Someone', date: '1999' },
      files: [
        { name: '__ia_thumb.jpg', source: 'original', format: 'Item Tile' },
        { name: 'scans/cover 1.jpg', source: 'original', format: 'JPEG' },
        { name: 'BillGate99.thumbs/a_0001.jpg', source: 'derivative', format: 'Thumbnail' },
        { name: 'BillGate99.mp4', source: 'original', format: 'h.264' },
      ],
    };
    expect(answeredUrls(internetArchive, url, answer)).toEqual([
      'https://archive.org/download/BillGate99/scans/cover%201.jpg',
      'https://archive.org/download/BillGate99/__ia_thumb.jpg',
    ]);
    expect(readAnswer(internetArchive, url, answer)?.meta).toEqual({ title: 'A talk', author: 'Someone' });
  });

  it('hears nothing in the answer for an item that is gone', () => {
    expect(readAnswer(internetArchive, url, {})).toBeNull();
    expect(readAnswer(internetArchive, url, { files: [{ name: 'a.pdf' }] })).toBeNull();
  });
});

describe('xkcd', () => {
  it('offers the picture in double size before the one that is always there', () => {
    const answer = {
      num: 1392,
      img: 'https://imgs.xkcd.com/comics/dominant_players.png',
      safe_title: 'Dominant Players',
      alt: 'Under the picture.',
      year: '2014',
      month: '7',
      day: '9',
    };
    const read = readAnswer(xkcd, 'https://xkcd.com/1392/', answer);
    expect(read?.drafts.map((draft) => draft.url)).toEqual([
      'https://imgs.xkcd.com/comics/dominant_players_2x.png',
      answer.img,
    ]);
    expect(read?.meta).toEqual({
      title: 'Dominant Players',
      description: 'Under the picture.',
      published_at: '2014-07-09',
    });
    expect(readAnswer(xkcd, 'https://xkcd.com/1392/', { num: 1392 })).toBeNull();
  });
});

describe('papers and catalogs', () => {
  it.each([
    ['https://arxiv.org/abs/1107.4612', { arxivId: '1107.4612' }],
    ['https://arxiv.org/pdf/2106.09685v2.pdf', { arxivId: '2106.09685', version: 'v2' }],
    ['https://dx.doi.org/10.48550/ARXIV.2201.00738', { arxivId: '2201.00738' }],
    ['https://arxiv.org/abs/hep-th/9901001v3', { arxivId: 'hep-th/9901001', version: 'v3' }],
  ])('%s is one paper', (url, resource_id) => {
    const canonical = canonicalOf(arxiv, url);
    expect(canonical.resource_id).toEqual(resource_id);
    expect(canonical.canonical_url).toBe(`https://arxiv.org/abs/${resource_id.arxivId}`);
    expect(ruleUrls(arxiv, url)).toEqual([]);
  });

  it('keeps books, films and music of one number apart', () => {
    const kinds = ['book', 'movie', 'music'].map((kind) =>
      canonicalOf(douban, `https://${kind}.douban.com/subject/1/`),
    );
    expect(new Set(kinds.map(({ canonical_url }) => canonical_url)).size).toBe(3);
  });
});
