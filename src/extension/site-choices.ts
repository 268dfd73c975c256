import { siteChoiceSchema } from '../contract/settings/stored-records-schema';
import type { SiteChoice } from '../contract/settings/stored-records';
import type { SiteChoices } from '../ui/services';
import { localStore } from './stored/browser-stores';
import { createStoredList } from './stored/stored-list';
import type { StoredValueParts } from './stored/stored-value';

const MAX_CHOICES = 500;

/** What the user prefers on at most 500 sites, the latest choice first. */
export function createSiteChoices(parts: StoredValueParts = localStore()): SiteChoices {
  const rules = { name: 'site-choices', schema: siteChoiceSchema, maxItems: MAX_CHOICES };
  const choices = createStoredList<SiteChoice>(rules, parts);
  const without = (site: string, all: readonly SiteChoice[]) => all.filter((choice) => choice.site !== site);
  return {
    list: choices.read,
    find: async (site) => (await choices.read()).find((choice) => choice.site === site),
    remember: (choice) => choices.update((now) => [choice, ...without(choice.site, now)]),
    forget: (site) => choices.update((now) => without(site, now)),
  };
}
