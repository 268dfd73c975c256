import { describe, expect, it, vi } from 'vitest';
import type { Menus, Tabs } from 'webextension-polyfill';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/contract/settings/settings';
import { createMessage } from '../../../src/extension/browser-texts';
import type { PendingTarget } from '../../../src/extension/menus/pending-target';
import { registerContextMenus } from '../../../src/extension/menus/register-context-menus';
import { createFakeClock } from '../../ports/fake-clock';
import { readEnglish } from '../read-english';
import { menuClick } from './menu-click';

type Clicked = (info: Menus.OnClickData, tab: Tabs.Tab | undefined) => void;

/** A browser with our menus; `openPopup` is what it does when it is asked to open the popup. */
function browserWith(openPopup: 'absent' | (() => Promise<void>) = async () => {}, hasPanel = false) {
  const listeners = {
    installed: () => {},
    started: () => {},
    changed: (_settings: Settings) => {},
    clicked: ((_info, _tab) => {}) as Clicked,
  };
  const stored = { ...DEFAULT_SETTINGS };
  const created = new Map<unknown, Menus.CreateCreatePropertiesType>();
  const removals = { count: 0 };
  const faults: unknown[] = [];
  const runtime: { lastError?: { message: string }; onInstalled: object; onStartup: object } = {
    onInstalled: { addListener: (listener: () => void) => (listeners.installed = listener) },
    onStartup: { addListener: (listener: () => void) => (listeners.started = listener) },
  };
  const menus = {
    onClicked: { addListener: (listener: Clicked) => (listeners.clicked = listener) },
    async removeAll() {
      removals.count += 1;
      created.clear();
    },
    create(item: Menus.CreateCreatePropertiesType, done: () => void) {
      if (created.has(item.id))
        runtime.lastError = { message: `Cannot create item with duplicate id ${item.id}` };
      created.set(item.id, item);
      done();
      delete runtime.lastError;
    },
  };
  const calls: string[] = [];
  const setPopup = vi.fn<(details: { popup: string | null }) => Promise<void>>(async ({ popup }) => {
    calls.push(`setPopup ${popup}`);
  });
  const open = vi.fn<() => Promise<void>>(async () => {
    calls.push('openPopup');
    if (openPopup !== 'absent') await openPopup();
  });
  const windows = { create: vi.fn<(options: object) => Promise<object>>(async () => ({})) };
  const put = new Map<string, PendingTarget>();
  const copies: unknown[] = [];
  const panels: unknown[] = [];
  const clock = createFakeClock();
  registerContextMenus({
    menus: menus as never,
    runtime: runtime as never,
    action: { setPopup, openPopup: openPopup === 'absent' ? undefined : open } as never,
    windows: windows as never,
    scripting: { executeScript: async () => [{ result: null }] } as never,
    pending: { put: async (nonce, target) => void put.set(nonce, target), take: async () => undefined },
    settings: {
      read: async () => ({ ...stored }),
      watch: (listener) => {
        listeners.changed = listener;
        return () => {};
      },
    },
    message: createMessage({ getMessage: readEnglish }),
    copyCover: async (target, tab) => void copies.push([await target, tab?.id]),
    ...(hasPanel && { openPanel: async (windowId) => void panels.push(windowId) }),
    newNonce: () => 'nonce-1',
    onFault: (fault) => faults.push(fault),
    clock,
  });
  return { listeners, stored, created, removals, faults, calls, windows, put, copies, panels, clock };
}

const link = menuClick({ menuItemId: 'link', linkUrl: 'https://example.org/next' });

