import type { SiteChoice } from '../../../contract/settings/stored-records';
import { attempt } from '../../actions/attempt';
import { message } from '../../i18n/message';
import type { ActionReport } from '../action-report';
import { allPictures } from '../candidates/pictures';
import type { ScreenState } from '../screen-state';
import type { ShownPicture } from '../cover/shown-picture';
import { choiceOf, isSameChoice } from './site-choice';
import type { RememberedChoice } from './use-site-choice';

export interface Always {
  site: string;
  isOn: boolean;
  /** Remembers the picture in view for the site, or forgets it; can be undone from the report. */
  toggle(): void;
}

interface Parts {
  /** Absent where nothing may be remembered. */
  site: string | undefined;
  state: ScreenState;
  shown: ShownPicture | null;
  remembered: RememberedChoice;
  setReport(report: ActionReport | undefined): void;
  setChosenUrl(url: string | undefined): void;
}

/** What "always use this" means now; undefined where there is nothing to choose or to remember. */
export function alwaysChoice({ site, state, shown, remembered, ...set }: Parts): Always | undefined {
  if (site === undefined || state.screen !== 'ready' || !shown) return undefined;
  if (allPictures(state.result).length < 2) return undefined;
  const before = remembered.choice;
  const mine = choiceOf(site, state.result, shown.candidate);
  const isOn = isSameChoice(mine, before);
  const shownUrl = shown.picture.url;

  async function change(next: SiteChoice | undefined): Promise<boolean> {
    const kept = await attempt(() => remembered.change(mine.site, next), message('popup_always_failed'));
    if (kept.status === 'failed') set.setReport({ action: 'always', tone: 'failed', text: kept.text });
    return kept.status === 'done';
  }

  async function toggle(): Promise<void> {
    // The picture in view stays in view, whatever the site gets next time.
    set.setChosenUrl(shownUrl);
    set.setReport(undefined);
    if (!(await change(isOn ? undefined : mine))) return;
    const text = message(isOn ? 'popup_always_forgotten' : 'popup_always_done', { site: mine.site });
    const remedy = { label: message('popup_undo'), run: () => void takeBack() };
    set.setReport({ action: 'always', tone: 'done', text, remedy });
  }

  async function takeBack(): Promise<void> {
    set.setReport(undefined);
    if (!(await change(before))) return;
    const text = message(before ? 'popup_always_back' : 'popup_always_forgotten', { site: mine.site });
    set.setReport({ action: 'always', tone: 'done', text });
  }

  return { site, isOn, toggle: () => void toggle() };
}
