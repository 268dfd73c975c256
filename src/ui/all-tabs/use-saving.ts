import { useRef, useState } from 'preact/hooks';
import type { Settings } from '../../contract/settings/settings';
import { attempt } from '../actions/attempt';
import type { ActionOutcome } from '../actions/cover-action';
import type { CoverSubject } from '../actions/cover-subject';
import { fileNameFor } from '../actions/file-name-template';
import { convertedFile, savedFormat } from '../actions/saved-format';
import { message, plural } from '../i18n/message';
import type { AllTabsServices } from '../tab-services';
import type { SaveState, SaveStates } from './save-state';
import type { Reporting } from './use-report';

export interface Saving {
  /** How many of how many are saved; absent while nothing is being saved. */
  progress: { done: number; all: number } | undefined;
  /** How each picture was saved. */
  states: SaveStates;
  /** Saves them one after the other. Must be called in the click. */
  start(covers: readonly CoverSubject[]): void;
  /** The one that is on its way is still saved. */
  stop(): void;
}

interface SavingParts extends Pick<Reporting, 'ask' | 'setReport'> {
  services: Pick<AllTabsServices, 'saver' | 'pictures'>;
  settings: Settings;
  nowMs: () => number;
}

/** Saves pictures, and tells of each how it went. */
export function useSaving({ services, settings, nowMs, ask, setReport }: SavingParts): Saving {
  const { saver, pictures } = services;
  const [progress, setProgress] = useState<Saving['progress']>();
  const [states, setStates] = useState<SaveStates>(new Map());
  const isStopped = useRef(false);
  const isAsked = useRef(false);

  const note = (url: string, state: SaveState) => setStates((before) => new Map([...before, [url, state]]));

  async function saveAll(covers: readonly CoverSubject[]): Promise<void> {
    // A second click comes before the browser has its answer.
    if (isAsked.current) return;
    isAsked.current = true;
    const isAllowed = await ask(() => saver.allow(), message('popup_download_refused'));
    isAsked.current = false;
    if (!isAllowed) return;
    isStopped.current = false;
    let saved = 0;
    for (const [done, cover] of covers.entries()) {
      if (isStopped.current) break;
      const { url } = cover.picture;
      setProgress({ done, all: covers.length });
      note(url, { status: 'saving' });
      const fault = await faultOfSaving(cover);
      note(url, fault === undefined ? { status: 'saved' } : { status: 'failed', fault });
      if (fault === undefined) saved += 1;
    }
    setProgress(undefined);
    setReport(outcome(saved, covers.length, isStopped.current));
  }

  async function faultOfSaving(cover: CoverSubject): Promise<string | undefined> {
    const result = await attempt(() => save(cover), message('popup_download_failed'));
    return result.status === 'failed' ? result.text : undefined;
  }

  async function save(cover: CoverSubject): Promise<void> {
    const format = savedFormat(cover, settings);
    if (format === undefined) {
      const name = fileNameFor(settings.fileNameTemplate, cover, nowMs());
      // No tab of a private window is in the list.
      return saver.save(cover.picture.url, name, false);
    }
    const to = { format, convertible: 'still' } as const;
    const { file, name } = await convertedFile(cover, to, { pictures, settings, nowMs: nowMs() });
    return saver.saveFile(file, name);
  }

  return {
    ...{ progress, states },
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
