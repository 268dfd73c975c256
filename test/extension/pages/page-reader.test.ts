import { describe, expect, it } from 'vitest';
import { createPageReader } from '../../../src/extension/pages/page-reader';
import { ResolveError } from '../../../src/resolver/errors';
import type { Caller } from '../../../src/resolver/types';
import { createFakeClock } from '../../ports/fake-clock';
import type { FakeAnswer } from '../../ports/fake-fetch';
import { createFakeFetch } from '../../ports/fake-fetch';
import { createSnapshot } from '../../ports/sample-snapshot';

const URL_ASKED = 'https://example.org/page';
const HTML = '<!doctype html><title>A page</title><meta property="og:image" content="a.jpg">';
const bytes = (text: string) => new TextEncoder().encode(text);
const caller: Caller = { kind: 'extension', id: 'other' };

function reading(answer: FakeAnswer) {
  const fetch = createFakeFetch({ [URL_ASKED]: { contentType: 'text/html; charset=utf-8', ...answer } });
  const reader = createPageReader({
    clock: createFakeClock(),
    readTab: async (tabId, url) => createSnapshot({ url, source: 'live', title: `Tab ${tabId}` }),
  });
  const context = { fetch, caller, freshness: 'no-store', signal: new AbortController().signal } as const;
  return { fetch, context, reader, page: () => reader.read({ kind: 'url', url: URL_ASKED }, context) };
}

describe('the reader of pages', () => {
  it('fetches a page once, as its caller, and reads its HTML', async () => {
    const { fetch, page } = reading({ body: bytes(HTML) });
    const { title, metas, source } = await page();
    expect({ title, metas, source }).toEqual({
      title: 'A page',
      metas: [{ attribute: 'property', key: 'og:image', content: 'a.jpg' }],
      source: 'fetched',
    });
    expect(fetch.requests).toMatchObject([{ url: URL_ASKED, method: 'GET', caller, freshness: 'no-store' }]);
  });

  it('asks the tab, and nobody else, for a page in a tab', async () => {
    const { fetch, context, reader } = reading({});
    const snapshot = await reader.read({ kind: 'tab', tabId: 7, url: URL_ASKED }, context);
    expect(snapshot).toMatchObject({ title: 'Tab 7', url: URL_ASKED, source: 'live' });
    expect(fetch.requests).toEqual([]);
  });

  it.each([404, 410, 500, 503, 304])('refuses status %i before it reads a byte', async (status) => {
    const { fetch, page } = reading({ status, body: bytes(HTML) });
    await expect(page()).rejects.toMatchObject({
      reason: 'http_status',
      message: expect.stringContaining(`${status}`),
    });
    expect(fetch.bytesRead.size).toBe(0);
  });

  it.each(['image/jpeg', 'application/pdf', 'video/mp4'])('refuses %s', async (contentType) => {
    await expect(reading({ contentType, body: bytes(HTML) }).page()).rejects.toMatchObject({
      reason: 'unsupported_content_type',
    });
  });

  it('reads a page past the byte budget as far as the budget goes', async () => {
    const body = bytes(`${HTML}${'<p>x</p>'.repeat(400_000)}`);
    const { fetch, page } = reading({ body, chunkBytes: 65_536 });
    expect(await page()).toMatchObject({ title: 'A page', isTruncated: true });
    expect(fetch.bytesRead.get(URL_ASKED)).toBeLessThanOrEqual(2_200_000);
  });

  it('hands the faults of the network on', async () => {
    const fault = new ResolveError('permission_required', 'Allow it.', { origin: 'https://example.org' });
    await expect(reading({ fault }).page()).rejects.toBe(fault);
  });
});
