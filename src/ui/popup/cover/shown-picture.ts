import type { SiteChoice } from '../../../contract/settings/stored-records';
import type { ImageCandidate } from '../../../contract/types';
import { findShown } from '../candidates/pictures';
import type { ScreenState } from '../screen-state';
import { chosenBy } from '../choices/site-choice';

export interface ShownPicture {
  picture: ImageCandidate;
  /** The candidate that the picture is a file of. */
  candidate: ImageCandidate;
  /** Who wanted it rather than the best. */
  chosenBy: 'nobody' | 'user' | 'site';
}

/**
 * The chosen picture while the answer still has it, else the one remembered for the site, else the best; while
 * waiting, the best known so far. Null where there is none.
 */
export function shownPicture(
  state: ScreenState,
  chosenUrl: string | undefined,
  remembered: readonly SiteChoice[],
): ShownPicture | null {
  if (state.screen === 'loading')
    return state.known && { picture: state.known, candidate: state.known, chosenBy: 'nobody' };
  if (state.screen !== 'ready') return null;
  const { result } = state;
  const chosen = findShown(result, chosenUrl);
  if (chosen) return { ...chosen, chosenBy: chosen.picture.url === result.best.url ? 'nobody' : 'user' };
  const usual = chosenBy(remembered, result) ?? result.best;
  return { picture: usual, candidate: usual, chosenBy: usual.url === result.best.url ? 'nobody' : 'site' };
}
