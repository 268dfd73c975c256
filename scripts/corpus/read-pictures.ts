import { readHtml } from '../../src/page/read-html';
import { extractPictures, type PagePictures } from '../../src/resolver/extractors/extract-pictures';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';

/** A page that is at hand as bytes, and its pictures, judged without the network. Rejects for what is no page. */
export async function readPictures(
  bytes: Uint8Array,
  { url, contentType }: { url: string; contentType: string | null },
): Promise<{ snapshot: PageSnapshot; found: PagePictures }> {
  const clock = { tickMs: () => performance.now() };
  const snapshot = await readHtml(oneChunk(bytes), { url, contentType, clock });
  return { snapshot, found: extractPictures(snapshot) };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
