import { READER_LIMITS } from '../../page/reader-limits';
import type { HtmlOptions } from '../../page/read-html';
import { readHtml } from '../../page/read-html';
import { ResolveError } from '../../resolver/errors';
import type { PageSnapshot } from '../../resolver/page-snapshot';
import type { Clock, FetchedResponse, PageReader } from '../../resolver/ports';
import type { ReadTab } from './tab-page-reader';

export interface PageReaderParts {
  readTab: ReadTab;
  clock: Clock;
}

/**
 * Reads a tab's page from its live DOM, and any other from its HTML: one GET through the caller's own guarded
 * network, within the byte budget of a page. What is past the budget is left out and the snapshot says so.
 */
export function createPageReader({ readTab, clock }: PageReaderParts): PageReader {
  return {
    read(address, { fetch, caller, freshness, signal, isEnough }) {
      if (address.kind === 'tab') return readTab(address.tabId, address.url, signal);
      const request = { url: address.url, method: 'GET', caller, freshness, signal } as const;
      const limited = { ...request, maxBytes: READER_LIMITS.htmlMaxBytes };
      return fetch.request(limited, (response) => readResponse(response, { clock, isEnough }));
    },
  };
}

type Reading = Pick<HtmlOptions, 'clock' | 'isEnough'>;

async function readResponse(response: FetchedResponse, reading: Reading): Promise<PageSnapshot> {
  const { url, status, contentType, body } = response;
  if (status < 200 || status > 299) {
    throw new ResolveError('http_status', `The page answered with status ${status}.`, { httpStatus: status });
  }
  return readHtml(body, { url, contentType, ...reading });
}
