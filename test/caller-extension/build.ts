/** `npx tsx test/caller-extension/build.ts FOLDER` makes the loadable extension. */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SOURCE = path.dirname(fileURLToPath(import.meta.url));

/** Writes the extension, its schemas bundled in, to `folder`. */
export async function buildCallerExtension(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2023',
      minify: false,
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: path.join(SOURCE, 'background.js'),
        formats: ['iife'],
        name: 'caller',
        fileName: () => 'background.js',
      },
    },
  });
  await mkdir(folder, { recursive: true });
  await copyFile(path.join(SOURCE, 'manifest.json'), path.join(folder, 'manifest.json'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('usage: npx tsx test/caller-extension/build.ts FOLDER');
    process.exitCode = 2;
  } else {
    await buildCallerExtension(path.resolve(folder));
  }
}
