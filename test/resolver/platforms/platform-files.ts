import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Platform, PlatformExamples } from '../../../src/resolver/platforms/define-platform';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../../src/resolver/platforms');

/** A file that defines a platform, as it stands in the folder: the registry is not asked. */
export interface PlatformFile {
  file: string;
  platforms: Platform[];
  examples: PlatformExamples | undefined;
}

/** Every file of the platforms' folder that calls `definePlatform`, loaded. */
export async function platformFiles(): Promise<PlatformFile[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && isDefinition(file));
  return Promise.all(files.map(load));
}

function isDefinition(file: string): boolean {
  return /= definePlatform\(/.test(readFileSync(join(FOLDER, file), 'utf8'));
}

async function load(file: string): Promise<PlatformFile> {
  const exported = (await import(pathToFileURL(join(FOLDER, file)).href)) as Record<string, unknown>;
  const platforms = Object.values(exported).filter(isPlatform);
  return { file, platforms, examples: exported['examples'] as PlatformExamples | undefined };
}

function isPlatform(value: unknown): value is Platform {
  return typeof value === 'object' && value !== null && 'id' in value && 'resource' in value;
}
