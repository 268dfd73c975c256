import { describe, expect, it } from 'vitest';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import { resolveCover } from '../../src/resolver/resolve-cover';
import type { Caller, ResolveRequest } from '../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import { createFakePageReader } from '../ports/fake-page-reader';
import { createFakePorts } from '../ports/fake-ports';
import { articleImage, propertyMeta } from '../ports/sample-snapshot';
import { jpeg } from './video-answers';

const CARD = 'https://cdn.example.org/a7f3.jpg';
const USER: Caller = { kind: 'user', privateWindow: false };
const pageUrl = (name: string) => `https://news.example.org/${name}`;
const bodyOf = (name: string) => `https://cdn.example.org/${name}.jpg`;

/** Pages that all declare one picture and show one of their own. */
async function setUp(names: string[]) {
  const pages = Object.fromEntries(names.map((name) => [pageUrl(name), pageWith(name)]));
  const bodies = await Promise.all(
    names.map(async (name) => [bodyOf(name), { body: await jpeg(1400, 900) }]),
  );
  const ports = createFakePorts({ [CARD]: { body: await jpeg(1200, 630) }, ...Object.fromEntries(bodies) });
  return { ...ports, pages: createFakePageReader(pages) };
}

function pageWith(name: string): Partial<PageSnapshot> {
  return {
    title: `The ${name} story`,
    metas: [propertyMeta('og:image', CARD)],
    images: [articleImage(0, { src: bodyOf(name), width: '1400', height: '900', alt: `The ${name} story` })],
  };
}

async function bestOf(names: string[], caller: Caller = USER): Promise<string[]> {
  const ports = await setUp(names);
  const best: string[] = [];
  for (const name of names) {
    const request: ResolveRequest = { requestId: '1', url: pageUrl(name), options: DEFAULT_OPTIONS, caller };
    best.push((await resolveCover(request, ports)).best.url);
  }
  return best;
}

describe('a picture that page after page of a site declares', () => {
  it('loses to what the third page shows itself', async () => {
    expect(await bestOf(['first', 'second', 'third'])).toEqual([CARD, CARD, bodyOf('third')]);
  });

  it('is trusted again and again on one page', async () => {
    expect(await bestOf(['first', 'first', 'first'])).toEqual([CARD, CARD, CARD]);
  });

  it('is not remembered from private windows', async () => {
    const caller: Caller = { kind: 'user', privateWindow: true };
    expect(await bestOf(['first', 'second', 'third'], caller)).toEqual([CARD, CARD, CARD]);
  });
});
