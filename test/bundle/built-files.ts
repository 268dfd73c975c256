import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const BUILDS = ['chrome-mv3', 'firefox-mv3'] as const;
export type Build = (typeof BUILDS)[number];

/** Path inside the build → content. Throws a sentence where there is no build. */
export function readBuild(build: Build): Map<string, Buffer> {
  const root = join('.output', build);
  if (!existsSync(join(root, 'manifest.json')))
    throw new Error(`${root} is not there: npm run build makes it.`);
  return new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(root, file).replaceAll('\\', '/'), readFileSync(file)]),
  );
}
