import { withoutFragment } from '../../resolver/url/without-fragment';
import type { CurrentTab, PageListener, TabNews, Tabs } from '../../ui/services';
import { createLoadedAnew, type DocumentStart } from './loaded-anew';
import { createSettling } from './settle';

export interface FollowParts {
  tabs: Pick<Tabs, 'current'>;
  /**
   * Calls back at each news that the browser tells without permission for the tabs: `detail` is perhaps another
   * address, `permission` a grant or a click on the toolbar icon. Call the answer to stop.
   */
  listen(onNews: (news: TabNews) => void): () => void;
  startOf: DocumentStart;
  view: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Tells the listener which page is in front, and when to ask for its cover: at once for another tab, after a
 * moment's rest for a page on its way. While nobody sees the view it does nothing, and catches up afterwards.
 */
export function followTab({ tabs, listen, startOf, view }: FollowParts, listener: PageListener): () => void {
  let isOver = false;
  let looks = 0;
  let isUrgent = false;
  let isOwed = false;
  let isAnewOwed = false;
  let wasMissed = false;
  /** Once a page is enough: some titles count messages. */
  let renaming: 'none' | 'noticed' | 'over' = 'none';
  const isLoadedAnew = createLoadedAnew(startOf);
  const settling = createSettling(() => void rest());
  const isHidden = () => view.visibilityState === 'hidden';

  async function rest(): Promise<void> {
    const isRenamed = renaming === 'noticed';
    if (isRenamed) renaming = 'over';
    isOwed = false;
    const rested = listener.seen();
    const isAnew = await isLoadedAnew(rested);
    if (isOver || isOtherPage(listener.seen(), rested)) return;
    isAnewOwed ||= isRenamed || isAnew;
    if (isHidden()) {
      isOwed = true;
      wasMissed = true;
      return;
    }
    listener.onRest(isAnewOwed);
    isAnewOwed = false;
  }

  async function look(): Promise<void> {
    looks += 1;
    const mine = looks;
    const tab = await frontTab(tabs);
    wasMissed ||= isHidden();
    // A later look knows better, and was told what this one owes.
    if (isOver || mine !== looks || isHidden()) return;
    const before = listener.seen();
    const isOther = isOtherPage(tab, before);
    if (isOther) {
      renaming = 'none';
      isAnewOwed = false;
      listener.onPage(tab);
    } else if (!isOwed && renaming === 'none' && isRenamed(tab, before)) {
      renaming = 'noticed';
    }
    isOwed ||= isOther || renaming === 'noticed' || tab?.url !== before?.url || hasArrived(tab, before);
    const act = isUrgent ? settling.finish : settling.stir;
    isUrgent = false;
    if (isOwed) act();
  }

  function hear(news: TabNews): void {
    // A page that stays hidden says nothing new by loading.
    const isSeen = listener.seen()?.url !== undefined;
    isOwed ||= (news === 'load' && isSeen) || (news === 'permission' && listener.isProblem());
    isUrgent ||= news === 'tab' || news === 'permission';
    if (isHidden()) wasMissed = true;
    else void look();
  }

  function onVisibility(): void {
    if (isHidden()) {
      wasMissed ||= settling.cancel();
      return;
    }
    if (!wasMissed) return;
    wasMissed = false;
    isUrgent = true;
    void look();
  }

  void frontTab(tabs).then(isLoadedAnew);
  const stopListening = listen(hear);
  view.addEventListener('visibilitychange', onVisibility);
  return () => {
    isOver = true;
    settling.cancel();
    stopListening();
    view.removeEventListener('visibilitychange', onVisibility);
  };
}

/** Undefined where the browser names none: the window may be closing. */
async function frontTab(tabs: Pick<Tabs, 'current'>): Promise<CurrentTab | undefined> {
  try {
    return await tabs.current();
  } catch (fault) {
    console.warn('The tab in front is not known.', fault);
    return undefined;
  }
}

function isOtherPage(tab: CurrentTab | undefined, before: CurrentTab | undefined): boolean {
  return tab?.id !== before?.id || pageOf(tab) !== pageOf(before);
}

/** Whether a page without an address was on its way and is there now: it is the browser's own, and will have none. */
function hasArrived(tab: CurrentTab | undefined, before: CurrentTab | undefined): boolean {
  return before?.isLoading === true && !before.lacksPermission && !tab?.isLoading;
}

function pageOf(tab: CurrentTab | undefined): string | undefined {
  return tab?.url === undefined ? undefined : withoutFragment(tab.url);
}

function isRenamed(tab: CurrentTab | undefined, before: CurrentTab | undefined): boolean {
  return before?.title !== undefined && tab?.title !== undefined && tab.title !== before.title;
}
