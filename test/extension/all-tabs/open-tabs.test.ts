import { describe, expect, it } from 'vitest';
import type { Tabs } from 'webextension-polyfill';
import { createOpenTabs } from '../../../src/extension/all-tabs/open-tabs';
import { createWrittenPages } from '../../../src/extension/all-tabs/written-pages';

const OWN = { id: 1, url: 'chrome-extension://ours/all-tabs.html' };
const ARTICLE = { id: 2, url: 'https://news.example.org/a', title: 'A story' };
const ASLEEP = { id: 3, url: 'http://news.example.org/b', title: 'B', discarded: true };
const PRIVATE = { id: 4, url: 'https://secret.example.org/', title: 'Secret', incognito: true };
const SETTINGS = { id: 5, url: 'chrome://settings/', title: 'Settings' };
const HIDDEN = { id: 6 };

function world(open: readonly Partial<Tabs.Tab>[], isAllowed = false) {
  const requested: object[] = [];
  const found = (id: number) => open.find((tab) => tab.id === id) as Tabs.Tab | undefined;
  const orReject = async (id: number) => found(id) ?? Promise.reject(new Error(`No tab with id: ${id}.`));
  const openTabs = createOpenTabs({
    tabs: {
      query: async () => open.map((tab) => ({ incognito: false, ...tab }) as Tabs.Tab),
      getCurrent: async () => OWN as Tabs.Tab,
      get: orReject,
      update: (id) => orReject(id as number),
    },
    permissions: {
      contains: async () => isAllowed,
      request: async (what) => requested.push(what) > 0,
    },
  });
  return { openTabs, requested };
}

describe('the tabs of a window', () => {
  it('are told in their order, without private ones and our own', async () => {
    const { openTabs } = world([OWN, ARTICLE, PRIVATE, ASLEEP, SETTINGS]);
    expect(await openTabs.list()).toEqual({
      pages: [
        { id: 2, url: ARTICLE.url, title: 'A story', isAsleep: false },
        { id: 3, url: ASLEEP.url, title: 'B', isAsleep: true },
      ],
      hiddenCount: 0,
      otherCount: 1,
    });
  });

  it('are hidden until they are allowed; afterwards the browser hides what is no page of the web', async () => {
    expect(await world([OWN, HIDDEN]).openTabs.list()).toMatchObject({ hiddenCount: 1, otherCount: 0 });
    expect(await world([OWN, HIDDEN], true).openTabs.list()).toMatchObject({ hiddenCount: 0, otherCount: 1 });
  });

  it('are looked at and brought to the front, but for those that are closed', async () => {
    const { openTabs } = world([ARTICLE]);
    expect(await openTabs.look(2)).toMatchObject({ url: ARTICLE.url });
    expect(await openTabs.show(2)).toBe(true);
    expect(await openTabs.look(9)).toBeUndefined();
    expect(await openTabs.show(9)).toBe(false);
  });

  it('are asked for together with all sites', async () => {
    const { openTabs, requested } = world([]);
    expect(await openTabs.allow()).toBe(true);
    expect(requested).toEqual([{ permissions: ['tabs'], origins: ['https://*/*', 'http://*/*'] }]);
  });
});

describe('addresses that were written', () => {
  it('are kept as they are, and none before', () => {
    const kept = new Map<string, string>();
    const written = createWrittenPages({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
    });
    expect(written.read()).toBe('');
    written.keep('https://a.example/\nhttps://b.example/');
    expect(written.read()).toBe('https://a.example/\nhttps://b.example/');
  });
});
