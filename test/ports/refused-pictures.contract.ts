import { describe, expect, it } from 'vitest';
import type { RefusedPictures } from '../../src/ui/services';

const CARD = { site: 'a.example.org', url: 'https://cdn.example.org/card.jpg', otherUrls: [] };
const OTHER = { ...CARD, url: 'https://cdn.example.org/other.jpg' };

/** What every store of refused pictures must do. */
export function describeRefusedPictures(name: string, create: () => RefusedPictures): void {
  describe(`${name} remembers refused pictures`, () => {
    it('the latest first, each once', async () => {
      const refused = create();
      for (const picture of [CARD, OTHER, CARD]) await refused.refuse([picture]);
      expect(await refused.list()).toEqual([CARD, OTHER]);
    });

    it('for each site by itself', async () => {
      const refused = create();
      const elsewhere = { ...CARD, site: 'b.example.org' };
      await refused.refuse([CARD]);
      await refused.refuse([elsewhere]);
      expect(await refused.accept([CARD])).toEqual([CARD]);
      expect(await refused.list()).toEqual([elsewhere]);
    });

    it('until one of their files is accepted, in whatever size, and tells what that was', async () => {
      const refused = create();
      const small = 'https://cdn.example.org/card.jpg?w=300';
      await refused.refuse([{ ...OTHER, otherUrls: ['https://cdn.example.org/card.jpg?w=1200'] }]);
      expect(await refused.accept([{ ...CARD, url: small }])).toHaveLength(1);
      expect(await refused.list()).toEqual([]);
      expect(await refused.accept([CARD])).toEqual([]);
    });

    it('several in one step, and tells which of those it had they take the place of', async () => {
      const refused = create();
      const elsewhere = { ...CARD, site: 'b.example.org' };
      await refused.refuse([CARD, elsewhere]);
      const wider = { ...CARD, otherUrls: ['https://cdn.example.org/card.jpg?w=1200'] };
      expect(await refused.refuse([wider, OTHER])).toEqual([CARD]);
      expect(await refused.list()).toEqual([wider, OTHER, elsewhere]);
      expect(await refused.accept([wider, OTHER])).toEqual([wider, OTHER]);
      expect(await refused.list()).toEqual([elsewhere]);
    });
  });
}
