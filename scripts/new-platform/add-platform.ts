import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { canonicalizeUrl } from '../../src/resolver/canonicalize-url';
import { PLATFORMS } from '../../src/resolver/platforms/registry';
import { extendRegistry } from './extend-registry';
import { namesOf } from './platform-names';
import { readExample } from './read-example';
import { renderPlatform } from './render-platform';

const FOLDER = 'src/resolver/platforms';

interface NewPlatform {
  id: string;
  exampleUrl: string;
  /** The project's folder. */
  root: string;
  now: Date;
}

/** Writes a platform's file and its lines in the registry; returns the file's path. Throws what is wrong before anything is written. */
export function addPlatform({ id, exampleUrl, root, now }: NewPlatform): string {
  const folder = join(root, FOLDER);
  const names = namesOf(id);
  const path = join(folder, `${names.file}.ts`);
  const taken = PLATFORMS.find((platform) => platform.id === id || platform.name === names.title);
  if (taken) throw new Error(`${taken.name} (${taken.id}) is there already.`);
  if (existsSync(path) || existsSync(join(folder, names.file))) {
    throw new Error(`${relative(root, path)} is there already, or a folder of that name: choose another id.`);
  }
  const example = readExample(exampleUrl);
  const known = canonicalizeUrl(exampleUrl)?.platform;
  if (known !== 'web') throw new Error(`${exampleUrl} belongs to ${known} already.`);
  const registryPath = join(folder, 'registry.ts');
  const registry = extendRegistry(readFileSync(registryPath, 'utf8'), names);
  writeFileSync(path, renderPlatform(names, example, now.toISOString().slice(0, 7)), { flag: 'wx' });
  writeFileSync(registryPath, registry);
  return relative(root, path);
}
