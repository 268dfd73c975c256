import type { Row } from '../row';
import type { ContestantFigures, PageFigures } from './compare-pages';
import { OURS, type Rival } from './contestants';

/** Ours over the rival's median: at most an eighth of one, and less than the other. */
const MEDIAN_RATIOS: readonly { rival: Rival; limit: number }[] = [
  { rival: 'metascraper', limit: 1 / 8 },
  { rival: 'unfurl', limit: 1 },
];
const P95_MS = 10;
const MEMORY_MEGABYTES = 20;
const HOSTILE_MS = 150;

/** The figures that have a limit, and ours beside it. */
export function limitRows({ contestants, hostile, liveReader }: PageFigures): Row[] {
  const ours = figuresOf(contestants, OURS);
  return [
    ...MEDIAN_RATIOS.filter(({ rival }) => contestants.some(({ name }) => name === rival)).map(
      ({ rival, limit }) => ({
        name: `median of a page, over ${rival}'s`,
        value: ours.speed.medianMs / figuresOf(contestants, rival).speed.medianMs,
        limit,
        unit: '×',
      }),
    ),
    { name: 'p95 of pages under 1 MB', value: ours.speed.p95SmallMs, limit: P95_MS, unit: 'ms' },
    { name: 'pages on which it throws', value: ours.speed.faults, limit: 0, unit: '' },
    { name: 'memory for a page of 1 MB', value: ours.memoryGrowth, limit: MEMORY_MEGABYTES, unit: 'MB' },
    ...hostile.map(({ name, ms }) => ({
      name: `hostile: ${name.replaceAll('-', ' ')}`,
      value: ms,
      limit: HOSTILE_MS,
      unit: 'ms',
    })),
    ...liveReader,
  ];
}

export function isMiss({ value, limit }: Row): boolean {
  return limit !== undefined && !(value <= limit);
}

function figuresOf(contestants: readonly ContestantFigures[], name: string): ContestantFigures {
  const found = contestants.find((contestant) => contestant.name === name);
  if (found === undefined) throw new Error(`There are no figures of ${name}.`);
  return found;
}
