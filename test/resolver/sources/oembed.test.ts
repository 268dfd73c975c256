import { describe, expect, it } from 'vitest';
import { createFakePorts } from '../../ports/fake-ports';
import { articleImage, propertyMeta } from '../../ports/sample-snapshot';
import type { FakeAnswer } from '../../ports/fake-fetch';
import {
  askAbout,
  json,
  link,
  OEMBED,
  OEMBED_LINK,
  PAGE,
  refused,
  text,
  THUMBNAIL,
  thumbnail,
} from './source-answers';

const WITH_LINK = { links: [OEMBED_LINK] };
const ORIGIN = 'https://blog.example.org';

describe('the oEmbed answer of a page that declares no cover', () => {
  it('names a picture that stands above those of the text, and says what the page leaves open', async () => {
    const page = {
      ...WITH_LINK,
      images: [articleImage(0, { src: '/body.jpg', width: '800', height: '600' })],
    };
    const facts = { title: 'A&amp;B', author_name: 'Ann', provider_name: 'Blog' };
    const { pictures, meta, warnings } = await askAbout(page, { [OEMBED]: thumbnail(facts) });
    expect(pictures.pictures.map(({ url }) => url)).toEqual([THUMBNAIL, `${ORIGIN}/body.jpg`]);
    expect(pictures.pictures[0]).toMatchObject({ source_method: 'oembed', isCover: true });
    expect(meta).toEqual({ title: 'A&B', author: 'Ann', site_name: 'Blog' });
    expect(warnings).toEqual([]);
  });

  it('makes one candidate with the same picture of the text, in whatever size', async () => {
    const body = 'https://cdn.example.org/thumb-1200x800.jpg';
    const page = { ...WITH_LINK, images: [articleImage(0, { src: body })] };
    const { pictures } = await askAbout(page, { [OEMBED]: thumbnail() });
    expect(pictures.pictures).toMatchObject([{ sources: ['oembed', 'image'] }]);
  });

  it('of a photo is the photo, then its thumbnail', async () => {
    const photo = { type: 'photo', url: 'https://cdn.example.org/photo.jpg', width: 2000, height: 1000 };
    const { found } = await askAbout(WITH_LINK, { [OEMBED]: thumbnail(photo) });
    expect(found).toEqual([photo.url, THUMBNAIL]);
  });

  it('that names a tiny thumbnail names no cover', async () => {
    const tiny = { thumbnail_width: 96, thumbnail_height: 96 };
    const { pictures } = await askAbout(WITH_LINK, { [OEMBED]: thumbnail(tiny) });
    expect(pictures.pictures).toMatchObject([{ url: THUMBNAIL, isCover: false }]);
  });

  it('is asked for once, by GET, within a byte budget', async () => {
    const second = link({ rel: ['alternate'], type: 'text/json+oembed', href: '/other?url=x' });
    const { ports } = await askAbout({ links: [OEMBED_LINK, second] }, { [OEMBED]: thumbnail() });
    expect(ports.fetch.requests).toMatchObject([{ url: OEMBED, method: 'GET', maxBytes: 262_145 }]);
  });

  it('that names no picture is no fault', async () => {
    const { found, warnings } = await askAbout(WITH_LINK, {
      [OEMBED]: json({ type: 'link', version: '1.0' }),
    });
    expect({ found, warnings }).toEqual({ found: [], warnings: [] });
  });
});

describe('no oEmbed answer is asked for', () => {
  it.each([
    [
      'by a page that declares its cover',
      { ...WITH_LINK, metas: [propertyMeta('og:image', '/cover.jpg')] },
      {},
    ],
    ['by a page without a link to one', {}, {}],
    [
      'where the platform was asked at this address already',
      WITH_LINK,
      { asked: [`${ORIGIN}/oembed?format=json`] },
    ],
  ])('%s', async (_why, page, options) => {
    expect((await askAbout(page, { [OEMBED]: thumbnail() }, options)).requests).toEqual([]);
  });

  it('but a logo that the page declares is no cover', async () => {
    const page = { ...WITH_LINK, metas: [propertyMeta('og:image', '/img/logo.png')] };
    expect((await askAbout(page, { [OEMBED]: thumbnail() })).requests).toEqual([OEMBED]);
  });
});

