import type { DemoAnswer } from './ask-worker';
import type { ImageCandidate, ResolveResult, Trace } from '../../src/contract/types';

const COLUMNS: readonly { title: string; read(candidate: ImageCandidate): string }[] = [
  { title: 'score', read: ({ score }) => (score === null ? '-' : String(Math.round(score * 100) / 100)) },
  { title: 'tier', read: ({ quality_tier }) => quality_tier },
  { title: 'size', read: sizeOf },
  { title: 'format', read: ({ format }) => format },
  { title: 'source', read: ({ source_method }) => source_method },
  { title: 'availability', read: availabilityOf },
  { title: 'url', read: ({ url }) => url },
];

/** What a page's answer is, as lines for a terminal: the first one fresh, the second from the cache. */
export function formatAnswers(fresh: DemoAnswer, again: DemoAnswer): string[] {
  if (!fresh.found) return [`no cover: ${fresh.message}`];
  const lines = [...formatResult(fresh.result), `timings: ${formatTimings(fresh.result.trace)}`];
  return again.found ? [...lines, `again, from the cache: ${formatTimings(again.result.trace)}`] : lines;
}

/** The best cover and the table of candidates, as lines for a terminal. */
function formatResult({ best, candidates, warnings = [] }: ResolveResult): string[] {
  const rows = [
    COLUMNS.map(({ title }) => title),
    ...candidates.map((one) => COLUMNS.map(({ read }) => read(one))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [
    `best cover: ${best.url} (${sizeOf(best)} ${best.format}, ${best.score ?? 'no'} points)`,
    '',
    ...table.map((line) => `  ${line}`),
    '',
    ...warnings.map(({ code, message }) => `warning ${code}: ${message}`),
  ];
}

/** Total and steps of one run, in milliseconds. */
function formatTimings({ timings, steps }: Trace): string {
  const parts = steps.filter(({ status }) => status !== 'skipped');
  const each = parts.map(({ name, duration_ms }) => `${name} ${duration_ms.toFixed(1)}`).join(', ');
  return `${timings.total_ms.toFixed(1)} ms (${each})`;
}

function sizeOf({ width, height }: ImageCandidate): string {
  return width === null || height === null ? 'unknown' : `${width}x${height}`;
}

function availabilityOf({ availability: { status, http_status } }: ImageCandidate): string {
  return http_status === undefined ? status : `${status} (${http_status})`;
}
