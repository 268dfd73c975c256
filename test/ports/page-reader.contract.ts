import { describe, expect, it } from 'vitest';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import type { Fetch, PageReadContext, PageReader } from '../../src/resolver/ports';

/**
 * What an implementation is asked to serve: a page that declares `COVER` and shows a picture after a body of a
 * megabyte's half, the same in tab 7, and nothing anywhere else.
 */
export interface PageReaderUnderTest {
  reader: PageReader;
  fetch: Fetch;
}

export const LONG_PAGE = 'https://pages.example.org/long';
export const MISSING_PAGE = 'https://pages.example.org/none';
export const COVER = 'https://pages.example.org/cover.jpg';
const TAB_ID = 7;

/** What every reader of pages must do. */
export function describePageReader(name: string, create: () => PageReaderUnderTest): void {
  function read(
    url: string,
    { isEnough, tabId }: { isEnough?: PageReadContext['isEnough']; tabId?: number } = {},
  ) {
    const { reader, fetch } = create();
    const caller = { kind: 'user', privateWindow: false } as const;
    const signal = AbortSignal.timeout(5_000);
    const address =
      tabId === undefined ? ({ kind: 'url', url } as const) : ({ kind: 'tab', url, tabId } as const);
    return reader.read(address, { fetch, caller, freshness: 'default', signal, isEnough });
  }

  describe(`${name} is a reader of pages`, () => {
    it('gives a page as its HTML has it', async () => {
      const { url, source, metas, images, isTruncated } = await read(LONG_PAGE);
      expect({ url, source, cover: metas[0]?.content, pictures: images.length, isTruncated }).toEqual({
        ...{ url: LONG_PAGE, source: 'fetched', cover: COVER, pictures: 1, isTruncated: false },
      });
    });

    it('refuses a page that is not there', async () => {
      await expect(read(MISSING_PAGE)).rejects.toMatchObject({ reason: 'http_status' });
    });

    it('leaves the rest unread where the head is enough, which cuts nothing off', async () => {
      const { metas, images, isTruncated } = await read(LONG_PAGE, { isEnough: async () => true });
      expect({ cover: metas[0]?.content, images, isTruncated }).toEqual({
        ...{ cover: COVER, images: [], isTruncated: false },
      });
    });

    it('asks at most twice, each time with what the head declares, and reads on after a no', async () => {
      const asked: PageSnapshot[] = [];
      const { images } = await read(LONG_PAGE, {
        isEnough: async (soFar) => asked.push(soFar) === 0,
      });
      expect(images).toHaveLength(1);
      expect(asked.map(({ metas }) => metas[0]?.content)).toEqual(asked.map(() => COVER));
      expect([1, 2]).toContain(asked.length);
    });

    it('fails as the question does', async () => {
      const isEnough = async () => {
        throw new TypeError('Nobody knows.');
      };
      await expect(read(LONG_PAGE, { isEnough })).rejects.toThrow('Nobody knows.');
    });

    it('gives a tab’s page live and whole, without asking', async () => {
      const asked: PageSnapshot[] = [];
      const isEnough = async (soFar: PageSnapshot) => asked.push(soFar) > 0;
      const { source, images } = await read(LONG_PAGE, { isEnough, tabId: TAB_ID });
      expect({ source, pictures: images.length, asked }).toEqual({ source: 'live', pictures: 1, asked: [] });
    });
  });
}
