import { describe, expect, it } from 'vitest';
import { resolveCover } from '../../src/resolver/resolve-cover';
import type { ResolveRequest } from '../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import { createFakePageReader } from '../ports/fake-page-reader';
import { createFakePorts } from '../ports/fake-ports';
import { articleImage } from '../ports/sample-snapshot';
import { jpeg } from './video-answers';

const PAGE = 'https://news.example.org/story';
const CDN = 'https://cdn.example.org';
const LARGEST = `${CDN}/p.jpg?w=1600`;

async function filesOf(attributes: Record<string, string>) {
  const body = await jpeg(1600, 900);
  const ports = createFakePorts({ [LARGEST]: { body }, [PAGE]: { status: 200 } });
  const pages = createFakePageReader({ [PAGE]: { images: [articleImage(0, attributes)] } });
  const request: ResolveRequest = {
    requestId: '1',
    url: PAGE,
    options: DEFAULT_OPTIONS,
    caller: { kind: 'user', privateWindow: false },
  };
  const fetch = { ...ports.fetch, isAllowed: (url: string) => !url.includes('//192.168.') };
  const { best } = await resolveCover(request, { ...ports, fetch, pages });
  return { best, asked: ports.fetch.requests.map(({ url }) => url) };
}

const srcsetOf = (...widths: number[]) =>
  widths.map((width) => `${CDN}/p.jpg?w=${width} ${width}w`).join(', ');
const widthsOf = ({ variants = [] }: { variants?: Array<{ width: number | null }> }) =>
  variants.map(({ width }) => width);

describe('a picture whose srcset names several files', () => {
  it('lists the smaller ones under the largest, by the widths that the page tells', async () => {
    const { best } = await filesOf({ srcset: srcsetOf(320, 1600, 640) });
    expect(best).toMatchObject({ url: LARGEST, width: 1600, height: 900 });
    expect(best.variants).toEqual([
      { url: `${CDN}/p.jpg?w=640`, width: 640, height: null },
      { url: `${CDN}/p.jpg?w=320`, width: 320, height: null },
    ]);
  });

  it('asks for none of them', async () => {
    const { asked } = await filesOf({ srcset: srcsetOf(320, 1600, 640) });
    expect(asked).toContain(LARGEST);
    expect(asked.filter((url) => /w=(?:320|640)$/.test(url))).toEqual([]);
  });

  it('lists those that a script keeps as well, each width once', async () => {
    const srcset = srcsetOf(320, 1600);
    const { best } = await filesOf({
      srcset,
      'data-srcset': `${srcset}, ${CDN}/other.jpg 320w, ${CDN}/p.jpg?w=800 800w`,
    });
    expect(widthsOf(best)).toEqual([800, 320]);
  });

  it('leaves out what tells no width, or one that no picture has', async () => {
    const { best } = await filesOf({
      srcset: `${srcsetOf(1600, 640)}, ${CDN}/q.jpg 2x, ${CDN}/r.jpg 0w, ${CDN}/s.jpg 99999w`,
    });
    expect(widthsOf(best)).toEqual([640]);
  });

  it('lists eleven of them at most', async () => {
    const { best } = await filesOf({
      srcset: srcsetOf(...Array.from({ length: 16 }, (_, i) => 100 * (i + 1))),
    });
    expect(widthsOf(best)).toEqual([1500, 1400, 1300, 1200, 1100, 1000, 900, 800, 700, 600, 500]);
  });

  it('names none on a local network', async () => {
    const local = 'http://192.168.1.1/p.jpg?w=1500';
    const { best } = await filesOf({ srcset: `${srcsetOf(1600, 640)}, ${local} 1500w` });
    expect(widthsOf(best)).toEqual([640]);
    const shown = await filesOf({ src: LARGEST, width: '1600', srcset: `${local} 1500w` });
    expect(shown.best).not.toHaveProperty('variants');
    expect(JSON.stringify(shown.best)).not.toContain('192.168');
  });
});
