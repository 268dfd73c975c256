import { firstOfEach } from '../contract/first-of-each';
import { MOST_REMEMBERED, type RefusedPicture, type SiteChoice } from '../contract/settings/stored-records';
import { keptListSchemas } from '../contract/settings/stored-records-schema';

/** What the user has told of single sites, as far as it goes into a settings file; the latest first. */
export interface KeptLists {
  choices: readonly SiteChoice[];
  refused: readonly RefusedPicture[];
}

export type ListName = keyof KeptLists;

/** A list of a file that cannot be; `entry` is the place of the first entry that is wrong, from 0, where it is one. */
export interface WrongList {
  name: ListName;
  entry?: number;
}

const LIST_NAMES = Object.keys(keptListSchemas) as ListName[];

/** The lists of a file, each entry once, and those that are wrong. One that is missing is empty. */
export function readLists(file: Readonly<Record<string, unknown>>): KeptLists & { wrong: WrongList[] } {
  const choices = keptListSchemas.choices.safeParse(file.choices ?? []);
  const refused = keptListSchemas.refused.safeParse(file.refused ?? []);
  return {
    choices: firstOfEach(choices.data ?? [], ({ site }) => site),
    refused: firstOfEach(refused.data ?? [], keyOf),
    wrong: LIST_NAMES.flatMap((name) => wrongIn(name, { choices, refused }[name].error?.issues)),
  };
}

function wrongIn(name: ListName, issues: readonly { path: readonly PropertyKey[] }[] = []): WrongList[] {
  const [first] = issues;
  if (first === undefined) return [];
  const [entry] = first.path;
  return [typeof entry === 'number' ? { name, entry } : { name }];
}

/** What of a file's lists is not so already. */
export function newInLists(now: KeptLists, { choices, refused }: KeptLists): KeptLists {
  const known = new Set(now.refused.map(keyOf));
  return {
    choices: choices.filter((choice) => !now.choices.some((other) => isSameChoice(choice, other))),
    refused: refused.filter((picture) => !known.has(keyOf(picture))),
  };
}

/** Those that would hold more than are kept, so that some the user has were forgotten. */
export function listsWithoutRoom(now: KeptLists, added: KeptLists): ListName[] {
  const sites = new Set(added.choices.map(({ site }) => site));
  const counts: Record<ListName, number> = {
    choices: added.choices.length + now.choices.filter(({ site }) => !sites.has(site)).length,
    refused: added.refused.length + now.refused.length,
  };
  return LIST_NAMES.filter((name) => added[name].length > 0 && counts[name] > MOST_REMEMBERED);
}

function isSameChoice(one: SiteChoice, other: SiteChoice): boolean {
  return one.site === other.site && one.sourceMethod === other.sourceMethod && one.place === other.place;
}

function keyOf({ site, url }: RefusedPicture): string {
  return `${site} ${url}`;
}