describe('the context menu', () => {
  it('has an item for each subject, and the same after it is installed again', async () => {
    const { listeners, created, faults, removals } = browserWith();
    listeners.installed();
    await expect.poll(() => created.size).toBe(6);
    listeners.installed();
    await expect.poll(() => removals.count).toBe(2);
    await expect.poll(() => created.size).toBe(6);
    expect([...created.values()].map(({ title }) => title)).toEqual([
      'Cover of this page',
      'Cover of this link',
      'Original of this image',
      'Poster of this video',
      'Cover of the selected link',
      'Picture under the pointer',
    ]);
    expect(faults).toEqual([]);
  });

  it('has as many items that copy while they are switched on', async () => {
    const { listeners, stored, created, faults } = browserWith();
    stored.hasCopyMenus = true;
    listeners.started();
    await expect.poll(() => created.size).toBe(12);
    expect([...created.keys()].slice(6)).toEqual(
      ['page', 'link', 'image', 'video', 'selection', 'pointer'].map((subject) => `copy-${subject}`),
    );
    listeners.changed({ ...DEFAULT_SETTINGS, hasCopyMenus: false });
    await expect.poll(() => created.size).toBe(6);
    expect(faults).toEqual([]);
  });

  it('has each item once where two changes come at once', async () => {
    const { listeners, removals, created, faults } = browserWith();
    listeners.installed();
    listeners.changed({ ...DEFAULT_SETTINGS, hasCopyMenus: true });
    await expect.poll(() => removals.count).toBe(2);
    await expect.poll(() => created.size).toBe(12);
    expect(faults).toEqual([]);
  });

  it('copies the cover of what was clicked without opening anything', async () => {
    const { listeners, copies, calls, windows } = browserWith();
    listeners.clicked({ ...link.info, menuItemId: 'copy-link' }, link.tab);
    await expect
      .poll(() => copies)
      .toEqual([[{ kind: 'link', url: 'https://example.org/next', privateWindow: false }, 7]]);
    expect(calls).toEqual([]);
    expect(windows.create).not.toHaveBeenCalled();
  });

  it('opens the popup for the target within the click, and takes its address back', async () => {
    const { listeners, calls, windows, put } = browserWith();
    listeners.clicked(link.info, link.tab);
    // Nothing was awaited yet: the browser still sees the user's click.
    expect(calls).toEqual(['setPopup /popup.html?target=nonce-1', 'openPopup']);
    await expect.poll(() => calls.at(-1)).toBe('setPopup /popup.html');
    await expect
      .poll(() => put.get('nonce-1'))
      .toMatchObject({ kind: 'link', url: 'https://example.org/next' });
    expect(windows.create).not.toHaveBeenCalled();
  });

  it.each<[string, 'absent' | (() => Promise<void>)]>([
    ['refuses to open it', async () => Promise.reject(new Error('openPopup requires a user gesture'))],
    ['cannot open it', 'absent'],
  ])('opens a small window where the browser %s', async (_how, openPopup) => {
    const { listeners, windows, put, faults } = browserWith(openPopup);
    listeners.clicked(link.info, link.tab);
    await expect
      .poll(() => windows.create.mock.calls)
      .toEqual([[expect.objectContaining({ type: 'popup', url: '/popup.html?target=nonce-1' })]]);
    expect(put.has('nonce-1')).toBe(true);
    expect(faults).toEqual([]);
  });

  it('opens a small window where the browser does not answer', async () => {
    const { listeners, windows, clock } = browserWith(() => new Promise(() => {}));
    listeners.clicked(link.info, link.tab);
    clock.advance(5_000);
    await expect.poll(() => windows.create.mock.calls.length).toBe(1);
  });

  it('opens a small window where the click was in no tab', async () => {
    const { listeners, windows, calls } = browserWith();
    listeners.clicked(link.info, undefined);
    await expect.poll(() => windows.create.mock.calls.length).toBe(1);
    expect(calls).toEqual([]);
  });

  it('has one on the toolbar icon that opens the panel, where there is a place for it', async () => {
    const { listeners, created, panels, calls } = browserWith(undefined, true);
    listeners.installed();
    await expect.poll(() => created.size).toBe(7);
    expect(created.get('panel')).toMatchObject({
      title: 'Keep open in the side panel',
      contexts: ['action'],
    });
    listeners.clicked({ ...link.info, menuItemId: 'panel' }, { ...link.tab, windowId: 31 } as Tabs.Tab);
    // Nothing was awaited yet: the browser still sees the user's click.
    expect([panels, calls]).toEqual([[31], []]);
  });

  it('leaves items of others alone', () => {
    const { listeners, calls, put } = browserWith();
    listeners.clicked({ ...link.info, menuItemId: 'something' }, link.tab);
    expect([calls, put.size]).toEqual([[], 0]);
  });

  it('reports what goes wrong and does not throw into the browser', async () => {
    const { listeners, windows, faults } = browserWith('absent');
    windows.create.mockRejectedValueOnce(new Error('no window'));
    listeners.clicked(link.info, link.tab);
    await expect.poll(() => faults).toEqual([new Error('no window')]);
  });
});
