import { vi } from 'vitest';
import { followTab } from '../../../src/extension/screen/follow-tab';
import type { CurrentTab, TabNews } from '../../../src/ui/services';

export const FIRST: CurrentTab = { id: 1, url: 'https://a.example/one', privateWindow: false };
export const SECOND: CurrentTab = { id: 2, url: 'https://b.example/two', privateWindow: false };
export const MOVED: CurrentTab = { ...FIRST, url: 'https://a.example/three' };
export const UNSEEN: CurrentTab = { id: 2, privateWindow: false, lacksPermission: true };

/** A panel that shows `FIRST`, and a browser in which other things can be brought to the front. Needs fake timers. */
export function follow({
  isProblem = false,
  shown = FIRST,
}: {
  isProblem?: boolean;
  shown?: CurrentTab;
} = {}) {
  const world = {
    front: shown as CurrentTab | undefined,
    seen: shown as CurrentTab | undefined,
    looks: 0,
    /** How a document tells when it began, where that is not told at once. */
    startOf: undefined as ((tabId: number) => Promise<number | undefined>) | undefined,
    /** When the document of each tab began. */
    starts: new Map([
      [1, 1_000],
      [2, 2_000],
    ]),
  };
  const told: string[] = [];
  const view = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  let onNews = (_news: TabNews) => {};
  const current = async () => {
    world.looks += 1;
    return world.front;
  };
  const tabs = { current };
  const stop = followTab(
    {
      tabs,
      startOf: async (tabId) => (world.startOf ? world.startOf(tabId) : world.starts.get(tabId)),
      view: view as never,
      listen(listener) {
        onNews = listener;
        return () => {
          onNews = () => {};
        };
      },
    },
    {
      seen: () => world.seen,
      isProblem: () => isProblem,
      onPage(tab) {
        world.seen = tab;
        told.push(`page ${tab?.url ?? 'hidden'}`);
      },
      onRest: (isAnew) => told.push(isAnew ? 'ask anew' : 'ask'),
    },
  );
  // The look that the panel begins with.
  world.looks = 0;
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const hear = async (news: TabNews) => {
    onNews(news);
    await pass(0);
  };
  const setVisible = async (isVisible: boolean) => {
    view.visibilityState = isVisible ? 'visible' : 'hidden';
    view.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
  };
  return { world, told, tabs, hear, pass, setVisible, stop };
}
