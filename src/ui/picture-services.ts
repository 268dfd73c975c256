/** What the screens do with a picture, beside `services.ts`. */
import type { ImageFormat } from '../contract/types';

/** A page in a tab, with the address that it had when it was asked about. */
export interface TabPage {
  tabId: number;
  url: string;
}

/** A picture's address, and the page that it was found in: where its host is not allowed, that page may read it. */
export interface PictureAddress {
  url: string;
  page?: TabPage | undefined;
  /** It is wanted in a private window, so nothing of it may stay in the ordinary profile's caches. */
  privateWindow?: boolean;
  /** Ends the reading of it. */
  signal?: AbortSignal | undefined;
}

export interface Clipboard {
  writeText(text: string): Promise<void>;
  /** Copies a picture, or the one at an address, as a PNG. Must run inside the click; rejects with a sentence to show. */
  writePicture(picture: PictureAddress | Blob): Promise<void>;
}

export type DownloadOutcome = { status: 'started'; fileName: string } | { status: 'refused' };

export interface Downloads {
  /**
   * Asks for the downloads permission at the first use, so it must run inside the click. Rejects with a sentence to show.
   * One of a private window is kept apart from the others, where the browser does so.
   */
  download(url: string, fileName: string, privateWindow: boolean): Promise<DownloadOutcome>;
  /** Saves what is here already, without any permission. */
  save(file: Blob, fileName: string): void;
}

/** A picture without the black bars that its file has. Sizes in pixels. */
export interface CutPicture {
  /** A PNG. */
  file: Blob;
  /** The same as a `data:` address. */
  dataUrl: string;
  width: number;
  height: number;
}

/** A picture's file, and the same as a `data:` address. */
export interface PictureInHand {
  blob: Blob;
  dataUrl: string;
}

/** A large picture of a page that has no address. Sizes in pixels. */
export interface UnaddressedPicture {
  /** Drawn on a canvas, made by a script, or written into the page. */
  made: 'canvas' | 'script' | 'data';
  width: number;
  height: number;
  format: ImageFormat;
  /** Null where it cannot be read. */
  file: PictureInHand | null;
}

/** Formats that every program opens, into which the browser draws a picture. */
export type DrawnFormat = Extract<ImageFormat, 'jpg' | 'png'>;

/** Which pictures become files of another format: those that move have only their first image in it. */
export type Convertible = 'any' | 'still';

export interface PictureInFormat {
  file: Blob;
  /** It moves: the file is as it was where only still ones were wanted, else its first image. */
  isMoving: boolean;
}

export interface Pictures {
  /** A picture, or the one at an address, as a file of another format, or as it was where it moves; of the same size but for an SVG. Rejects with a sentence to show. */
  inFormat(
    picture: PictureAddress | Blob,
    format: DrawnFormat,
    convertible: Convertible,
  ): Promise<PictureInFormat>;
  /** The picture without its black bars; null where it has none. Rejects with a sentence to show. */
  withoutBars(picture: PictureAddress): Promise<CutPicture | null>;
  /** The large pictures of a page in a tab that have no address, as it shows them now. Rejects with a sentence to show. */
  withoutAddress(page: TabPage): Promise<readonly UnaddressedPicture[]>;
}
