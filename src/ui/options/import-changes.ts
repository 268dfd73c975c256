import type { Settings } from '../../contract/settings/settings';
import { message } from '../i18n/message';
import type { KeptLists } from '../kept-lists';
import type { OptionsServices } from '../services';
import { pick } from './use-settings';
import { withDeadline } from './with-deadline';

/** What a file makes different. */
export interface ImportedChange {
  settings: Partial<Settings>;
  lists: KeptLists;
}

type Way = () => Promise<unknown>;

/**
 * Brings in what a file makes different; resolves with the way back to how it was `before`. What is done already when a
 * store fails is taken back, and the fault is thrown.
 */
export async function importChanges(
  services: OptionsServices,
  imported: ImportedChange,
  before: Settings,
): Promise<() => Promise<void>> {
  const ways: Way[] = [];
  const goBack = async () => {
    for (const way of ways) await withDeadline(way(), message('options_no_answer'));
  };
  try {
    for (const step of stepsOf(services, imported, before))
      ways.unshift(await withDeadline(step(), message('options_no_answer')));
  } catch (fault) {
    await goBack();
    throw fault;
  }
  return goBack;
}

/** Each does its part and answers the way back. */
function* stepsOf(
  { settings, choices, refused }: OptionsServices,
  { settings: change, lists }: ImportedChange,
  before: Settings,
): Iterable<() => Promise<Way>> {
  const sites = lists.choices.map(({ site }) => site);
  if (sites.length > 0)
    yield async () => {
      const known = await choices.find(sites);
      await choices.replace(sites, lists.choices);
      return () => choices.replace(sites, known);
    };
  if (lists.refused.length > 0)
    yield async () => {
      const replaced = await refused.refuse(lists.refused);
      return async () => {
        await refused.accept(lists.refused);
        await refused.refuse(replaced);
      };
    };
  if (Object.keys(change).length > 0)
    yield async () => {
      await settings.write(change);
      return () => settings.write(pick(before, Object.keys(change) as (keyof Settings)[]));
    };
}
