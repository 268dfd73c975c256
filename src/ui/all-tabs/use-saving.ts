import { useRef, useState } from 'preact/hooks';
import type { Settings } from '../../contract/settings/settings';
import { attempt } from '../actions/attempt';
import type { CoverSubject } from '../actions/cover-subject';
import { fileNameFor } from '../actions/file-name-template';
import { message, plural } from '../i18n/message';
import type { ActionOutcome } from '../actions/cover-action';
import type { SaveState } from './listed-page';
import type { PictureSaver } from '../tab-services';

export interface ChosenCover {
  key: string;
  cover: CoverSubject;
}

export interface Saving {
  /** How many of how many are saved; absent while nothing is being saved. */
  progress: { done: number; all: number } | undefined;
  /** Saves them one after the other. Must be called in the click. */
  start(covers: readonly ChosenCover[]): void;
  /** The one that is on its way is still saved. */
  stop(): void;
}

interface SavingParts {
  saver: PictureSaver;
  settings: Settings;
  nowMs: () => number;
  onSaved: (key: string, saved: SaveState) => void;
  setReport: (report: ActionOutcome | undefined) => void;
}

/** Saves pictures, and tells of each how it went. */
export function useSaving({ saver, settings, nowMs, onSaved, setReport }: SavingParts): Saving {
  const [progress, setProgress] = useState<Saving['progress']>();
  const isStopped = useRef(false);

  async function saveAll(covers: readonly ChosenCover[]): Promise<void> {
    setReport(undefined);
    const allowed = await attempt(() => saver.allow(), message('popup_download_failed'));
    if (allowed.status === 'failed') return setReport({ tone: 'failed', text: allowed.text });
    if (!allowed.value) return setReport({ tone: 'failed', text: message('popup_download_refused') });
    isStopped.current = false;
    let saved = 0;
    for (const [done, { key, cover }] of covers.entries()) {
      if (isStopped.current) break;
      setProgress({ done, all: covers.length });
      if (await saveOne(key, cover)) saved += 1;
    }
    setProgress(undefined);
    setReport(outcome(saved, covers.length, isStopped.current));
  }

  async function saveOne(key: string, cover: CoverSubject): Promise<boolean> {
    onSaved(key, { status: 'saving' });
    const name = fileNameFor(settings.fileNameTemplate, cover, nowMs());
    const result = await attempt(() => saver.save(cover.picture.url, name), message('popup_download_failed'));
    const isSaved = result.status === 'done';
    onSaved(key, isSaved ? { status: 'saved' } : { status: 'failed', fault: result.text });
    return isSaved;
  }

  return {
    progress,
    start: (covers) => void saveAll(covers),
    stop: () => {
      isStopped.current = true;
    },
  };
}

function outcome(saved: number, all: number, isStopped: boolean): ActionOutcome {
  if (saved === all) return { tone: 'done', text: plural('tabs_saved', all) };
  const key = isStopped ? 'tabs_save_stopped' : 'tabs_save_some';
  return { tone: isStopped ? 'done' : 'failed', text: plural(key, all, { saved }) };
}
