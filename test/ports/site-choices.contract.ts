import { describe, expect, it } from 'vitest';
import type { SiteChoices } from '../../src/ui/services';

const FIRST = { site: 'a.example.org', sourceMethod: 'og', place: 0 };
const SECOND = { site: 'b.example.org', sourceMethod: 'image', place: 3 };

/** What every store of choices must do. */
export function describeSiteChoices(name: string, create: () => SiteChoices): void {
  describe(`${name} remembers choices for sites`, () => {
    it('one for each site, the later one', async () => {
      const choices = create();
      await choices.remember(FIRST);
      await choices.remember(SECOND);
      await choices.remember({ ...FIRST, place: 1 });
      expect(await choices.find(FIRST.site)).toEqual({ ...FIRST, place: 1 });
      expect(await choices.list()).toHaveLength(2);
    });

    it('until it is told to forget', async () => {
      const choices = create();
      await choices.remember(FIRST);
      await choices.remember(SECOND);
      await choices.forget(FIRST.site);
      expect(await choices.find(FIRST.site)).toBeUndefined();
      expect(await choices.list()).toEqual([SECOND]);
    });
  });
}
