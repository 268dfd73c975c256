import { build } from 'vite';

export const CORPUS_ADAPTER = '.output/corpus-adapter.mjs';

/** Bundles the resolver that ships, for `npm run corpus`, into one file of plain JavaScript. */
export async function buildCorpusAdapter(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2023',
      minify: false,
      outDir: '.output',
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: 'scripts/corpus/adapter.ts', formats: ['es'], fileName: () => 'corpus-adapter.mjs' },
    },
  });
}
