import { median } from '../figures';
import type { Contestant } from './contestants';
import { articlePage, megabytePage } from './generated-pages';
import { writeManifest, writePages } from './page-set';
import { runChild } from './run-child';

const FRESH_PROCESSES = 3;
const WARM_UP_BYTES = 10_000;
const MEGABYTE = 1_000_000;

/** Megabytes that a process grows by on a page of a mebibyte: the median of fresh processes. */
export async function memoryGrowthOf({ adapter }: Contestant, folder: string): Promise<number> {
  const pages = writePages({ small: articlePage(WARM_UP_BYTES, true), large: megabytePage() }, folder);
  const manifest = writeManifest(pages, folder, 'memory');
  const grown: number[] = [];
  for (let run = 0; run < FRESH_PROCESSES; run += 1) {
    const answer = await runChild<{ grownBytes: number }>(
      'measure-memory.mjs',
      [adapter, manifest],
      ['--expose-gc'],
    );
    grown.push(answer.grownBytes / MEGABYTE);
  }
  return median(grown);
}
