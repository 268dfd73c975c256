import { ResolveError } from '../../src/resolver/errors';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import type { PageAddress, PageReader } from '../../src/resolver/ports';
import { createSnapshot } from './sample-snapshot';

export interface FakePageReader extends PageReader {
  /** What was asked for, in order. */
  addresses: PageAddress[];
  pages: Map<string, PageSnapshot | Error>;
  /** Pages that go on long past their heads: of these alone the rest can be left unread. */
  longPages: Set<string>;
  /** Long pages that were left early, in order. */
  leftEarly: string[];
}

/** A reader of the given pages by URL; any other is a 404. A tab's page is `live`. */
export function createFakePageReader(
  pages: Record<string, Partial<PageSnapshot> | Error> = {},
): FakePageReader {
  const known = Object.entries(pages).map(([url, page]) => {
    return [url, page instanceof Error ? page : createSnapshot({ url, baseUrl: url, ...page })] as const;
  });
  const reader: FakePageReader = {
    addresses: [],
    pages: new Map(known),
    longPages: new Set(),
    leftEarly: [],
    async read(address, { fetch, caller, isEnough }) {
      reader.addresses.push(address);
      if (address.kind === 'url') await fetch.authorize(address.url, caller);
      const page = reader.pages.get(address.url);
      if (!page) throw new ResolveError('http_status', 'The page answered with status 404.');
      if (page instanceof Error) throw page;
      if (address.kind === 'tab') return { ...page, source: 'live' };
      const head: PageSnapshot = { ...page, source: 'fetched', images: [] };
      if (!reader.longPages.has(address.url) || !(await isEnough?.(head))) {
        return { ...page, source: 'fetched' };
      }
      reader.leftEarly.push(address.url);
      return head;
    },
  };
  return reader;
}
