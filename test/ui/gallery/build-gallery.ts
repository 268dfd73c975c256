import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { build } from 'vite';

/** `gallery` shows the popup. */
export type GalleryName = 'gallery' | 'panel' | 'all-tabs' | 'options' | 'welcome';

/** The gallery as one HTML document. Load it with `#<state>`. `name` is the file in this folder that shows a screen. */
export async function buildGallery(name: GalleryName = 'gallery'): Promise<string> {
  const entry = fileURLToPath(new URL(`./${name}.tsx`, import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { write: false, rollupOptions: { input: entry, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  const scripts = built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const styles = built.output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Cover Image Resolver</title>',
    `<style>${styles.join('')}</style></head><body>`,
    `<script type="module">${scripts.join('').replaceAll('</script', '<\\/script')}</script></body></html>`,
  ].join('\n');
}
