import { describe, expect, it } from 'vitest';
import { mendAddress } from '../../../../src/resolver/extractors/address/mend-address';

const PAGE = 'https://news.example.org/story';
const PICTURE = 'https://cdn.example.org/a.jpg';

describe('an address', () => {
  it.each([
    [`["${PICTURE}","https://cdn.example.org/b.jpg"]`, PICTURE],
    [String.raw`["https:\/\/cdn.example.org\/a.jpg"]`, PICTURE],
    [`url('${PICTURE}')`, PICTURE],
    ['"/a.jpg"', '/a.jpg'],
    [`${PICTURE}, https://cdn.example.org/b.jpg`, PICTURE],
    ['https:/cdn.example.org/a.jpg', PICTURE],
    [String.raw`https:\\cdn.example.org\a.jpg`, PICTURE],
    [`https://news.example.org${PICTURE}`, PICTURE],
    [`https://news.example.org/${PICTURE}`, PICTURE],
    ['www.example.org/a.jpg', 'https://www.example.org/a.jpg'],
    ['news.example.org/a.jpg', 'https://news.example.org/a.jpg'],
  ])('%s is mended', (text, mended) => {
    expect(mendAddress(text, PAGE)).toBe(mended);
  });

  it.each([
    ...[PICTURE, '/a.jpg', 'a.jpg', 'img.v2/a.jpg', '../a (1).jpg', 'www-data/a.jpg', ''],
    // Picture servers that take a whole address in their path, or in their query.
    `https://proxy.example.net/${PICTURE}`,
    `https://news.example.org/cdn-cgi/image/width=800/${PICTURE}`,
    `https://news.example.org/thumb?src=${PICTURE}`,
    'https://cdn.example.org/w_800,h_600/a.jpg',
    'https://cdn.example.org/a.jpg,b.jpg',
  ])('%s is left as it is', (text) => {
    expect(mendAddress(text, PAGE)).toBe(text);
  });

  it.each(['"', 'url(', 'https:', 'https://a', '\\', 'a,', '.a/'])('of many %j ends', (piece) => {
    expect(() => mendAddress(`https://x${piece.repeat(4_000)}`, PAGE)).not.toThrow();
    expect(() => mendAddress(piece.repeat(4_000), PAGE)).not.toThrow();
  });
});
