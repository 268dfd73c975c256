import type { HtmlOptions } from '../../src/page/read-html';
import { readHtml } from '../../src/page/read-html';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import { createFakeClock } from '../ports/fake-clock';

export const PAGE_URL = 'https://site.example/folder/page';

/** Reads a page given as text or bytes, cut into chunks of `chunkLength`. */
export function readText(
  page: string | Uint8Array,
  { chunkLength = 1_000, ...options }: Partial<HtmlOptions> & { chunkLength?: number } = {},
): Promise<PageSnapshot> {
  const bytes = typeof page === 'string' ? new TextEncoder().encode(page) : page;
  return readHtml(chunksOf(bytes, chunkLength), {
    url: PAGE_URL,
    contentType: 'text/html',
    clock: createFakeClock(),
    ...options,
  });
}

export async function* chunksOf(bytes: Uint8Array, length: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
