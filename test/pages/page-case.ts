import { readdirSync, readFileSync } from 'node:fs';
import { readHtml } from '../../src/page/read-html';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import type { NoticeCode, PageMeta, SourceMethod } from '../../src/resolver/types';

/** What a folder's `case.json` says of the page beside it. A fact that is absent is not asked about. */
export interface PageCase {
  /** The folder's name. */
  name: string;
  /** One sentence: what the page is there to show. */
  behavior: string;
  url: string;
  /** null where the page has no cover. */
  cover: string | null;
  source_method?: SourceMethod;
  /** The ways that name the cover. */
  sources?: SourceMethod[];
  /** URLs that are listed, or that are not. */
  listed?: string[];
  unlisted?: string[];
  /** Other files of the cover. */
  variants?: string[];
  /** How many pictures are listed. */
  count?: number;
  /** Width and height by URL. */
  declared?: Record<string, [number | null, number | null]>;
  /** The code of what is said beside the pictures. */
  warning?: NoticeCode;
  /** All that the page says of itself. */
  meta?: PageMeta;
  metaTitleMaxLength?: number;
  metaTitleStart?: string;
}

const FOLDER = new URL('.', import.meta.url);

/** Every page of the folder. */
export function pageCases(): PageCase[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ ...(JSON.parse(readText(`${name}/case.json`)) as Omit<PageCase, 'name'>), name }));
}

/** The page as the resolver sees it when it was fetched. */
export function readPageCase({ name, url }: PageCase): Promise<PageSnapshot> {
  const bytes = new Uint8Array(readFileSync(new URL(`${name}/page.html`, FOLDER)));
  return readHtml(oneChunk(bytes), { url, contentType: 'text/html', clock: { tickMs: () => 0 } });
}

function readText(path: string): string {
  return readFileSync(new URL(path, FOLDER), 'utf8');
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
