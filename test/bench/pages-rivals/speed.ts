import { median, percentile } from '../figures';
import type { Contestant } from './contestants';
import type { MeasuredPage } from './page-set';
import { runChild } from './run-child';

/** How fast an implementation is on the pages of one run. */
export interface SpeedFigures {
  importMs: number;
  medianMs: number;
  p95Ms: number;
  /** Of pages under a megabyte. */
  p95SmallMs: number;
  maxMs: number;
  megabytesPerSecond: number;
  /** Pages on which it threw. */
  faults: number;
}

interface SpeedAnswer {
  importMs: number;
  faults: number;
  times: { name: string; ms: number }[];
}

const MEGABYTE = 1_000_000;
const MS_PER_SECOND = 1_000;
const WARM_UPS = 1;
const ROUNDS = 2;

export async function speedOf(
  { adapter }: Contestant,
  pages: readonly MeasuredPage[],
  manifest: string,
): Promise<SpeedFigures> {
  const { importMs, faults, times } = await runChild<SpeedAnswer>('measure-speed.mjs', [
    adapter,
    manifest,
    WARM_UPS,
    ROUNDS,
  ]);
  const all = times.map(({ ms }) => ms);
  const small = all.filter((_, index) => (pages[index]?.bytes ?? 0) < MEGABYTE);
  const totalMs = all.reduce((sum, ms) => sum + ms, 0);
  const totalBytes = pages.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    importMs,
    medianMs: median(all),
    p95Ms: percentile(all, 95),
    p95SmallMs: percentile(small, 95),
    maxMs: Math.max(...all),
    megabytesPerSecond: totalBytes / MEGABYTE / (totalMs / MS_PER_SECOND),
    faults,
  };
}

/** Milliseconds for each page, by its name; what an implementation takes once it is warm. */
export async function timesOf(
  { adapter }: Contestant,
  warmUpAndMeasured: string,
): Promise<SpeedAnswer['times']> {
  return (await runChild<SpeedAnswer>('measure-speed.mjs', [adapter, warmUpAndMeasured, WARM_UPS, ROUNDS]))
    .times;
}
