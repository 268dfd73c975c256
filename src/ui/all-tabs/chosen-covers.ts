import type { CoverSubject } from '../actions/cover-subject';
import type { ListedPage, PageCovers } from './listed-page';
import type { SaveStates } from './save-state';

/** What is chosen in a list. */
export interface ChosenCovers {
  covers: readonly CoverSubject[];
  /** Each picture once, but for those that are saved already; all of them where all are. */
  toSave: readonly CoverSubject[];
  isAllSaved: boolean;
  /** Covers that another page of the list has, too. */
  sharedCount: number;
}

/** The covers of the pages of a list that are chosen. */
export function chosenCovers(
  pages: readonly ListedPage[],
  coversByKey: ReadonlyMap<string, PageCovers>,
  saved: SaveStates,
): ChosenCovers {
  const covers = pages.flatMap(({ key, isChosen }) => (isChosen ? (coversByKey.get(key)?.shown ?? []) : []));
  const unsaved = covers.filter(({ picture }) => saved.get(picture.url)?.status !== 'saved');
  const isAllSaved = covers.length > 0 && unsaved.length === 0;
  const byUrl = new Map((isAllSaved ? covers : unsaved).map((cover) => [cover.picture.url, cover]));
  const sharedCount = covers.length - new Set(covers.map(({ picture }) => picture.url)).size;
  return { covers, toSave: [...byUrl.values()], isAllSaved, sharedCount };
}
