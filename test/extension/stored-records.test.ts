import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { HistoryEntry } from '../../src/contract/settings/stored-records';
import { createHistory } from '../../src/extension/history';
import { createRefusals } from '../../src/extension/refusals';
import { createRefusedPictures } from '../../src/extension/refused-pictures';
import { createSiteChoices } from '../../src/extension/site-choices';
import { describeRefusedPictures } from '../ports/refused-pictures.contract';
import { describeSiteChoices } from '../ports/site-choices.contract';
import { createFakeServices } from '../ui/fake-services';
import { storedParts } from './stored-parts';

beforeEach(() => fakeBrowser.reset());

describeSiteChoices('the browser’s storage', () => createSiteChoices(storedParts()));
describeSiteChoices('the screens’ fake', () => createFakeServices().choices);
describeRefusedPictures('the browser’s storage', () => createRefusedPictures(storedParts()));
describeRefusedPictures('the screens’ fake', () => createFakeServices().refused);

function entry(name: string, atMs: number): HistoryEntry {
  const pageUrl = `https://example.org/${name}`;
  const coverUrl = `${pageUrl}.jpg`;
  return { pageUrl, title: name, site: 'example.org', coverUrl, width: 10, height: null, atMs };
}

const IS_SAME = () => true;

describe('the history', () => {
  it('lists the newest first, each page once', async () => {
    const history = createHistory(storedParts());
    for (const each of [entry('a', 1), entry('b', 2), entry('a', 3)]) await history.add(each, IS_SAME);
    expect(await history.list()).toEqual([entry('a', 3), entry('b', 2)]);
  });

  it('keeps 500, and the oldest go', async () => {
    const history = createHistory(storedParts());
    const many = Array.from({ length: 500 }, (_, index) => entry(`old-${index}`, index));
    await history.restore(many);
    await history.add(entry('new', 1_000), IS_SAME);
    const kept = await history.list();
    expect([kept.length, kept[0]?.title, kept.at(-1)?.title]).toEqual([500, 'new', 'old-1']);
  });

  it('takes back what was removed, in its old place, and nothing that is newer goes for it', async () => {
    const history = createHistory(storedParts());
    await history.restore([entry('a', 1), entry('b', 2), entry('c', 3)]);
    await history.remove([entry('b', 2).pageUrl]);
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
    await Promise.all([history.add(entry('a', 1), IS_SAME), history.add(entry('b', 2), IS_SAME)]);
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

describe('refused pictures', () => {
  const card = { site: 'example.org', url: 'https://cdn.example.org/card.jpg', otherUrls: [] };
  const sitesOf = (url: string) => (url.includes('example.org') ? ['example.org/blog', 'example.org'] : []);

  it('are 500, with eight more files each, and the oldest go', async () => {
    const refused = createRefusedPictures(storedParts());
    const otherUrls = Array.from({ length: 20 }, (_, index) => `${card.url}?file=${index}`);
    for (let index = 0; index <= 500; index += 1)
      await refused.refuse([{ ...card, url: `https://cdn.example.org/card${index}of.jpg` }]);
    await refused.refuse([{ ...card, otherUrls }]);
    const kept = await refused.list();
    expect([kept.length, kept[0]?.otherUrls.length, kept.at(-1)?.url]).toEqual([
      ...[500, 8, 'https://cdn.example.org/card2of.jpg'],
    ]);
  });

  it('are told for the whole site of a page, and for no other', async () => {
    const pictures = createRefusedPictures(storedParts());
    await pictures.refuse([{ ...card, otherUrls: ['https://cdn.example.org/card-2.jpg'] }]);
    const refusedOn = await createRefusals({ pictures, sitesOf, onFault: () => {} })();
    expect(refusedOn('https://www.example.org/blog/a')).toEqual([
      ...[card.url, 'https://cdn.example.org/card-2.jpg'],
    ]);
    expect(refusedOn('https://other.test/')).toEqual([]);
  });

  it('are none where they cannot be read or are damaged, and that is reported', async () => {
    const faults: unknown[] = [];
    const onFault = (fault: unknown) => void faults.push(fault);
    const pictures = { list: () => Promise.reject(new Error('Storage is away.')) };
    expect((await createRefusals({ pictures, sitesOf, onFault })())('https://example.org/')).toEqual([]);
    expect(faults).toHaveLength(1);
    await fakeBrowser.storage.local.set({ 'refused-pictures': [{ ...card, url: 'javascript:0' }, card, 4] });
    expect(await createRefusedPictures(storedParts()).list()).toEqual([card]);
  });
});
