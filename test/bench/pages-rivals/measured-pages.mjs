import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The pages that a manifest lists: `{ name, url, path }`. */
export function pagesOf(manifestFile) {
  return JSON.parse(readFileSync(manifestFile, 'utf8'));
}

/** A page's bytes, unpacked where its file is packed. */
export function loadPage({ path }) {
  const bytes = readFileSync(path);
  return new Uint8Array(path.endsWith('.gz') ? gunzipSync(bytes) : bytes);
}

/** Resolves a page; what an implementation throws is a fault to count, not the end of the run. */
export async function resolveOrFault(resolvePage, bytes, url) {
  try {
    await resolvePage(bytes, url);
    return undefined;
  } catch (fault) {
    return String(fault);
  }
}
