import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readHtml } from '../../../src/page/read-html';
import { READER_LIMITS } from '../../../src/page/reader-limits';
import { coverBeyondDoubt } from '../../../src/resolver/early-end-rules';
import type { PageSnapshot } from '../../../src/resolver/page-snapshot';
import { median } from '../figures';
import type { MeasuredPage } from './page-set';

/** Bytes that are taken of each page, whole and until a cover that it declares is enough. */
export interface BytesRead {
  pages: number;
  /** Pages whose reading ends early. */
  ended: number;
  wholeMedian: number;
  wholeTotal: number;
  earlyMedian: number;
  earlyTotal: number;
}

const CHUNK_BYTES = 16_384;
const PAGE_MAX_BYTES = READER_LIMITS.htmlMaxBytes;

/** As if every declared picture were there and large: the network's answer is not in a file. */
export async function bytesRead(pages: readonly MeasuredPage[]): Promise<BytesRead> {
  const whole: number[] = [];
  const early: number[] = [];
  for (const page of pages) {
    const file = readFileSync(page.path);
    const bytes = new Uint8Array(page.path.endsWith('.gz') ? gunzipSync(file) : file);
    whole.push(Math.min(bytes.length, PAGE_MAX_BYTES));
    early.push(await takenBytes(bytes, page.url));
  }
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    pages: pages.length,
    ended: early.filter((taken, index) => taken < (whole[index] ?? 0)).length,
    wholeMedian: median(whole),
    wholeTotal: sum(whole),
    earlyMedian: median(early),
    earlyTotal: sum(early),
  };
}

const declaresGoodCover = async (soFar: PageSnapshot): Promise<boolean> =>
  coverBeyondDoubt(soFar) !== undefined;

async function takenBytes(bytes: Uint8Array, url: string): Promise<number> {
  let taken = 0;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      taken = Math.min(taken + chunk.length, PAGE_MAX_BYTES);
      yield chunk;
    }
  }
  const clock = { tickMs: () => 0 };
  await readHtml(chunks(), { url, contentType: 'text/html', clock, isEnough: declaresGoodCover });
  return taken;
}
