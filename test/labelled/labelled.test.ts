import { describe, expect, it } from 'vitest';
import { KNOWN_DISPLACED, KNOWN_MISSES, KNOWN_WRONG } from './known-misses';
import { coverOf, coversOf, labelledPages, spellingOf } from './labelled-page';

const pages = labelledPages();
const isWrong = ({ slug }: { slug: string }) => Object.hasOwn(KNOWN_WRONG, slug);
const isDisplaced = ({ slug }: { slug: string }) => Object.hasOwn(KNOWN_DISPLACED, slug);
const isMissed = ({ slug }: { slug: string }) => Object.hasOwn(KNOWN_MISSES, slug);

describe('labelled pages of many kinds', () => {
  it('are there, with and without a cover', () => {
    expect(pages.length).toBeGreaterThanOrEqual(2_622);
    expect(pages.filter(({ cover }) => cover === null).length).toBeGreaterThanOrEqual(40);
  });

  it.each(pages.filter((page) => !isMissed(page) && !isWrong(page)))(
    '$slug ($kind): $behavior',
    async (page) => {
      const right = [page.cover, ...page.acceptable].map(spellingOf);
      const { first, measured } = await coversOf(page);
      expect(right).toContain(spellingOf(first));
      // Measuring moves pictures, too.
      expect(right.includes(spellingOf(measured))).toBe(!isDisplaced(page));
    },
  );
});

describe('known misses', () => {
  it('are pages that are there', () => {
    const slugs = pages.map(({ slug }) => slug);
    expect(
      Object.keys({ ...KNOWN_MISSES, ...KNOWN_WRONG, ...KNOWN_DISPLACED }).filter(
        (slug) => !slugs.includes(slug),
      ),
    ).toEqual([]);
  });

  it.each(pages.filter(isMissed))('$slug is missed still, else take it off the list', async (page) => {
    const right = [page.cover, ...page.acceptable].map(spellingOf);
    expect(right).not.toContain(spellingOf(await coverOf(page)));
  });

  it.each(pages.filter(isMissed))('$slug names nothing that is plainly wrong', async (page) => {
    expect(page.never.map(spellingOf)).not.toContain(spellingOf(await coverOf(page)));
  });

  it.each(pages.filter(isWrong))('$slug is wrong still, else take it off the list', async (page) => {
    expect(page.never.map(spellingOf)).toContain(spellingOf(await coverOf(page)));
  });
});
