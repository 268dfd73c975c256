import type { Downloads, Permissions } from 'webextension-polyfill';
import type { Clock } from '../../resolver/ports';
import type { PictureSaver } from '../../ui/tab-services';
import type { DownloadOutcome } from '../../ui/picture-services';
import { downloadOptions } from '../download-options';
import { addressOfFile } from '../save-blob';

/** A host that refuses does so early; whoever downloads much need not wait to be told that it began. */
const EARLY_FAULT_MS = 4_000;

export interface StartDownloadParts {
  permissions: Pick<Permissions.Static, 'request'>;
  /** Read after the permission is there: before, the browser has no such object. */
  downloads: () => Pick<Downloads.Static, 'download' | 'search' | 'onChanged'>;
  clock: Pick<Clock, 'timeoutSignal'>;
  marksPrivate: boolean;
}

/** Why the browser gives downloads up, by how its words begin. */
const REASONS = [
  ['SERVER_BAD_CONTENT', 'gone'],
  ['SERVER_', 'http_status'],
  ['NETWORK_TIMEOUT', 'timeout'],
  ['NETWORK_', 'network'],
  ['FILE_', 'not_written'],
] as const;

type Reason = (typeof REASONS)[number][1] | 'interrupted';

/** The browser began a download and gave it up. */
class InterruptedDownload extends Error {
  override readonly name = 'InterruptedDownload' as const;
  readonly reason: Reason;

  /** @param told In the browser's own words, such as `SERVER_BAD_CONTENT`. */
  constructor(told = '') {
    super(told);
    this.reason = REASONS.find(([start]) => told.startsWith(start))?.[1] ?? 'interrupted';
  }
}

/**
 * Downloads a picture under a name. Rejects where the browser refuses or breaks it off at once; resolves when it
 * is complete, or still running after a few seconds. Must run inside the click: asking comes first, since after
 * any other wait the browser no longer sees it.
 */
export function createStartDownload(parts: StartDownloadParts) {
  const saver = createPictureSaver(parts);
  return async (url: string, fileName: string, privateWindow: boolean): Promise<DownloadOutcome> => {
    if (!(await saver.allow())) return { status: 'refused' };
    await saver.save(url, fileName, privateWindow);
    return { status: 'started', fileName };
  };
}

/** The same in two steps, since one click may save many. */
export function createPictureSaver(parts: StartDownloadParts): PictureSaver {
  const { permissions, downloads, clock, marksPrivate } = parts;
  async function save(url: string, fileName: string, privateWindow: boolean): Promise<void> {
    const api = downloads();
    const id = await api.download(downloadOptions({ url, fileName, privateWindow, marksPrivate }));
    if ((await settled(id, api, clock)) !== 'interrupted') return;
    const [given] = await api.search({ id });
    throw new InterruptedDownload(given?.error);
  }
  return {
    allow: () => permissions.request({ permissions: ['downloads'] }),
    save,
    saveFile: (file, fileName) => save(addressOfFile(file), fileName, false),
  };
}

/** How a download ended; undefined where it still runs when the wait is over. */
function settled(
  id: number,
  { search, onChanged }: ReturnType<StartDownloadParts['downloads']>,
  clock: Pick<Clock, 'timeoutSignal'>,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const signal = clock.timeoutSignal(EARLY_FAULT_MS);
    const end = (state: string | undefined) => {
      onChanged.removeListener(listen);
      resolve(state);
    };
    const look = (state: string | undefined) => {
      if (state === 'complete' || state === 'interrupted') end(state);
    };
    const listen = (change: Downloads.OnChangedDownloadDeltaType) => {
      if (change.id === id) look(change.state?.current);
    };
    onChanged.addListener(listen);
    signal.addEventListener('abort', () => end(undefined), { once: true });
    // It may have ended before anybody listened.
    search({ id }).then(([found]) => look(found?.state), reject);
  });
}
