import { describe, expect, it } from 'vitest';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import { readText } from '../../page/read-text';

const CARD =
  '<meta property="og:image" content="https://files.example/assets/0a6e1f58-bb34-4d0a-8c79-f15d0e93a267?key=s">';

/** The cover of a page at this address with this in its source; null for none. */
async function coverOf(url: string, source: string): Promise<string | null> {
  const html = `<!doctype html><title>Walk</title><body><div id="app"></div>${source}</body>`;
  const snapshot = await readText(html, { url, contentType: 'text/html; charset=utf-8' });
  return extractPictures(snapshot).pictures.find(({ isCover }) => isCover)?.url ?? null;
}

function json(data: unknown): string {
  return `<script type="application/json">${JSON.stringify(data)}</script>`;
}

const WALK = 'https://walks.example/walks/night-walk';

describe('the cover in data as back ends answer it', () => {
  it('behind a long text of a stream, which no line ends', async () => {
    const text = 'Déjà vu. '.repeat(120);
    const bytes = new TextEncoder().encode(text).length.toString(16);
    const rows = `1c:T${bytes},${text}1d:["$","$L2",null,{"walk":{"slug":"night-walk","image":{"url":"https://files.example/night.jpg"}}}]\n`;
    const script = `<script>self.__next_f.push([1,${JSON.stringify(rows)}])</script>`;
    expect(await coverOf(WALK, script)).toBe('https://files.example/night.jpg');
  });

  it('in a store that does not tell what its page asked for', async () => {
    const store = {
      'Walk:1': { linkText: 'day-walk', photos: [{ type: 'id', id: 'Image:1' }] },
      'Image:1': { imageUrl: 'https://files.example/day.jpg' },
      'Walk:2': { linkText: 'night-walk', photos: [{ type: 'id', id: 'Image:2' }] },
      'Image:2': { imageUrl: 'https://files.example/night.jpg' },
    };
    expect(await coverOf(`${WALK}/p`, json(store))).toBe('https://files.example/night.jpg');
  });

  it('by its number alone, under which the server has each file', async () => {
    const id = '7e0f43b2-19cd-4c6e-a7d5-2b9e60f1c834';
    const data = {
      site: { og_image: '0a6e1f58-bb34-4d0a-8c79-f15d0e93a267' },
      walk: { slug: 'night-walk', image: { id, type: 'image/jpeg' } },
    };
    expect(await coverOf(WALK, CARD + json(data))).toBe(`https://files.example/assets/${id}`);
  });

  it('by the name that a service of pictures gave it', async () => {
    const media = { public_id: 'walks/night_x1', version: 171, format: 'jpg' };
    const data = { cloud_name: 'demo', walk: { slug: 'night-walk', photo: media } };
    expect(await coverOf(WALK, json(data))).toBe(
      'https://res.cloudinary.com/demo/image/upload/v171/walks/night_x1.jpg',
    );
  });

  it('below the folder of a shop’s products', async () => {
    const data = {
      images: { baseUrl: 'https://files.example/catalog/product' },
      product: { slug: 'night-walk', image: '/n/i/night-walk.jpg' },
    };
    expect(await coverOf(WALK, json(data))).toBe('https://files.example/catalog/product/n/i/night-walk.jpg');
  });

  it('as a template that asks for a width and nothing else', async () => {
    const image = { url: 'https://files.example/img/c07e4d91/16x9/{width}?v=1' };
    const data = { item: { slug: 'night-walk', images: { '16x9': image } } };
    expect(await coverOf(WALK, json(data))).toBe('https://files.example/img/c07e4d91/16x9/1280?v=1');
  });

  it('of the kind of a product that the address chooses, before what is declared', async () => {
    const variants = [
      { id: 47330011, featured_image: { src: '//files.example/fox.jpg' } },
      { id: 47330012, featured_image: { src: '//files.example/heron.jpg', width: 2000, height: 2800 } },
    ];
    const declared = '<meta property="og:image" content="https://files.example/fox.jpg">';
    const at = (code: string) => coverOf(`${WALK}?variant=${code}`, declared + json({ variants }));
    expect(await at('47330012')).toBe('https://files.example/heron.jpg');
    expect(await at('47330013')).toBe('https://files.example/fox.jpg');
  });

  it('by a reference to Sanity’s files, in rows that lead to each other', async () => {
    const sum = '3f9c1a7e52d08b46e1f5c9a0d37b8e264f10ac95';
    const rows = [
      '0:{"config":{"projectId":"k7w2m9xq","dataset":"production"}}',
      `1c:{"_type":"image","asset":{"_ref":"image-${sum}-2800x2100-jpg"}}`,
      '1d:{"slug":{"current":"day-walk"},"mainImage":{"asset":{"_ref":"image-11111111111111111111-2800x2100-jpg"}}}',
      '1f:{"slug":{"current":"night-walk"},"mainImage":"$1c"}',
    ];
    const script = `<script>self.__next_f.push([1,${JSON.stringify(`${rows.join('\n')}\n`)}])</script>`;
    expect(await coverOf(WALK, script)).toBe(
      `https://cdn.sanity.io/images/k7w2m9xq/production/${sum}-2800x2100.jpg`,
    );
  });

  it('by a bucket of Supabase and the name in it', async () => {
    const image = { bucket_id: 'walks', name: '412/night.webp' };
    const data = { env: 'https://xkqvtzpmrhdowcybnuel.supabase.co', walk: { slug: 'night-walk', image } };
    expect(await coverOf(WALK, json(data))).toBe(
      'https://xkqvtzpmrhdowcybnuel.supabase.co/storage/v1/object/public/walks/412/night.webp',
    );
  });

  it('below the host that another script names', async () => {
    const config = json({ imgix: { domain: 'walks.imgix.net' } });
    const data = json({ walk: { slug: 'night-walk', cardImage: { path: 'walks/night.jpg' } } });
    expect(await coverOf(WALK, config + data)).toBe('https://walks.imgix.net/walks/night.jpg');
  });

  it('from an image server that tells its address alone', async () => {
    const server = {
      '@context': 'http://iiif.io/api/image/2/context.json',
      '@id': 'https://iiif.example/image/2/NKM_1932x0114_01.tif',
      protocol: 'http://iiif.io/api/image',
    };
    expect(await coverOf(WALK, json({ tileSources: [server] }))).toBe(
      'https://iiif.example/image/2/NKM_1932x0114_01.tif/full/full/0/default.jpg',
    );
  });

  it('is no link beside a picture', async () => {
    const data = { panorama: { img: '/small.svg', href: 'https://shop.example/?utm=nb' } };
    expect(await coverOf(WALK, json(data))).toBeNull();
  });

  it('is none of a player’s streams', async () => {
    const data = { media: { slug: 'night-walk', media: [{ url: 'https://files.example/night.m3u8' }] } };
    expect(await coverOf(WALK, json(data))).toBeNull();
  });
});

