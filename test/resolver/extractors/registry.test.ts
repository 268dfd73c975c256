import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXTRACTORS } from '../../../src/resolver/extractors/registry';

const FOLDER = new URL('../../../src/resolver/extractors/', import.meta.url);

/** Whatever the folder's modules export that is an extractor. */
async function extractorsInFolder(): Promise<unknown[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'registry.ts',
  );
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, FOLDER).href) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object' && value !== null && 'extract' in value);
}

describe('the registry of extractors', () => {
  it('lists every extractor of the folder once', async () => {
    const inFolder = await extractorsInFolder();
    expect(inFolder.length).toBeGreaterThan(5);
    expect(new Set<unknown>(EXTRACTORS)).toEqual(new Set(inFolder));
    expect(EXTRACTORS).toHaveLength(inFolder.length);
  });

  it('gives each its own name', () => {
    expect(new Set(EXTRACTORS.map(({ name }) => name)).size).toBe(EXTRACTORS.length);
  });
});
