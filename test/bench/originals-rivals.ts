import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folder of its own, with its own lockfile: `npm ci --ignore-scripts` there installs what is compared. */
export const RIVALS_FOLDER = 'test/bench/rivals-originals';

/** What is measured beside ours; each takes an address and its answer is dropped. */
export interface OriginalsRivals {
  /** The package `get-video-id`: id and service of a video's address. */
  videoId(url: string): unknown;
  /** The package `image-max-url`, by its rules alone: no request, one step. */
  largerImage(url: string): unknown;
}

/** null where they are not installed. */
export async function loadOriginalsRivals(): Promise<OriginalsRivals | null> {
  const modules = join(process.cwd(), RIVALS_FOLDER, 'node_modules');
  if (!existsSync(modules)) return null;
  const file = pathToFileURL(join(modules, 'get-video-id/dist/get-video-id.esm.js')).href;
  const { default: videoId } = (await import(file)) as { default: (url: string) => unknown };
  const load = createRequire(join(modules, 'image-max-url/package.json'));
  const largest = load('./userscript.user.js') as (url: string, options: object) => unknown;
  const options = { iterations: 1, exclude_videos: true };
  return { videoId, largerImage: (url) => largest(url, options) };
}
