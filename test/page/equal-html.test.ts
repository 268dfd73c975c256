import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractMeta } from '../../src/resolver/extractors/extract-meta';
import { extractPictures } from '../../src/resolver/extractors/extract-pictures';
import { readText } from './read-text';
import { type WrittenPage, withAttributesOrdered, withGaps, writtenPages } from './rewritten-html';

const pages = writtenPages();
const anyPage = fc.constantFrom(...pages);

/** A loaded machine takes its time; how long is no matter here. */
const RUNS = { numRuns: 120 };
const TIMEOUT_MS = 120_000;

/** The pictures in their order with all their terms, and the facts of the page. */
async function ranked(html: string, url: string) {
  const contentType = 'text/html; charset=utf-8';
  const snapshot = await readText(html, { url, contentType, chunkLength: 100_000 });
  return { ...extractPictures(snapshot), meta: extractMeta(snapshot) };
}

describe('the same page gives the same pictures in the same order', () => {
  it(
    'whatever was read between',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyPage, anyPage, async (page, other) => {
          const first = await ranked(page.html, page.url);
          await ranked(other.html, other.url);
          expect(await ranked(page.html, page.url)).toEqual(first);
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'whatever the order of its attributes',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyPage, fc.integer(), async ({ html, url }, seed) => {
          const reordered = withAttributesOrdered(html, (all) => shuffled(all, seed));
          expect(await ranked(reordered, url)).toEqual(await ranked(html, url));
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it.each([1, 2, 3, 4, 5, 6])('whatever order a script gives its own names, seed %i', async (seed) => {
    const [page] = pages.filter(({ name }) => name === 'lazy-own-sizes');
    const { html, url } = page as WrittenPage;
    const reordered = withAttributesOrdered(html, (all) => shuffled(all, seed));
    expect(await ranked(reordered, url)).toEqual(await ranked(html, url));
  });

  it.each([
    ['comments', '<!-- > " \' <img src="/comment.jpg"> -->'],
    ['white space', ' \n\t '],
  ])(
    'with %s between its tags',
    async (_, gap) => {
      await fc.assert(
        fc.asyncProperty(anyPage, fc.integer({ min: 1, max: 5 }), async ({ html, url }, each) => {
          const spaced = withGaps(html, gap, (place) => place % each === 0);
          expect(await ranked(spaced, url)).toEqual(await ranked(html, url));
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );
});

/** The list in an order that the seed decides. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  return list
    .map((item, index) => ({ item, key: Math.imul(seed ^ (index + 1), 2_654_435_761) >>> 0 }))
    .toSorted((left, right) => left.key - right.key)
    .map(({ item }) => item);
}
