import { describe, expect, it } from 'vitest';
import { originalsOf } from '../../../src/resolver/originals/originals-of';

const bestOf = (url: string) => originalsOf(url)[0]?.url ?? null;
const at = (path: string) => `https://pictures.example.org${path}`;

describe('an address inside the address is the original', () => {
  it.each([
    [
      'encoded in a query',
      '/_next/image?url=https%3A%2F%2Fa.example.com%2Fb.png&w=640&q=75',
      'https://a.example.com/b.png',
    ],
    ['relative in a query', '/_next/image?url=%2Fimages%2Fhero.png&w=640&q=75', at('/images/hero.png')],
    ['a path for a script', '/timthumb.php?src=uploads/2017/a.jpg&w=190', at('/uploads/2017/a.jpg')],
    ['open in the path', '/resize/300x/https://a.example.com/b.jpg?v=2', 'https://a.example.com/b.jpg?v=2'],
    ['with one slash', '/x/auto/http:/a.example.com/b.jpg', 'http://a.example.com/b.jpg'],
    ['encoded twice', '/p/https%253A%252F%252Fa.example.com%252Fb.jpg', 'https://a.example.com/b.jpg'],
    [
      'behind Cloudflare',
      '/cdn-cgi/image/width=300,quality=75/https://a.example.com/b.jpg',
      'https://a.example.com/b.jpg',
    ],
    [
      'behind a Thumbor without a scheme',
      '/uxStmg4HPCcgXXvjwfGvutRAAgM=/0x420/top/a.example.com/b.jpg',
      'https://a.example.com/b.jpg',
    ],
    ['behind ImageResizer', '/remote/a.example.com/b.jpg?width=370&mode=crop', 'https://a.example.com/b.jpg'],
    ['with its scheme as a folder', '/proxy/2/AbC/http/a.example.com/b.jpg', 'http://a.example.com/b.jpg'],
    ['with commands behind it', '/x/300/https%3A//a.example.com/b.jpg--.jpg', 'https://a.example.com/b.jpg'],
    [
      'a bare name for a known script',
      '/resize_image.php?image=1_5a.jpg&width=364',
      at('/upload/save_image/1_5a.jpg'),
    ],
    [
      'in Base64',
      '/img-prx.php?u=aHR0cHM6Ly9hLmV4YW1wbGUuY29tL2ItYy1kLmpwZw==',
      'https://a.example.com/b-c-d.jpg',
    ],
  ])('%s', (_name, path, expected) => {
    expect(bestOf(at(path))).toBe(expected);
  });

  it('is grown once more where its host has rules, and stays to fall back on', () => {
    const found = originalsOf(at('/p?url=https%3A%2F%2Fimage.tmdb.org%2Ft%2Fp%2Fw500%2Fa.jpg'));
    expect(found.map(({ url }) => url)).toEqual([
      'https://image.tmdb.org/t/p/original/a.jpg',
      'https://image.tmdb.org/t/p/w500/a.jpg',
    ]);
  });

  it.each([
    '/a.jpg?ref=javascript:alert(1)',
    '/a.jpg?from=https%3A%2F%2Fexample.com%2Fpage.html',
    '/p/https:%2F%2F',
  ])('is none in %s', (path) => {
    expect(bestOf(at(path))).toBeNull();
  });
});

