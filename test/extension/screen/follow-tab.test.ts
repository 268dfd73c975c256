import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentTab, TabNews } from '../../../src/ui/services';
import { FIRST, follow, MOVED, SECOND, UNSEEN } from './followed-tab';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  it('is no other where the same one comes back, and hurries nothing that comes later', async () => {
    const { world, told, hear } = follow();
    await hear('tab');
    expect(told).toEqual([]);
    world.front = MOVED;
    await hear('load');
    expect(told).toEqual([`page ${MOVED.url}`]);
  });

  it('is none where the browser does not answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { told, tabs, hear } = follow();
    tabs.current = () => Promise.reject(new Error('No window.'));
    await hear('tab');
    expect(told).toEqual(['page hidden', 'ask']);
  });
});

describe('a page that rests while another comes to the front', () => {
  it('is asked about no more', async () => {
    const { world, told, hear, pass } = follow();
    let answer = (_startMs: number) => {};
    world.startOf = () => new Promise((resolve) => (answer = resolve));
    await hear('load');
    await pass(2_000);
    world.startOf = undefined;
    world.front = SECOND;
    await hear('tab');
    expect(told).toEqual([`page ${SECOND.url}`, 'ask']);
    answer(9_000);
    await pass(0);
    expect(told).toEqual([`page ${SECOND.url}`, 'ask']);
  });

  it('is not asked about while nobody sees the panel, and is afterwards', async () => {
    const { world, told, hear, pass, setVisible } = follow();
    let answer = (_startMs: number) => {};
    world.startOf = () => new Promise((resolve) => (answer = resolve));
    await hear('load');
    await pass(2_000);
    await setVisible(false);
    answer(1_000);
    await pass(0);
    expect(told).toEqual([]);
    world.startOf = undefined;
    await setVisible(true);
    expect(told).toEqual(['ask']);
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
    ['permission', []],
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
    await hear('permission');
    expect(told).toEqual(['ask']);
  });

  it('is left alone while the browser hides it, whatever it loads', async () => {
    const { told, hear, pass } = follow({ isProblem: true, shown: UNSEEN });
    await hear('load');
    await pass(60_000);
    expect(told).toEqual([]);
  });

  it('is asked about again when it has come, where its address is the browser’s own', async () => {
    const { world, told, hear, pass } = follow({ shown: { id: 1, privateWindow: false, isLoading: true } });
    world.front = { id: 1, privateWindow: false };
    await hear('load');
    await pass(60_000);
    expect(told).toEqual(['ask']);
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

describe('a page that is loaded again', () => {
  /** Loads what is in front again, and lets it come to rest. */
  async function reload({ world, hear, pass }: ReturnType<typeof follow>, startMs: number | undefined) {
    await pass(0);
    if (startMs === undefined) world.starts.delete(1);
    else world.starts.set(1, startMs);
    await hear('load');
    await hear('load');
    await pass(600);
  }

  it('is asked about anew, each time', async () => {
    const panel = follow();
    await reload(panel, 1_500);
    await reload(panel, 1_900);
    expect(panel.told).toEqual(['ask anew', 'ask anew']);
  });

  it('is not meant where an app goes on with the document that was there', async () => {
    const panel = follow();
    await reload(panel, 1_000);
    expect(panel.told).toEqual(['ask']);
  });

  it('is not meant by another address', async () => {
    const panel = follow();
    panel.world.front = MOVED;
    await reload(panel, 1_500);
    expect(panel.told).toEqual([`page ${MOVED.url}`, 'ask']);
  });

  it('cannot be told from an app’s step where the document may not be asked', async () => {
    const panel = follow();
    await reload(panel, undefined);
    expect(panel.told).toEqual(['ask']);
  });

  it('is noticed when its tab comes back to the front', async () => {
    const panel = follow();
    const { world, told, hear, pass } = panel;
    await pass(0);
    world.front = SECOND;
    await hear('tab');
    world.starts.set(1, 3_000);
    world.front = FIRST;
    await hear('tab');
    expect(told).toEqual([`page ${SECOND.url}`, 'ask', `page ${FIRST.url}`, 'ask anew']);
  });
});
