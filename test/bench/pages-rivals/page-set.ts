import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { generatedPages } from './generated-pages';

/** A page that every implementation is given. */
export interface MeasuredPage {
  name: string;
  url: string;
  /** Of its HTML; packed where it ends in `.gz`. */
  path: string;
  /** Unpacked. */
  bytes: number;
}

const CORPUS_GROUPS = ['declared', 'undeclared', 'in-content'] as const;
const OWN_PAGES = fileURLToPath(new URL('../../pages/', import.meta.url));

/** Where the corpus is, or would be. */
export const CORPUS_DIR = resolve(process.env.CORPUS_DIR ?? '../shared/corpus');
export const SCORE_SCRIPT = join(CORPUS_DIR, 'score.mjs');

/** Whether there is a corpus to measure with. */
export function hasCorpus(): boolean {
  return existsSync(SCORE_SCRIPT);
}

/** The corpus's pages where there is one; else the small ones of the tests, and generated ones put into `folder`. */
export function measuredPages(folder: string): MeasuredPage[] {
  if (!hasCorpus()) return [...ownPages(), ...writePages(generatedPages(), folder)];
  return CORPUS_GROUPS.flatMap((group) => {
    const rows = readFileSync(join(CORPUS_DIR, `${group}.jsonl`), 'utf8')
      .trim()
      .split('\n');
    return rows.map((line) => {
      const { id, url, file } = JSON.parse(line) as { id: string; url: string; file: string };
      const path = join(CORPUS_DIR, file);
      return { name: id, url, path, bytes: gunzipSync(readFileSync(path)).length };
    });
  });
}

function ownPages(): MeasuredPage[] {
  const folders = readdirSync(OWN_PAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => {
    const { url } = JSON.parse(readFileSync(join(OWN_PAGES, name, 'case.json'), 'utf8')) as { url: string };
    const path = join(OWN_PAGES, name, 'page.html');
    return { name, url, path, bytes: readFileSync(path).length };
  });
}

/** Puts pages into a folder, by their names. */
export function writePages(pages: Readonly<Record<string, string>>, folder: string): MeasuredPage[] {
  return Object.entries(pages).map(([name, html]) => {
    const path = join(folder, `${name}.html`);
    writeFileSync(path, html);
    return { name, url: `https://${name}.example.org/page`, path, bytes: Buffer.byteLength(html) };
  });
}

/** Writes the list that a child process reads. */
export function writeManifest(pages: readonly MeasuredPage[], folder: string, name: string): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(pages));
  return path;
}
