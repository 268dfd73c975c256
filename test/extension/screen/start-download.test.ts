import { describe, expect, it } from 'vitest';
import type { Downloads } from 'webextension-polyfill';
import { createPictureSaver, createStartDownload } from '../../../src/extension/screen/start-download';

type Delta = Downloads.OnChangedDownloadDeltaType;

interface Behavior {
  isGranted?: boolean;
  state?: string;
  /** Why the browser gave it up, in its own words. */
  error?: string;
  marksPrivate?: boolean;
}

function world({
  isGranted = true,
  state = 'in_progress',
  error = 'USER_CANCELED',
  marksPrivate = false,
}: Behavior = {}) {
  const listeners = new Set<(change: Delta) => void>();
  const asked: object[] = [];
  const deadline = new AbortController();
  const downloads = {
    download: async (options: object) => {
      asked.push(options);
      return 7;
    },
    search: async () => [{ state, error }],
    onChanged: {
      addListener: (listener: (change: Delta) => void) => void listeners.add(listener),
      removeListener: (listener: (change: Delta) => void) => void listeners.delete(listener),
    },
  };
  const parts = {
    permissions: { request: async () => isGranted },
    downloads: () => downloads as never,
    clock: { timeoutSignal: () => deadline.signal },
    marksPrivate,
  };
  const start = createStartDownload(parts);
  const saver = createPictureSaver(parts);
  const emit = (change: Delta) => {
    for (const listener of listeners) listener(change);
  };
  return { start, saver, asked, listeners, emit, deadline };
}

const URL = 'https://a.example/x.jpg';

describe('starting a download', () => {
  it('does nothing where downloads are not allowed', async () => {
    const { start, asked } = world({ isGranted: false });
    expect(await start(URL, 'x.jpg', false)).toEqual({ status: 'refused' });
    expect(asked).toEqual([]);
  });

  it('hands address and name to the browser, and reports one that is complete already', async () => {
    const { start, asked, listeners } = world({ state: 'complete' });
    expect(await start(URL, 'x.jpg', false)).toEqual({ status: 'started', fileName: 'x.jpg' });
    expect(asked).toEqual([{ url: URL, filename: 'x.jpg' }]);
    expect(listeners.size).toBe(0);
  });

  it.each([
    [true, true, { incognito: true }],
    [true, false, { incognito: false }],
    [false, true, {}],
  ])('keeps private ones apart where the browser does so: %s, %s', async (marksPrivate, isPrivate, told) => {
    const { start, asked } = world({ state: 'complete', marksPrivate });
    await start(URL, 'x.jpg', isPrivate);
    expect(asked).toEqual([{ url: URL, filename: 'x.jpg', ...told }]);
  });

  it('rejects one that the browser breaks off, and heeds no other’s end', async () => {
    const { start, listeners, emit } = world();
    const started = start(URL, 'x.jpg', false);
    await expect.poll(() => listeners.size).toBe(1);
    emit({ id: 8, state: { current: 'complete' } });
    emit({ id: 7, state: { current: 'interrupted' } });
    await expect(started).rejects.toMatchObject({ reason: 'interrupted' });
    expect(listeners.size).toBe(0);
  });

  it.each([
    ['SERVER_BAD_CONTENT', 'gone'],
    ['SERVER_FORBIDDEN', 'http_status'],
    ['NETWORK_TIMEOUT', 'timeout'],
    ['NETWORK_FAILED', 'network'],
    ['FILE_NO_SPACE', 'not_written'],
    ['CRASH', 'interrupted'],
  ])('says why the browser gave it up: %s', async (error, reason) => {
    const { start } = world({ state: 'interrupted', error });
    await expect(start(URL, 'x.jpg', false)).rejects.toMatchObject({ reason });
  });

  it('reports one that still runs when the wait is over', async () => {
    const { start, listeners, deadline } = world();
    const started = start(URL, 'x.jpg', false);
    await expect.poll(() => listeners.size).toBe(1);
    deadline.abort();
    expect(await started).toEqual({ status: 'started', fileName: 'x.jpg' });
    expect(listeners.size).toBe(0);
  });
});

describe('saving a file that is at hand', () => {
  it('hands the browser an address under which it can be read, and its name', async () => {
    const { saver, asked } = world({ state: 'complete' });
    await saver.saveFile(new Blob(['picture']), 'lake.jpg');
    expect(asked).toEqual([{ url: expect.stringMatching(/^blob:/), filename: 'lake.jpg' }]);
    const [{ url = '' } = {}] = asked as { url?: string }[];
    expect(await (await fetch(url)).text()).toBe('picture');
  });

  it('rejects where the browser breaks it off', async () => {
    const { saver } = world({ state: 'interrupted' });
    await expect(saver.saveFile(new Blob(['picture']), 'lake.jpg')).rejects.toThrow('USER_CANCELED');
  });
});
