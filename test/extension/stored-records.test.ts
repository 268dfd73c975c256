import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { HistoryEntry } from '../../src/contract/settings/stored-records';
import { createHistory } from '../../src/extension/history';
import { createSiteChoices } from '../../src/extension/site-choices';
import { describeSiteChoices } from '../ports/site-choices.contract';
import { createFakeServices } from '../ui/fake-services';
import { storedParts } from './stored-parts';

beforeEach(() => fakeBrowser.reset());

describeSiteChoices('the browser’s storage', () => createSiteChoices(storedParts()));
describeSiteChoices('the screens’ fake', () => createFakeServices().choices);

function entry(name: string, atMs: number): HistoryEntry {
  const pageUrl = `https://example.org/${name}`;
  const coverUrl = `${pageUrl}.jpg`;
  return { pageUrl, title: name, site: 'example.org', coverUrl, width: 10, height: null, atMs };
}

describe('the history', () => {
  it('lists the newest first, each page once', async () => {
    const history = createHistory(storedParts());
    for (const each of [entry('a', 1), entry('b', 2), entry('a', 3)]) await history.add(each);
    expect(await history.list()).toEqual([entry('a', 3), entry('b', 2)]);
  });

  it('keeps 500, and the oldest go', async () => {
    const history = createHistory(storedParts());
    const many = Array.from({ length: 500 }, (_, index) => entry(`old-${index}`, index));
    await history.restore(many);
    await history.add(entry('new', 1_000));
    const kept = await history.list();
    expect([kept.length, kept[0]?.title, kept.at(-1)?.title]).toEqual([500, 'new', 'old-1']);
  });

  it('takes back what was removed, in its old place, and nothing that is newer goes for it', async () => {
    const history = createHistory(storedParts());
    await history.restore([entry('a', 1), entry('b', 2), entry('c', 3)]);
    await history.remove(entry('b', 2).pageUrl);
    await history.restore([entry('b', 2), entry('c', 0)]);
    expect((await history.list()).map(({ title, atMs }) => `${title}${atMs}`)).toEqual(['c3', 'b2', 'a1']);
    await history.clear();
    expect(await history.list()).toEqual([]);
  });

  it('leaves damaged entries out and keeps the others', async () => {
    await fakeBrowser.storage.local.set({ history: [entry('a', 1), { pageUrl: 4 }, null, entry('b', 0)] });
    expect((await createHistory(storedParts()).list()).map(({ title }) => title)).toEqual(['a', 'b']);
  });

  it('loses none of two that come at once', async () => {
    const history = createHistory(storedParts());
    await Promise.all([history.add(entry('a', 1)), history.add(entry('b', 2))]);
    expect(await history.list()).toHaveLength(2);
  });
});

it('remembers choices for 500 sites, and the oldest go', async () => {
  const choices = createSiteChoices(storedParts());
  const all = Array.from({ length: 500 }, (_, place) => ({
    site: `${place}.example.org`,
    sourceMethod: 'og',
    place,
  }));
  await fakeBrowser.storage.local.set({ 'site-choices': all });
  await choices.remember({ site: 'new.example.org', sourceMethod: 'og', place: 0 });
  const kept = (await choices.list()).map(({ site }) => site);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([500, 'new.example.org', '498.example.org']);
});
