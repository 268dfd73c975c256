import { describe, expect, it } from 'vitest';
import type { Fetch, FetchRequest } from '../../src/resolver/ports';

/** What an implementation is asked to serve: a picture of 4,000 bytes, and nothing anywhere else. */
export interface FetchUnderTest {
  fetch: Fetch;
  pictureUrl: string;
  missingUrl: string;
}

export const CONTRACT_PICTURE = new Uint8Array(4_000).fill(7);

const REQUEST = {
  method: 'GET',
  maxBytes: 1_000_000,
  freshness: 'default',
  caller: { kind: 'user', privateWindow: false },
} as const satisfies Partial<FetchRequest>;

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of body) bytes += chunk.length;
  return bytes;
}

/** What every network must do. */
export function describeFetch(name: string, create: () => FetchUnderTest): void {
  const signal = () => AbortSignal.timeout(5_000);

  describe(`${name} is a network`, () => {
    it('allows a public address whether it is there or not', () => {
      const { fetch, pictureUrl, missingUrl } = create();
      expect([pictureUrl, missingUrl].map((url) => fetch.isAllowed(url, REQUEST.caller))).toEqual([
        true,
        true,
      ]);
    });

    it('hands out status, type, length and bytes', async () => {
      const { fetch, pictureUrl } = create();
      const answer = await fetch.request(
        { ...REQUEST, url: pictureUrl, signal: signal() },
        async (response) => ({
          status: response.status,
          contentType: response.contentType,
          contentLength: response.contentLength,
          bytes: await bytesOf(response.body),
        }),
      );
      expect(answer).toEqual({ status: 200, contentType: 'image/jpeg', contentLength: 4_000, bytes: 4_000 });
    });

    it('tells the length without a body for HEAD', async () => {
      const { fetch, pictureUrl } = create();
      const answer = await fetch.request(
        { ...REQUEST, method: 'HEAD', url: pictureUrl, signal: signal() },
        async (response) => ({
          contentLength: response.contentLength,
          bytes: await bytesOf(response.body),
        }),
      );
      expect(answer).toEqual({ contentLength: 4_000, bytes: 0 });
    });

    it('answers a missing file with its status', async () => {
      const { fetch, missingUrl } = create();
      const status = await fetch.request(
        { ...REQUEST, url: missingUrl, signal: signal() },
        async (response) => response.status,
      );
      expect(status).toBe(404);
    });

    it('ends the body at the byte budget', async () => {
      const { fetch, pictureUrl } = create();
      const request = { ...REQUEST, url: pictureUrl, maxBytes: 1_500, signal: signal() };
      expect(await fetch.request(request, ({ body }) => bytesOf(body))).toBe(1_500);
    });

    it('passes on what the reader returns or throws', async () => {
      const { fetch, pictureUrl } = create();
      const request = { ...REQUEST, url: pictureUrl, signal: signal() };
      await expect(fetch.request(request, () => Promise.reject(new RangeError('mine')))).rejects.toThrow(
        'mine',
      );
    });

    it('rejects with the reason timeout when its signal has aborted', async () => {
      const { fetch, pictureUrl } = create();
      const request = { ...REQUEST, url: pictureUrl, signal: AbortSignal.abort() };
      await expect(fetch.request(request, async () => 1)).rejects.toMatchObject({ reason: 'timeout' });
    });
  });
}
