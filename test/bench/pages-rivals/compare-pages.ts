import { liveReader } from '../live-reader';
import type { Row } from '../row';
import { accuracyOf, type Accuracy } from './accuracy';
import { bytesRead, type BytesRead } from './bytes-read';
import { CONTESTANTS, type Contestant } from './contestants';
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

/** Measures everything, one after the other; temporary files go into `folder`. */
export async function comparePages(folder: string, log: (line: string) => void): Promise<PageFigures> {
  const pages = measuredPages(folder);
  const manifest = writeManifest(pages, folder, 'pages');
  const contestants: ContestantFigures[] = [];
  for (const contestant of CONTESTANTS) {
    log(`${contestant.name}: ${pages.length} pages`);
    const speed = await speedOf(contestant, pages, manifest);
    const memoryGrowth = await memoryGrowthOf(contestant, folder);
    const accuracy = hasCorpus() ? { accuracy: await accuracyOf(contestant) } : {};
    contestants.push({ name: contestant.name, speed, memoryGrowth, ...accuracy });
  }
  log('hostile pages, bytes, the live reader');
  return {
    ...{ pages: pages.length, contestants },
    hostile: await hostileTimes(folder),
    bytes: await bytesRead(pages),
    liveReader: await liveReader.run(),
  };
}

async function hostileTimes(folder: string): Promise<PageFigures['hostile']> {
  const manifest = writeManifest(writePages(hostilePages(), folder), folder, 'hostile');
  return timesOf(CONTESTANTS[0] as Contestant, manifest);
}
