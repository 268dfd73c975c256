import { siteChoiceSchema } from '../contract/settings/stored-records-schema';
import { MOST_REMEMBERED, type SiteChoice } from '../contract/settings/stored-records';
import type { SiteChoices } from '../ui/services';
import { localStore } from './stored/browser-stores';
import { createStoredList } from './stored/stored-list';
import type { StoredValueParts } from './stored/stored-value';

/** What the user prefers on at most 500 sites, the latest choice first. */
export function createSiteChoices(parts: StoredValueParts = localStore()): SiteChoices {
  const rules = { name: 'site-choices', schema: siteChoiceSchema, maxItems: MOST_REMEMBERED };
  const choices = createStoredList<SiteChoice>(rules, parts);
  const replace = (sites: readonly string[], next: readonly SiteChoice[]) =>
    choices.update((now) => [...next, ...now.filter(({ site }) => !sites.includes(site))]);
  return {
    list: choices.read,
    async find(sites) {
      const all = await choices.read();
      return sites.flatMap((site) => all.find((choice) => choice.site === site) ?? []);
    },
    remember: (choice) => replace([choice.site], [choice]),
    forget: (site) => replace([site], []),
    replace,
  };
}
