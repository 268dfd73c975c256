import { liveReader } from '../live-reader';
import type { Row } from '../row';
import { accuracyOf, type Accuracy } from './accuracy';
import { bytesRead, type BytesRead } from './bytes-read';
import { type Contestant, contestantsNamed } from './contestants';
import { hostilePages } from './hostile-pages';
import { memoryGrowthOf } from './memory';
import { hasCorpus, measuredPages, writeManifest, writePages } from './page-set';
import { type SpeedFigures, speedOf, timesOf } from './speed';

/** What one implementation does with the pages. */
export interface ContestantFigures {
  name: string;
  speed: SpeedFigures;
  /** On a page of a mebibyte, in megabytes. */
  memoryGrowth: number;
  /** Only where there is a corpus. */
  accuracy?: Accuracy;
}

export interface PageFigures {
  pages: number;
  contestants: readonly ContestantFigures[];
  /** Ours, on each hostile page. */
  hostile: readonly { name: string; ms: number }[];
  bytes: BytesRead;
  liveReader: readonly Row[];
}

/** What is compared, and where and to whom it is told. */
export interface Comparison {
  /** Of rivals; none for all. */
  beside: readonly string[];
  /** For temporary files. */
  folder: string;
  log: (line: string) => void;
}

/** Measures everything, one after the other. */
export async function comparePages({ beside, folder, log }: Comparison): Promise<PageFigures> {
  const measured = contestantsNamed(beside);
  const pages = measuredPages(folder);
  const manifest = writeManifest(pages, folder, 'pages');
  const contestants: ContestantFigures[] = [];
  for (const contestant of measured) {
    log(`${contestant.name}: ${pages.length} pages`);
    const speed = await speedOf(contestant, pages, manifest);
    const memoryGrowth = await memoryGrowthOf(contestant, folder);
    const accuracy = hasCorpus() ? { accuracy: await accuracyOf(contestant) } : {};
    contestants.push({ name: contestant.name, speed, memoryGrowth, ...accuracy });
  }
  log('hostile pages, bytes, the live reader');
  return {
    ...{ pages: pages.length, contestants },
    hostile: await hostileTimes(measured[0] as Contestant, folder),
    bytes: await bytesRead(pages),
    liveReader: await liveReader.run(),
  };
}

async function hostileTimes(ours: Contestant, folder: string): Promise<PageFigures['hostile']> {
  const manifest = writeManifest(writePages(hostilePages(), folder), folder, 'hostile');
  return timesOf(ours, manifest);
}
