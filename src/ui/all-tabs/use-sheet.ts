import { useRef, useState } from 'preact/hooks';
import { attempt } from '../actions/attempt';
import type { CoverSubject } from '../actions/cover-subject';
import { message, plural } from '../i18n/message';
import type { AllTabsServices } from '../tab-services';
import { coverSheet, sheetFileName } from './cover-sheet';
import type { Reporting } from './use-report';

export interface Sheet {
  /** How many pictures of how many were read for it; absent while none is made. */
  progress: { done: number; all: number } | undefined;
  /** Saves a page of its own with these, and their pictures in it where they may be read. */
  save(covers: readonly CoverSubject[]): void;
  /** Waits for no more pictures, and saves it with those that are there. */
  saveNow(): void;
}

interface SheetParts extends Pick<Reporting, 'setReport' | 'fail'> {
  services: Pick<AllTabsServices, 'smallPictures' | 'downloads'>;
  nowMs: () => number;
}

/** Pictures that are read at the same time. */
const AT_ONCE = 3;

/** Makes the page of covers, and says which pictures are in it. */
export function useSheet({ services, nowMs, setReport, fail }: SheetParts): Sheet {
  const [progress, setProgress] = useState<Sheet['progress']>();
  const waiting = useRef<AbortController | undefined>(undefined);

  async function make(covers: readonly CoverSubject[]): Promise<void> {
    if (waiting.current) return;
    const ended = new AbortController();
    waiting.current = ended;
    setReport(undefined);
    const urls = [...new Set(covers.map(({ picture }) => picture.url))];
    setProgress({ done: 0, all: urls.length });
    const read = (url: string) => services.smallPictures.read({ url, signal: ended.signal });
    const embedded = await readAll(urls, read, (done) => setProgress({ done, all: urls.length }));
    waiting.current = undefined;
    setProgress(undefined);
    const name = sheetFileName(nowMs());
    const save = async () =>
      services.downloads.save(new Blob([coverSheet(covers, nowMs(), embedded)], { type: 'text/html' }), name);
    const saved = await attempt(save, message('tabs_sheet_failed'));
    if (saved.status === 'failed') fail(saved.text);
    else setReport({ tone: 'done', text: savedText(name, urls.length - embedded.size, urls.length) });
  }

  return { progress, save: (covers) => void make(covers), saveNow: () => waiting.current?.abort() };
}

/** By address, the pictures that could be read, as `data:` addresses. Never rejects: the others stay on the web. */
async function readAll(
  urls: readonly string[],
  read: (url: string) => Promise<string>,
  onDone: (count: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const embedded = new Map<string, string>();
  const left = [...urls];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const result = await attempt(() => read(url), '');
      if (result.status === 'done') embedded.set(url, result.value);
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return embedded;
}

function savedText(name: string, missing: number, all: number): string {
  if (missing === 0) return message('tabs_sheet_saved_whole', { name });
  if (missing === all) return message('tabs_sheet_saved', { name });
  return plural('tabs_sheet_saved_some', missing, { name });
}