describe('software writes its sizes the same way everywhere', () => {
  it.each([
    ['WordPress', '/wp-content/uploads/2016/09/a-300x200.jpg', '/wp-content/uploads/2016/09/a.jpg'],
    [
      'Drupal',
      '/sites/default/files/styles/large/public/2016-07/a.jpg?itok=MFWx_-rR',
      '/sites/default/files/2016-07/a.jpg',
    ],
    [
      'Magento',
      '/media/catalog/product/cache/1/image/700x700/af097278c5db4767b0fe9bb92fe21690/2/0/a.jpg',
      '/media/catalog/product/2/0/a.jpg',
    ],
    ['OpenCart', '/image/cache/data/demo/a-80x80.jpg', '/image/data/demo/a.jpg'],
    ['PrestaShop', '/123-home_default/a.jpg', '/123/a.jpg'],
    ['Ghost', '/content/images/size/w600/2020/01/a.jpg', '/content/images/2020/01/a.jpg'],
    [
      'Discourse',
      '/uploads/default/optimized/2X/6/65fe_2_690x388.png',
      '/uploads/default/original/2X/6/65fe.png',
    ],
    ['Nuxt', '/_ipx/w_300,f_webp/images/a.png', '/images/a.png'],
    ['Escenic', '/news/article1.ece/ALTERNATES/s615/a.jpg', '/news/article1.ece/BINARY/a.jpg'],
    ['NextGEN', '/gallery/b/thumbs/thumbs_a.jpg', '/gallery/b/a.jpg'],
    [
      'IIIF',
      '/iiif/p4014coll16/420/full/400,/0/default.jpg',
      '/iiif/p4014coll16/420/full/full/0/default.jpg',
    ],
    ['an object store', '/b/a.jpg@300w_200h', '/b/a.jpg'],
    ['parameters', '/a.jpg?width=178&height=100&crop=auto&v=2', '/a.jpg?v=2'],
  ])('%s', (_name, path, expected) => {
    expect(originalsOf(at(path))[0]).toMatchObject({ url: at(expected), risk: 'low' });
  });

  it.each([
    ['a script of stored files', '/file.ashx?id=124066&width=630&height=340', '/file.ashx?id=124066'],
    ['a folder of thumbnails', '/galleries/b/thumbs/a_01.jpg', '/galleries/b/a_01.jpg'],
    ['a size that only means one there', '/galleries/b/thumbs/366px_a.jpg', '/galleries/b/a.jpg'],
    ['a cache that repeats its folder', '/media/thumbs/138x138/media/a.jpg', '/media/a.jpg'],
    ['a letter behind a number', '/b/12345_s.jpg', '/b/12345.jpg'],
  ])('or almost: %s', (_name, path, expected) => {
    const [best] = originalsOf(at(path));
    expect(best?.url).toBe(at(expected));
    expect(best?.risk).not.toBe('low');
  });

  it('and a mere habit is never called documented', () => {
    const risks = ['/small/a.jpg', '/b/thumb_a.jpg', '/1_m.jpg'].map(
      (path) => originalsOf(at(path))[0]?.risk,
    );
    expect(risks).not.toContain('low');
    expect(risks).not.toContain(undefined);
  });
});

describe('nothing is named', () => {
  it.each([
    ['for a plain picture', at('/2016/a.jpg')],
    ['where folder and name call it small in two ways', at('/small/12_thumb.jpg')],
    ['for a folder of thumbnails at the root', at('/thumbs/a.jpg')],
    ['for what resizes and says so', at('/thumbnail.php?id=12&width=300')],
    ['for the original of a rule itself', at('/is/image/B/a?scl=1')],
    ['for what is no address', 'not a url'],
    ['for other schemes', 'data:image/png;base64,AAAA'],
    ['for user info', 'https://a:b@example.org/small/c.jpg'],
    ['for a signed address', at('/small/a.jpg?X-Amz-Signature=00&X-Amz-Expires=60')],
    ['for a signed size', at('/a.jpg?w=300&s=00112233445566778899aabbccddeeff')],
    ['for a host that signs everything', 'https://scontent.cdninstagram.com/v/t51/s640x640/1_n.jpg'],
    ['for an endless address', at(`/small/${'a'.repeat(5_000)}.jpg`)],
  ])('%s', (_name, url) => {
    expect(originalsOf(url)).toEqual([]);
  });
});

describe('hostile addresses', () => {
  it.each([
    at(`/${'thumb_'.repeat(600)}`),
    at(`/${'/https:/'.repeat(500)}`),
    at(`/image/upload/${'a_b/'.repeat(900)}`),
    at(`/unsafe/${'1x1/'.repeat(900)}`),
    at(`/p?u=${'%25'.repeat(1_300)}`),
    at('/p?url=%E0%A4%A'),
    at('/%zz/small/%.jpg'),
  ])('give a list and no throw: %.60s', (url) => {
    expect(Array.isArray(originalsOf(url))).toBe(true);
  });
});
