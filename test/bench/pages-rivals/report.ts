import type { Row } from '../row';
import type { ContestantFigures, PageFigures } from './compare-pages';
import { isMiss } from './limits';
import { formatTable } from './table';

const GROUPS = ['clean', 'hard', 'undeclared', 'in-content', 'site-logo', 'none'] as const;
const BYTES_PER_KILOBYTE = 1_000;

/** The run as text: speed and accuracy of all, then ours beside its limits. */
export function reportOf(figures: PageFigures, rows: readonly Row[]): string {
  return [
    `${figures.pages} pages, the same for all; milliseconds a page, megabytes, percent right`,
    speedTable(figures.contestants),
    ...(figures.contestants.some(({ accuracy }) => accuracy) ? [accuracyTable(figures.contestants)] : []),
    bytesTable(figures),
    limitTable(rows),
  ].join('\n\n');
}

function speedTable(contestants: readonly ContestantFigures[]): string {
  const head = ['', 'median', 'p95', 'p95 < 1 MB', 'max', 'MB/s', 'memory', 'import', 'threw'];
  const rows = contestants.map(({ name, speed, memoryGrowth }) => [
    name,
    ...[speed.medianMs, speed.p95Ms, speed.p95SmallMs, speed.maxMs].map(twoDigits),
    ...[speed.megabytesPerSecond, memoryGrowth, speed.importMs].map((value) => value.toFixed(0)),
    String(speed.faults),
  ]);
  return formatTable([head, ...rows]);
}

function accuracyTable(contestants: readonly ContestantFigures[]): string {
  const rows = contestants.map(({ name, accuracy }) => [
    name,
    ...GROUPS.map((group) => accuracy?.get(group)?.toFixed(1) ?? '-'),
  ]);
  return formatTable([['best picture right', ...GROUPS], ...rows]);
}

function bytesTable({ bytes }: PageFigures): string {
  const kilobytes = (value: number) => (value / BYTES_PER_KILOBYTE).toFixed(0);
  return formatTable([
    ['kilobytes read', 'median', 'all pages'],
    ['whole pages', kilobytes(bytes.wholeMedian), kilobytes(bytes.wholeTotal)],
    [
      `until a declared cover is enough (${bytes.ended} of ${bytes.pages} pages)`,
      kilobytes(bytes.earlyMedian),
      kilobytes(bytes.earlyTotal),
    ],
  ]);
}

function limitTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    `${threeDigits(row.value)} ${row.unit}`.trim(),
    row.limit === undefined ? '-' : `${threeDigits(row.limit)} ${row.unit}`.trim(),
    isMiss(row) ? 'MISS' : 'ok',
  ]);
  return formatTable([['limit', 'ours', 'at most', ''], ...cells]);
}

const twoDigits = (value: number): string => value.toFixed(2);
const threeDigits = (value: number): string => String(Number(value.toFixed(3)));
