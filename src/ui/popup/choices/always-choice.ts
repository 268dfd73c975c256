import type { SiteChoice } from '../../../contract/settings/stored-records';
import type { SourceMethod } from '../../../contract/types';
import { attempt } from '../../actions/attempt';
import { message } from '../../i18n/message';
import { sourceName } from '../../words/picture-words';
import type { ActionReport } from '../action-report';
import { allPictures } from '../candidates/pictures';
import type { ScreenState } from '../screen-state';
import type { ShownPicture } from '../cover/shown-picture';
import { choiceOf, isSameChoice } from './site-choice';
import type { RememberedChoices } from './use-site-choice';

export interface Always {
  /** What it holds for: `example.org`, or a part of it. */
  site: string;
  /** All that it can hold for, the narrowest first. */
  sites: readonly string[];
  isOn: boolean;
  /** Remembers the picture in view for the site, or forgets it; can be undone from the report. */
  toggle(): void;
  /** What it holds for from now on; where it is on, the choice goes along, which can be undone as well. */
  select(site: string): void;
}

interface Parts {
  state: ScreenState;
  shown: ShownPicture | null;
  remembered: RememberedChoices;
  setReport(report: ActionReport | undefined): void;
  setChosenUrl(url: string | undefined): void;
}

/** What "always use this" means now; undefined where there is nothing to choose or to remember. */
export function alwaysChoice({ state, shown, remembered, ...set }: Parts): Always | undefined {
  const { site, sites, choices: before } = remembered;
  if (site === undefined || state.screen !== 'ready' || !shown) return undefined;
  if (allPictures(state.result).length < 2) return undefined;
  const mine = choiceOf(site, state.result, shown.candidate);
  const isOn = before.some((choice) => isSameChoice(mine, choice));
  const shownUrl = shown.picture.url;
  const without = (...left: string[]) => before.filter((choice) => !left.includes(choice.site));
  const inOrder = (choices: readonly SiteChoice[]) =>
    choices.toSorted((left, right) => sites.indexOf(left.site) - sites.indexOf(right.site));

  function report(text: string, remedy?: ActionReport['remedy']): void {
    set.setReport({ action: 'always', tone: 'done', text, ...(remedy && { remedy }) });
  }

  async function keep(choices: readonly SiteChoice[]): Promise<boolean> {
    set.setReport(undefined);
    const kept = await attempt(() => remembered.keep(inOrder(choices)), message('popup_always_failed'));
    if (kept.status === 'failed') set.setReport({ action: 'always', tone: 'failed', text: kept.text });
    return kept.status === 'done';
  }

  async function change(next: readonly SiteChoice[], text: string, heldFor = mine.site): Promise<void> {
    // The picture in view stays in view, whatever the site gets next time.
    set.setChosenUrl(shownUrl);
    if (!(await keep(next))) return;
    remembered.select(heldFor);
    report(text, { label: message('popup_undo'), run: () => void takeBack() });
  }

  async function takeBack(): Promise<void> {
    if (!(await keep(before))) return;
    remembered.select(mine.site);
    report(whatHolds(mine.site, before));
  }

  async function moveTo(other: string): Promise<void> {
    if (!isOn) return remembered.select(other);
    const next = [...without(mine.site, other), { ...mine, site: other }];
    await change(next, doneText(other, mine), other);
  }

  async function toggle(): Promise<void> {
    const others = without(mine.site);
    if (isOn) await change(others, whatHolds(mine.site, others));
    else await change([...others, mine], doneText(mine.site, mine));
  }

  return { site, sites, isOn, toggle: () => void toggle(), select: (other) => void moveTo(other) };
}

/** A choice is of a place and not of a picture, and says so. */
function doneText(site: string, { sourceMethod }: SiteChoice): string {
  return message('popup_always_done', { site, source: sourceName(sourceMethod as SourceMethod) });
}

/** Which choice a page gets now; where none is left, the best again. */
function whatHolds(site: string, [first]: readonly SiteChoice[]): string {
  return first
    ? message('popup_always_back', { site: first.site })
    : message('popup_always_forgotten', { site });
}
