import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import type { Bench, Row } from './row';

const BUILD = '.output/chrome-mv3';
const BYTES_PER_KILOBYTE = 1000;

/** Most kilobytes, gzip, of an entry with everything it imports. */
const ENTRIES = [
  { name: 'background', file: 'background.js', limit: 220 },
  { name: 'popup', file: 'popup.html', limit: 40 },
  { name: 'side panel', file: 'sidepanel.html', limit: 40 },
] as const;

export const sizes: Bench = {
  name: 'sizes',
  run: () => Promise.all(ENTRIES.map(measureEntry)),
};

async function measureEntry({ name, file, limit }: (typeof ENTRIES)[number]): Promise<Row> {
  const bytes = new Map<string, number>();
  const walk = async (path: string): Promise<void> => {
    if (bytes.has(path)) return;
    bytes.set(path, 0);
    const content = await readFile(posix.join(BUILD, path));
    bytes.set(path, gzipSync(content, { level: 9 }).length);
    for (const next of referencesOf(path, content.toString())) await walk(next);
  };
  await walk(file);
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  return { name: `${name}, gzip, with all it imports`, value: total / BYTES_PER_KILOBYTE, limit, unit: 'kB' };
}

/** The files of the build that must be there before this one runs. */
function referencesOf(path: string, text: string): string[] {
  if (path.endsWith('.html')) {
    const links = [...text.matchAll(/\b(?:src|href)="\/?([^"?#:]+\.(?:js|css))"/g)];
    return links.map(([, target]) => target ?? '');
  }
  if (!path.endsWith('.js')) return [];
  const { staticImports, staticExports } = parseSync(path, text).module;
  const sources = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return sources.map((source) => posix.join(posix.dirname(path), source));
}
