import type { SiteChoice } from '../../contract/settings/stored-records';
import type { CoverSubject } from '../actions/cover-subject';
import { coversOf, type ListedPage } from './listed-page';

/** A picture to be saved, and the pages whose cover it is. */
export interface PictureToSave {
  keys: readonly string[];
  cover: CoverSubject;
}

/** What is chosen in a list. */
export interface ChosenCovers {
  covers: readonly CoverSubject[];
  /** Each picture once, but for those that are saved already; all of them where all are. */
  toSave: readonly PictureToSave[];
  isAllSaved: boolean;
}

/** The pages of a list that are chosen and have a cover. */
export function chosenCovers(pages: readonly ListedPage[], choices: readonly SiteChoice[]): ChosenCovers {
  const chosen = pages.flatMap((page) => {
    const cover = page.isChosen ? coversOf(page, choices)?.shown : undefined;
    return cover ? [{ page, cover }] : [];
  });
  const unsaved = chosen.filter(({ page }) => page.saved.status !== 'saved');
  const isAllSaved = chosen.length > 0 && unsaved.length === 0;
  const toSave = new Map<string, { keys: string[]; cover: CoverSubject }>();
  for (const { page, cover } of isAllSaved ? chosen : unsaved) {
    const known = toSave.get(cover.picture.url);
    if (known) known.keys.push(page.key);
    else toSave.set(cover.picture.url, { keys: [page.key], cover });
  }
  return { covers: chosen.map(({ cover }) => cover), toSave: [...toSave.values()], isAllSaved };
}
