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
      expect(await choices.find([FIRST.site])).toEqual([{ ...FIRST, place: 1 }]);
      expect(await choices.list()).toHaveLength(2);
    });

    it('until it is told to forget', async () => {
      const choices = create();
      await choices.remember(FIRST);
      await choices.remember(SECOND);
      await choices.forget(FIRST.site);
      expect(await choices.find([FIRST.site])).toEqual([]);
      expect(await choices.list()).toEqual([SECOND]);
    });

    it('and finds them in the order they are asked for', async () => {
      const choices = create();
      await choices.remember(FIRST);
      await choices.remember(SECOND);
      const sites = [SECOND.site, 'c.example.org', FIRST.site];
      expect(await choices.find(sites)).toEqual([SECOND, FIRST]);
    });

    it('and puts others in the place of some in one step', async () => {
      const choices = create();
      await choices.remember(FIRST);
      await choices.remember(SECOND);
      const part = { ...FIRST, site: `${FIRST.site}/blog` };
      await choices.replace([FIRST.site, part.site], [part]);
      expect(await choices.find([FIRST.site, part.site, SECOND.site])).toEqual([part, SECOND]);
    });
  });
}
