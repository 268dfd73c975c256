import { parseUrl } from '../../contract/parse-url';
import type { SiteChoice } from '../../contract/settings/stored-records';
import type { ImageCandidate } from '../../contract/types';
import type { CoverSubject } from '../actions/cover-subject';
import { coverGroups, isThere } from '../popup/candidates/cover-groups';
import { coverSubject } from '../popup/cover/cover-subject';
import { shownPicture } from '../popup/cover/shown-picture';
import { pageTitle } from '../popup/page-facts';
import type { ScreenState } from '../popup/screen-state';
import { sitesOf } from '../popup/choices/site-choice';
import type { PendingTarget } from '../services';

/** A page whose cover is wanted: that of a tab, or an address that was written. */
export interface WantedPage {
  url: string;
  /** Empty where nobody has told it. */
  title: string;
  /** Absent where no tab shows it, or none any more. */
  tabId?: number | undefined;
  /** The tab sleeps, so that its page is fetched like any other. */
  isAsleep: boolean;
  isWritten: boolean;
}

export interface ListedPage extends WantedPage {
  /** One page stands in the list once. */
  key: string;
  run: 'waiting' | 'running' | 'done' | 'stopped';
  /** The user asked for it once more, so nothing that is remembered answers. */
  isAnew: boolean;
  /** As the popup would show it. */
  screen: ScreenState;
  /** The picture that was picked in place of the best; absent where none was. */
  pickedUrl?: string;
  /** Whether it is among those to be saved and copied. */
  isChosen: boolean;
}

/** A fragment that chooses a part of the page, and not one of an app's views: `#!/inbox`, `#/inbox`. */
const PART = /#(?![!/]).*$/s;

/** The same for each way to write the address of a page. */
export function keyOf(url: string): string {
  return (parseUrl(url)?.href ?? url).replace(PART, '');
}

/** What the resolver is asked: the page as it stands in its tab, where it can be read there. */
export function targetOf({ url, tabId, isAsleep }: WantedPage): PendingTarget {
  const inTab = tabId === undefined || isAsleep ? {} : { tabId };
  return { url, kind: 'page', privateWindow: false, ...inTab };
}

export function titleOf({ screen, url, title }: ListedPage): string {
  const tab = { id: 0, url, title, privateWindow: false };
  const target = { url, kind: 'page', privateWindow: false } as const;
  return pageTitle(screen, title === '' ? { kind: 'target', target } : { kind: 'tab', tab });
}

/** Its cover, and those that may take its place, in their order. */
export interface PageCovers {
  /** With its page, for actions: the picked one, else what the user lets its site have always, else the best. */
  shown: CoverSubject;
  all: readonly ImageCandidate[];
  /** Its place among them, from 0; −1 where it is none of them. */
  place: number;
}

/** Of each page that has some, by its key. */
export function coversByKey(
  pages: readonly ListedPage[],
  choices: readonly SiteChoice[],
): ReadonlyMap<string, PageCovers> {
  return new Map(
    pages.flatMap((page) => {
      const covers = coversOf(page, choices);
      return covers ? [[page.key, covers] as const] : [];
    }),
  );
}

/** Null where there is no cover. */
function coversOf(page: ListedPage, choices: readonly SiteChoice[]): PageCovers | null {
  const { screen, url, pickedUrl } = page;
  if (screen.screen !== 'ready') return null;
  const remembered = sitesOf(url).flatMap((site) => choices.find((choice) => choice.site === site) ?? []);
  const shown = shownPicture(screen, pickedUrl, remembered);
  if (!shown) return null;
  const all = coverGroups(screen.result).covers.filter(isThere);
  return {
    shown: coverSubject(screen.result, shown, titleOf(page)),
    all,
    place: all.findIndex((one) => one.url === shown.candidate.url),
  };
}
