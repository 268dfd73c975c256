import { describe, expect, it } from 'vitest';
import { createTabPageReader } from '../../../src/extension/pages/tab-page-reader';
import { createFakeClock } from '../../ports/fake-clock';
import { articleImage, createSnapshot } from '../../ports/sample-snapshot';

const URL_ASKED = 'https://news.example.org/story?id=1#top';
const SNAPSHOT = createSnapshot({
  url: URL_ASKED,
  baseUrl: URL_ASKED,
  source: 'live',
  title: 'A story',
  images: [articleImage(0, { src: 'a.jpg' })],
});

type Injection = { injectImmediately?: boolean };
type Outcome = { result?: unknown; error?: unknown };

interface Scene {
  /** What the tab shows each time it is asked; the last one stays. An error is a closed tab. */
  shown?: (string | undefined | Error)[];
  run?: (injection: Injection) => Promise<Outcome[]>;
}

function reader({ shown = [URL_ASKED], run = async () => [{ result: SNAPSHOT }] }: Scene = {}) {
  const clock = createFakeClock();
  const injections: Injection[] = [];
  const left = [...shown];
  const read = createTabPageReader({
    clock,
    scripting: {
      executeScript: (injection) => {
        injections.push(injection);
        return run(injection) as never;
      },
    },
    tabs: {
      get: async () => {
        const [url] = left.length > 1 ? left.splice(0, 1) : left;
        if (url instanceof Error) throw url;
        return { url } as never;
      },
    },
  });
  const signal = new AbortController();
  return { clock, injections, stop: signal, read: (url = URL_ASKED) => read(7, url, signal.signal) };
}

const says = (text: string) => async () => {
  throw new Error(text);
};

describe('the page in a tab', () => {
  it('is what the script in it answers', async () => {
    const { read, injections } = reader();
    expect(await read()).toEqual(SNAPSHOT);
    expect(injections).toEqual([
      { target: { tabId: 7 }, files: ['/page-reader.js'], injectImmediately: false },
    ]);
  });

  it('is read once, however long the tab stays', async () => {
    const { read, clock, injections } = reader();
    await read();
    clock.advance(10_000);
    expect(injections).toHaveLength(1);
  });

  it('is the same after a jump within it', async () => {
    const moved = { ...SNAPSHOT, url: URL_ASKED.replace('#top', '#end') };
    const { read } = reader({ shown: [URL_ASKED, moved.url], run: async () => [{ result: moved }] });
    expect(await read()).toEqual(moved);
  });

  it.each<[string, Scene]>([
    ['shows another page of the site when the script has run', { shown: ['https://news.example.org/other'] }],
    ['shows another page when the script has run', { shown: ['https://other.example/'] }],
    ['was closed meanwhile', { shown: [new Error('No tab with id: 7.')] }],
    [
      'answers for another address',
      { run: async () => [{ result: { ...SNAPSHOT, url: 'https://x.example/' } }] },
    ],
    ['lost its frame without an answer', { run: async () => [] }],
    ['lost its frame', { run: says('Frame with ID 0 was removed.') }],
    ['was closed under the script', { run: says('The tab was closed.') }],
  ])('has changed where the tab %s', async (_what, scene) => {
    await expect(reader(scene).read()).rejects.toMatchObject({ reason: 'page_changed' });
  });

  it.each([
    [
      'Cannot access contents of the page. Extension manifest must request permission to access the respective host.',
      'permission_required',
    ],
    [
      'Cannot access contents of url "https://news.example.org/restricted/chrome://x". Extension manifest must request permission to access this host.',
      'permission_required',
    ],
    ['Missing host permission for the tab', 'permission_required'],
    ['The extensions gallery cannot be scripted.', 'unsupported_scheme'],
    ['This page cannot be scripted due to an ExtensionsSettings policy.', 'unsupported_scheme'],
    ['Cannot access a chrome:// URL', 'unsupported_scheme'],
    ['Frame with ID 0 is showing error page', 'network'],
    ['Something nobody foresaw', 'network'],
  ])('is refused with a reason where the browser says: %s', async (text, reason) => {
    await expect(reader({ run: says(text) }).read()).rejects.toMatchObject({ reason });
  });

  it('names the origin that a permission is needed for', async () => {
    const { read } = reader({ run: says('Missing host permission for the tab') });
    await expect(read()).rejects.toMatchObject({ origin: 'https://news.example.org' });
  });

  it.each(['chrome://version/', 'about:blank', 'file:///etc/hosts', ''])(
    'is never asked for at %o',
    async (url) => {
      const { read, injections } = reader();
      await expect(read(url)).rejects.toMatchObject({ reason: 'unsupported_scheme' });
      expect(injections).toEqual([]);
    },
  );

  it('is read as far as it has come when it is still not parsed after a while', async () => {
    const run = ({ injectImmediately }: Injection) =>
      injectImmediately ? Promise.resolve([{ result: SNAPSHOT }]) : new Promise<Outcome[]>(() => {});
    const { read, clock, injections } = reader({ run });
    const pending = read();
    await expect.poll(() => injections.length).toBe(1);
    clock.advance(2_000);
    expect(await pending).toEqual(SNAPSHOT);
  });

  it('times out with the request', async () => {
    const { read, stop, injections } = reader({ run: () => new Promise(() => {}) });
    const pending = read();
    await expect.poll(() => injections.length).toBe(1);
    stop.abort();
    await expect(pending).rejects.toMatchObject({ reason: 'timeout' });
  });
});
