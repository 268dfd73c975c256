import { describe, expect, it } from 'vitest';
import { extractMeta } from '../../src/resolver/extractors/extract-meta';
import { extractPictures, type RankedPicture } from '../../src/resolver/extractors/extract-pictures';
import { type PageCase, pageCases, readPageCase } from './page-case';

const cases = pageCases();

/** The cases that say something of one kind. */
function casesWith(key: keyof PageCase): PageCase[] {
  return cases.filter((page) => page[key] !== undefined);
}

async function picturesOf(page: PageCase): Promise<RankedPicture[]> {
  return extractPictures(await readPageCase(page)).pictures;
}

describe('small pages of one behavior each', () => {
  it('are there', () => {
    expect(cases.length).toBeGreaterThan(80);
  });

  it.each(cases)('$name: $behavior', async (page) => {
    const pictures = await picturesOf(page);
    expect(pictures.find(({ isCover }) => isCover)?.url ?? null).toBe(page.cover);
  });

  it.each(cases)(
    '$name: the terms of each picture add up to its points, and points descend',
    async (page) => {
      const pictures = await picturesOf(page);
      const sums = pictures.map(({ bonuses }) => bonuses.reduce((sum, { points }) => sum + points, 0));
      expect(pictures.map(({ points }) => points)).toEqual(sums);
      expect(sums).toEqual(sums.toSorted((left, right) => right - left));
    },
  );

  it.each(casesWith('source_method'))('$name: the cover says how it was found', async (page) => {
    const [best] = await picturesOf(page);
    expect(best?.source_method).toBe(page.source_method);
  });

  it.each(casesWith('sources'))('$name: the cover keeps every source', async (page) => {
    const [best] = await picturesOf(page);
    expect(best?.sources).toEqual(page.sources);
  });

  it.each(casesWith('variants'))('$name: keeps the other files of the cover below it', async (page) => {
    const [best] = await picturesOf(page);
    expect(best?.variants.map(({ url }) => url)).toEqual(page.variants);
  });

  it.each(casesWith('listed'))('$name: lists what is no cover', async (page) => {
    const urls = (await picturesOf(page)).map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(page.listed ?? []));
  });

  it.each(casesWith('unlisted'))('$name: leaves out what is no picture of the page', async (page) => {
    const urls = (await picturesOf(page)).map(({ url }) => url);
    expect(urls.filter((url) => page.unlisted?.includes(url))).toEqual([]);
  });

  it.each(casesWith('count'))('$name: lists so many pictures', async (page) => {
    expect(await picturesOf(page)).toHaveLength(page.count ?? -1);
  });

  it.each(casesWith('warning'))('$name: says what is wrong with the page', async (page) => {
    const { warnings } = extractPictures(await readPageCase(page));
    expect(warnings.map(({ code }) => code)).toEqual([page.warning]);
  });

  it.each(casesWith('declared'))('$name: knows the sizes that the page claims', async (page) => {
    const pictures = await picturesOf(page);
    const sizes = pictures.map(({ url, declaredWidth, declaredHeight }) => [
      url,
      [declaredWidth, declaredHeight],
    ]);
    expect(Object.fromEntries(sizes)).toMatchObject(page.declared ?? {});
  });
});

describe('what a page says of itself', () => {
  it.each(casesWith('meta'))('$name', async (page) => {
    expect(extractMeta(await readPageCase(page))).toEqual(page.meta);
  });

  it.each(casesWith('metaTitleStart'))('$name: a hostile title', async (page) => {
    const { title = '' } = extractMeta(await readPageCase(page));
    expect(title.startsWith(page.metaTitleStart ?? '-')).toBe(true);
    expect(title.length).toBeLessThanOrEqual(page.metaTitleMaxLength ?? 0);
  });
});
