import { type Bench, type Row } from '../test/bench/row';
import { liveReader } from '../test/bench/live-reader';
import { originals } from '../test/bench/originals';
import { pages } from '../test/bench/pages';
import { sizes } from '../test/bench/sizes';
import { speed } from '../test/bench/speed';
import { buildExtension } from './package/build-extension';
import { prepareBrowser } from './suites/prepare-browser';

/** `npm run bench`: builds, measures, prints each figure beside its limit; a miss ends in exit status 1. */
const BENCHES: readonly Bench[] = [sizes, speed, pages, liveReader, originals];

const isMiss = ({ value, limit }: Row): boolean => limit !== undefined && !(value <= limit);

function formatRow(row: Row): string {
  const figure = (number: number | undefined) =>
    number === undefined ? '-' : `${Number(number.toFixed(2))} ${row.unit}`.trim();
  return [
    row.name.padEnd(56),
    figure(row.value).padStart(12),
    figure(row.limit).padStart(12),
    `  ${isMiss(row) ? 'MISS' : 'ok'}`,
  ].join(' ');
}

try {
  await prepareBrowser({ install: true });
  await buildExtension({ browsers: ['chrome'] });
  const rows: Row[] = [];
  for (const bench of BENCHES) rows.push(...(await bench.run()));
  console.log(`\n${'name'.padEnd(56)} ${'value'.padStart(12)} ${'limit'.padStart(12)}`);
  for (const row of rows) console.log(formatRow(row));
  process.exitCode = rows.some(isMiss) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
