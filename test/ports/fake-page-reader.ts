import { ResolveError } from '../../src/resolver/errors';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import type { PageAddress, PageReader } from '../../src/resolver/ports';
import { createSnapshot } from './sample-snapshot';

export interface FakePageReader extends PageReader {
  /** What was asked for, in order. */
  addresses: PageAddress[];
  pages: Map<string, PageSnapshot | Error>;
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
    async read(address, { fetch, caller }) {
      reader.addresses.push(address);
      if (address.kind === 'url') await fetch.authorize(address.url, caller);
      const page = reader.pages.get(address.url);
      if (!page) throw new ResolveError('http_status', 'The page answered with status 404.');
      if (page instanceof Error) throw page;
      return { ...page, source: address.kind === 'tab' ? 'live' : 'fetched' };
    },
  };
  return reader;
}
