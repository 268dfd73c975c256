import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TabNews } from '../../../src/ui/panel/follow-tab';
import { followTab } from '../../../src/ui/panel/follow-tab';
import type { CurrentTab } from '../../../src/ui/services';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FIRST: CurrentTab = { id: 1, url: 'https://a.example/one', privateWindow: false };
const SECOND: CurrentTab = { id: 2, url: 'https://b.example/two', privateWindow: false };
const MOVED: CurrentTab = { ...FIRST, url: 'https://a.example/three' };
const UNSEEN: CurrentTab = { id: 2, privateWindow: false, lacksLeave: true };

/** A panel that shows `FIRST`, and a browser in which other things can be brought to the front. */
function follow({ isProblem = false, shown = FIRST }: { isProblem?: boolean; shown?: CurrentTab } = {}) {
  const world = { front: shown as CurrentTab | undefined, seen: shown as CurrentTab | undefined, looks: 0 };
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
      onRest: (isRenamed) => told.push(isRenamed ? 'ask anew' : 'ask'),
    },
  );
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

describe('another tab in front', () => {
  it('is asked about at once', async () => {
    const { world, told, hear } = follow();
    world.front = SECOND;
    await hear('tab');
    expect(told).toEqual([`page ${SECOND.url}`, 'ask']);
  });

  it('is told though the browser hides its address', async () => {
    const { world, told, hear } = follow();
    world.front = UNSEEN;
    await hear('tab');
    expect(told).toEqual(['page hidden', 'ask']);
  });

  it('is the latest one, whichever the browser named first', async () => {
    const { told, tabs, hear, pass } = follow();
    const answers: ((tab: CurrentTab) => void)[] = [];
    tabs.current = () => new Promise((resolve) => answers.push(resolve));
    await hear('tab');
    await hear('tab');
    answers[1]?.(SECOND);
    answers[0]?.(MOVED);
    await pass(0);
    expect(told).toEqual([`page ${SECOND.url}`, 'ask']);
  });

  it('is no other where the same one comes back', async () => {
    const { told, hear } = follow();
    await hear('tab');
    expect(told).toEqual([]);
  });

  it('is none where the browser does not answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { told, tabs, hear } = follow();
    tabs.current = () => Promise.reject(new Error('No window.'));
    await hear('tab');
    expect(told).toEqual(['page hidden', 'ask']);
  });
});

describe('another page in the tab', () => {
  it('is shown at once and asked about when it has come to rest, once', async () => {
    const { world, told, hear, pass } = follow();
    world.front = MOVED;
    await hear('load');
    expect(told).toEqual([`page ${MOVED.url}`]);
    await pass(500);
    await hear('detail');
    await pass(500);
    expect(told).toHaveLength(1);
    await pass(60_000);
    expect(told).toEqual([`page ${MOVED.url}`, 'ask']);
  });

  it('is asked about though it never comes to rest', async () => {
    const { world, told, hear, pass } = follow();
    world.front = MOVED;
    for (let step = 0; step < 25; step += 1) {
      await hear('load');
      await pass(100);
    }
    expect(told.slice(0, 2)).toEqual([`page ${MOVED.url}`, 'ask']);
  });

  it('is noticed by a change of address alone, as apps go from view to view', async () => {
    const { world, told, hear, pass } = follow();
    world.front = MOVED;
    await hear('detail');
    await pass(60_000);
    expect(told).toEqual([`page ${MOVED.url}`, 'ask']);
  });
});

describe('the same page', () => {
  it.each<[TabNews, string[]]>([
    ['load', ['ask']],
    ['detail', []],
    ['leave', []],
  ])('is asked about again only where that may tell more: %s', async (news, expected) => {
    const { told, hear, pass } = follow();
    await hear(news);
    await pass(60_000);
    expect(told).toEqual(expected);
  });

  it('is asked about again, and not left, for a jump within it', async () => {
    const { world, told, hear, pass } = follow();
    world.front = { ...FIRST, url: `${FIRST.url}#part` };
    await hear('detail');
    await pass(60_000);
    expect(told).toEqual(['ask']);
  });

  it('is asked about at once where a permission may mend what is shown', async () => {
    const { told, hear } = follow({ isProblem: true });
    await hear('leave');
    expect(told).toEqual(['ask']);
  });

  it('is left alone while the browser hides it, whatever it loads', async () => {
    const { told, hear, pass } = follow({ isProblem: true, shown: UNSEEN });
    await hear('load');
    await pass(60_000);
    expect(told).toEqual([]);
  });
});

describe('a page that gets another title after it was asked about', () => {
  const titled = (title: string): CurrentTab => ({ ...FIRST, title });

  it('is asked about anew, once: an app may draw its view late, and some titles count', async () => {
    const { world, told, hear, pass } = follow({ shown: titled('Loading') });
    for (const title of ['Two', '(1) Two', '(2) Two']) {
      world.front = titled(title);
      await hear('detail');
      await pass(60_000);
      world.seen = world.front;
    }
    expect(told).toEqual(['ask anew']);
  });

  it('is asked about once where it has its title before it came to rest', async () => {
    const { world, told, hear, pass } = follow();
    world.front = { ...MOVED, title: 'Loading' };
    await hear('load');
    world.front = { ...MOVED, title: 'Three' };
    await hear('detail');
    await pass(60_000);
    expect(told).toEqual([`page ${MOVED.url}`, 'ask']);
  });
});

describe('a panel that nobody sees', () => {
  it('does nothing, and catches up when it is seen again', async () => {
    const { world, told, hear, pass, setVisible } = follow();
    await setVisible(false);
    world.front = SECOND;
    await hear('tab');
    await hear('load');
    await pass(60_000);
    expect([told, world.looks]).toEqual([[], 0]);
    await setVisible(true);
    expect(told).toEqual([`page ${SECOND.url}`, 'ask']);
  });

  it('takes up what it was waiting for when it was hidden', async () => {
    const { world, told, hear, pass, setVisible } = follow();
    world.front = MOVED;
    await hear('load');
    await setVisible(false);
    await pass(60_000);
    expect(told).toEqual([`page ${MOVED.url}`]);
    await setVisible(true);
    expect(told).toEqual([`page ${MOVED.url}`, 'ask']);
  });

  it('has nothing to catch up with where nothing happened', async () => {
    const { world, setVisible } = follow();
    await setVisible(false);
    await setVisible(true);
    expect(world.looks).toBe(0);
  });
});

it('is silent after its end, also about what it was waiting for', async () => {
  const { world, told, hear, pass, stop } = follow();
  world.front = MOVED;
  await hear('load');
  stop();
  await hear('tab');
  await pass(60_000);
  expect(told).toEqual([`page ${MOVED.url}`]);
  expect(vi.getTimerCount()).toBe(0);
});
