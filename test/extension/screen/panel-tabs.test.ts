import { describe, expect, it, vi } from 'vitest';
import { listenToTabs, panelTab } from '../../../src/extension/screen/panel-tabs';

const WINDOW = 5;

function event() {
  const listeners = new Set<(...details: unknown[]) => void>();
  return {
    addListener: (listener: () => void) => void listeners.add(listener),
    removeListener: (listener: () => void) => void listeners.delete(listener),
    emit: (...details: unknown[]) => listeners.forEach((listener) => listener(...details)),
    count: () => listeners.size,
  };
}

function listen() {
  const [onActivated, onUpdated, onAdded, clicks] = [event(), event(), event(), event()];
  const heard: string[] = [];
  const stop = listenToTabs(
    {
      tabs: { onActivated, onUpdated } as never,
      windows: { getCurrent: async () => ({ id: WINDOW }) } as never,
      permissions: { onAdded } as never,
      hearClicks(listener) {
        clicks.addListener(listener);
        return () => clicks.removeListener(listener);
      },
    },
    (news) => heard.push(news),
  );
  return { onActivated, onUpdated, onAdded, clicks, heard, stop };
}

describe('news of the tabs', () => {
  it('are of the panel’s own window and the tab in front there', async () => {
    const { onActivated, onUpdated, heard } = listen();
    onActivated.emit({ tabId: 1, windowId: 6 });
    onUpdated.emit(1, { status: 'loading' }, { active: true, windowId: 6 });
    onUpdated.emit(2, { status: 'loading' }, { active: false, windowId: WINDOW });
    onActivated.emit({ tabId: 3, windowId: WINDOW });
    await vi.waitFor(() => expect(heard).toEqual(['tab']));
  });

  it.each([
    [{ status: 'complete' }, ['load']],
    [{ status: 'loading', url: 'https://a.example/' }, ['load']],
    [{ url: 'https://a.example/' }, ['detail']],
    [{ title: 'Two' }, ['detail']],
    // As the browser tells it where it hides address and title.
    [{}, ['detail']],
    [{ audible: true }, []],
    [{ favIconUrl: 'https://a.example/i.png' }, []],
  ])('are of the page: %j', async (change, expected) => {
    const { onActivated, onUpdated, heard } = listen();
    onUpdated.emit(1, change, { active: true, windowId: WINDOW });
    onActivated.emit({ tabId: 1, windowId: WINDOW });
    await vi.waitFor(() => expect(heard).toEqual([...expected, 'tab']));
  });

  it('are permissions and clicks on the toolbar icon, too', () => {
    const { onAdded, clicks, heard } = listen();
    onAdded.emit({});
    clicks.emit();
    expect(heard).toEqual(['permission', 'permission']);
  });

  it('leave no listener behind', () => {
    const { onActivated, onUpdated, onAdded, clicks, stop } = listen();
    stop();
    expect([onActivated, onUpdated, onAdded, clicks].map(({ count }) => count())).toEqual([0, 0, 0, 0]);
  });
});

describe('the tab in front of the panel', () => {
  const HIDDEN = { id: 1, privateWindow: false };
  const SHOWN = { ...HIDDEN, url: 'https://a.example/' };

  it.each([
    ['is as it is where its address is told', SHOWN, false, SHOWN],
    ['lacks the user’s leave where it is hidden', HIDDEN, false, { ...HIDDEN, lacksPermission: true }],
    ['is the browser’s own where it is hidden though all sites are allowed', HIDDEN, true, HIDDEN],
    ['may be none', undefined, false, undefined],
  ])('%s', async (_, tab, hasAll, expected) => {
    const look = panelTab({ current: async () => tab }, { contains: async () => hasAll });
    expect(await look()).toEqual(expected);
  });
});
