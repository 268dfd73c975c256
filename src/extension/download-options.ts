import type { Downloads, Runtime } from 'webextension-polyfill';

/** Firefox keeps private downloads apart only when told so, and Chromium refuses to be told. */
export function marksPrivateDownloads(runtime: Partial<Pick<Runtime.Static, 'getBrowserInfo'>>): boolean {
  return typeof runtime.getBrowserInfo === 'function';
}

export interface WantedFile {
  url: string;
  fileName: string;
  privateWindow: boolean;
  /** Whether the browser wants to be told that a download is private. */
  marksPrivate: boolean;
}

/** What the browser is asked for. */
export function downloadOptions(file: WantedFile): Downloads.DownloadOptionsType {
  const { url, fileName, privateWindow, marksPrivate } = file;
  return { url, filename: fileName, ...(marksPrivate && { incognito: privateWindow }) };
}