describe('an address that lacks the slash before it', () => {
  const declared = '<meta property="og:image" content="files/night.jpg">';

  it('means the file that the page shows', async () => {
    const shown = '<article><img src="/files/night.jpg" width="900" height="600"></article>';
    expect(await coverOf(WALK, declared + shown)).toBe('https://walks.example/files/night.jpg');
  });

  it('stays as it is where the page shows no such file', async () => {
    expect(await coverOf(WALK, declared)).toBe('https://walks.example/walks/files/night.jpg');
  });
});

describe('a page that is about nothing', () => {
  it.each([
    'No encontramos esta página | Sendas',
    'Diese Seite existiert nicht',
    'Sidan finns inte – Kommunen',
    'Anmelden | Das Forum',
    'ログイン | 掲示板',
  ])('is called %s', async (title) => {
    const picture = '<main><img src="/lost.jpg" width="1200" height="900"></main>';
    const html = `<!doctype html><title>${title}</title><link rel="preload" as="image" href="/lost.jpg">${picture}`;
    const snapshot = await readText(html, { contentType: 'text/html; charset=utf-8' });
    expect(extractPictures(snapshot).pictures.filter(({ isCover }) => isCover)).toEqual([]);
  });

  it.each([
    'https://shop.example/index.php?route=checkout/cart',
    'https://ride.example/impostazioni/notifiche/',
    'https://ride.example/einstellungen',
  ])('has the address %s', async (url) => {
    const shown = '<main><img src="/gift.jpg" width="1200" height="900"></main>';
    expect(await coverOf(url, shown)).toBeNull();
  });
});
