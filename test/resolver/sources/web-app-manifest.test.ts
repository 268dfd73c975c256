import { describe, expect, it } from 'vitest';
import type { FakeAnswer } from '../../ports/fake-fetch';
import { articleImage } from '../../ports/sample-snapshot';
import {
  askAbout,
  json,
  link,
  MANIFEST,
  MANIFEST_LINK,
  OEMBED,
  OEMBED_LINK,
  refused,
  text,
  thumbnail,
} from './source-answers';

const APP = { links: [MANIFEST_LINK] };
const HOME = {
  ...APP,
  url: 'https://blog.example.org/?utm_source=feed',
  baseUrl: 'https://blog.example.org/',
};
const ICON = { src: 'icon.png', sizes: '192x192' };
const SCREENSHOT = { src: '/shots/wide.png', sizes: '1280x720', label: 'The list' };

describe('the web app manifest of a page with nothing but icons', () => {
  it('adds the app’s icons, the largest first and those for masks last, none of them a cover', async () => {
    const icons = [
      ICON,
      { src: 'mono.png', sizes: '900x900', purpose: 'monochrome' },
      { src: 'mask.png', sizes: '1024x1024', purpose: 'maskable' },
      { src: 'both.png', sizes: '48x48 512x512', purpose: 'maskable any' },
    ];
    const { pictures, found, warnings } = await askAbout(APP, { [MANIFEST]: json({ icons }) });
    const names = found.map((url) => url.replace('https://blog.example.org/app/', ''));
    expect(names).toEqual(['both.png', 'icon.png', 'mask.png', 'mono.png']);
    expect(pictures.pictures.some(({ isCover }) => isCover)).toBe(false);
    expect(pictures.pictures[0]).toMatchObject({ source_method: 'manifest', declaredWidth: 512 });
    expect(warnings).toEqual([]);
  });

  it.each([
    [HOME.url, '../?source=pwa'],
    ['https://blog.example.org/?view=all', '/?view=all'],
  ])('gives the page that the app starts with a screenshot for a cover: %s', async (url, start_url) => {
    const manifest = { start_url, icons: [ICON], screenshots: [SCREENSHOT] };
    const { pictures } = await askAbout({ ...APP, url }, { [MANIFEST]: json(manifest) });
    expect(pictures.pictures[0]).toMatchObject({
      url: 'https://blog.example.org/shots/wide.png',
      isCover: true,
    });
  });

  it.each([
    ['another page', APP, '/'],
    ['a page that a parameter names', { ...HOME, url: 'https://blog.example.org/?p=7' }, '/?source=pwa'],
    ['a page of which it says nothing', HOME, undefined],
    ['a page of another host', HOME, 'https://app.example.org/'],
  ])('gives %s no cover', async (_which, page, start_url) => {
    const { pictures } = await askAbout(page, { [MANIFEST]: json({ start_url, screenshots: [SCREENSHOT] }) });
    expect(pictures.pictures).toMatchObject([{ source_method: 'manifest', isCover: false }]);
  });

  it('is read as far as it makes sense', async () => {
    const icons = [
      null,
      7,
      { sizes: '1x1' },
      { ...ICON, sizes: 5, purpose: {} },
      { src: 'javascript:alert(1)' },
      { src: '' },
    ];
    const { found } = await askAbout(APP, {
      [MANIFEST]: json({ icons, screenshots: 'none', start_url: [] }),
    });
    expect(found).toEqual(['https://blog.example.org/app/icon.png']);
  });

  it('with a great many icons adds a few', async () => {
    const icons = Array.from({ length: 3_000 }, (_, index) => ({ src: `${index}.png` }));
    expect((await askAbout(APP, { [MANIFEST]: json({ icons }) })).found).toHaveLength(32);
  });

  it('adds no picture of the local network', async () => {
    const router = 'http://router.local/i.png';
    const answers = { [MANIFEST]: json({ icons: [{ src: router }] }), [router]: refused('private_address') };
    expect((await askAbout(APP, answers)).found).toEqual([]);
  });

  it.each<[string, FakeAnswer]>([
    ['a page', text('<!doctype html>')],
    ['a status', { status: 404 }],
    ['ten megabytes', { body: new Uint8Array(10_000_000).fill(32), contentLength: null }],
  ])('that is %s is a warning', async (_what, answer) => {
    const { found, warnings, ports } = await askAbout(APP, { [MANIFEST]: answer });
    expect(found).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'SOURCE_FAILED', url: MANIFEST }]);
    expect(ports.fetch.bytesRead.get(MANIFEST) ?? 0).toBeLessThan(132_000);
  });

  it.each([
    ['a list', json([])],
    ['null', json(null)],
    ['on a host that is not granted', refused('permission_required', 'https://blog.example.org')],
  ])('that is %s is passed over', async (_what, answer) => {
    const { found, warnings } = await askAbout(APP, { [MANIFEST]: answer });
    expect({ found, warnings }).toEqual({ found: [], warnings: [] });
  });
});

describe('no web app manifest is asked for', () => {
  it.each([
    [
      'by a page with a picture',
      { ...APP, images: [articleImage(0, { src: '/b.jpg', width: '800', height: '600' })] },
    ],
    ['on another host', { links: [link({ rel: ['manifest'], href: 'https://cdn.example.org/m.json' })] }],
    ['by a page with an oEmbed answer', { links: [MANIFEST_LINK, OEMBED_LINK] }],
  ])('%s', async (_why, page) => {
    const { requests } = await askAbout(page, { [OEMBED]: thumbnail() });
    expect(requests.filter((url) => url !== OEMBED)).toEqual([]);
  });
});