describe('an oEmbed answer that is of no use', () => {
  const LONG = text(`{"type":"rich","thumbnail_url":"${THUMBNAIL}"}${' '.repeat(10_000_000)}`);
  it.each<[string, FakeAnswer]>([
    ['a login page', { contentType: 'text/html', body: new TextEncoder().encode('<!doctype html><form>') }],
    ['an error as JSON', json({ error: 'Sign in first.' })],
    ['a list', json([{ type: 'photo' }])],
    ['fields of other types', json({ type: 7, thumbnail_url: { href: THUMBNAIL } })],
    ['nothing', text('')],
    ['half of an answer', text(`{"type":"rich","thumbnail_url":"${THUMBNAIL}"`)],
    ['a status', { ...thumbnail(), status: 403 }],
    ['ten megabytes that nobody announced', { ...LONG, contentLength: null }],
    ['ten megabytes', LONG],
  ])('%s is a warning, and the run goes on', async (_what, answer) => {
    const { found, warnings, ports } = await askAbout(WITH_LINK, { [OEMBED]: answer });
    expect(found).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'SOURCE_FAILED', step: 'collect', url: OEMBED }]);
    expect(ports.fetch.bytesRead.get(OEMBED) ?? 0).toBeLessThan(263_000);
  });

  it('that says that it is too long is not read at all', async () => {
    const { ports } = await askAbout(WITH_LINK, { [OEMBED]: LONG });
    expect(ports.fetch.bytesRead.get(OEMBED)).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/relative.jpg',
    'thumb.jpg',
    'https://',
    PAGE,
    `https://cdn.example.org/${'a'.repeat(5_000)}.jpg`,
  ])('names no picture by %j', async (thumbnail_url) => {
    expect((await askAbout(WITH_LINK, { [OEMBED]: thumbnail({ thumbnail_url }) })).found).toEqual([]);
  });

  it('names no picture of the local network', async () => {
    const router = 'http://192.168.0.1/p.jpg';
    const answers = { [OEMBED]: thumbnail({ thumbnail_url: router }), [router]: refused('private_address') };
    expect((await askAbout(WITH_LINK, answers)).found).toEqual([]);
  });

  it('that comes too late is given up', async () => {
    const ports = createFakePorts({});
    ports.fetch.answers.set(OEMBED, {
      ...thumbnail(),
      until: Promise.resolve().then(() => ports.clock.advance(4_000)),
    });
    const { found, warnings } = await askAbout(WITH_LINK, {}, { ports });
    expect(found).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'SOURCE_FAILED', message: expect.stringContaining('too long') }]);
  });

  it('keeps text of any length and kind out of the facts', async () => {
    const title = `\u202e${'x'.repeat(100_000)}`;
    const { meta } = await askAbout(WITH_LINK, { [OEMBED]: thumbnail({ title, author_name: ' ' }) });
    expect(meta).toEqual({ title: 'x'.repeat(300) });
  });
});

describe('an oEmbed answer on a host that is not granted', () => {
  const answers = { [OEMBED]: refused('permission_required', ORIGIN) };

  it('is a word to the user where the page has nothing better', async () => {
    const { warnings, failures, requests } = await askAbout(WITH_LINK, answers);
    expect(warnings).toMatchObject([{ code: 'PERMISSION_REQUIRED', url: ORIGIN }]);
    expect(failures).toMatchObject([{ reason: 'permission_required', origin: ORIGIN }]);
    expect(requests).toEqual([]);
  });

  it('is passed over where the page shows pictures', async () => {
    const page = {
      ...WITH_LINK,
      images: [articleImage(0, { src: '/body.jpg', width: '800', height: '600' })],
    };
    const { warnings, failures } = await askAbout(page, answers);
    expect({ warnings, failures }).toEqual({ warnings: [], failures: [] });
  });

  it('is not named at all where it may never be asked', async () => {
    const { warnings, requests } = await askAbout(WITH_LINK, { [OEMBED]: refused('private_address') });
    expect({ warnings, requests }).toEqual({ warnings: [], requests: [] });
  });
});
