import type { Preference } from '../types';

/** What the user may set; kept in the browser's local storage, exported and imported as JSON. */
export interface Settings {
  preference: Preference;
  /** Pixels; 0 means any size. */
  minWidth: number;
  minHeight: number;
  /** With `{title}`, `{site}`, `{author}`, `{date}`, `{width}` and `{height}`; the ending follows from the picture's bytes. */
  fileNameTemplate: string;
  /** What WebP and AVIF, which many programs cannot open, are saved as by the screens. */
  downloadFormat: DownloadFormat;
  /** Whether resolved covers are listed in the options page. */
  keepsHistory: boolean;
  /** Most days that an answer stays in the cache. */
  cacheDays: number;
  /** Whether the menus also have items that copy at once. */
  hasCopyMenus: boolean;
  theme: Theme;
  /** Which engine searches by image; `none` until the user picks one. */
  searchEngine: SearchEngine;
  /** Whether other extensions are answered at all. */
  isApiEnabled: boolean;
  /** Ids of extensions that get no answers. */
  blockedCallers: string[];
}

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const DOWNLOAD_FORMATS = ['original', 'jpg', 'png'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export const SEARCH_ENGINES = ['none', 'google', 'bing', 'yandex', 'tineye'] as const;
export type SearchEngine = (typeof SEARCH_ENGINES)[number];

export const DEFAULT_SETTINGS: Settings = {
  preference: 'balanced',
  minWidth: 0,
  minHeight: 0,
  fileNameTemplate: '{title}',
  downloadFormat: 'original',
  keepsHistory: false,
  cacheDays: 1,
  hasCopyMenus: false,
  theme: 'system',
  searchEngine: 'none',
  isApiEnabled: true,
  blockedCallers: [],
};
