import { fileURLToPath } from 'node:url';
import { CORPUS_ADAPTER } from '../../../scripts/package/build-corpus-adapter';

/** An implementation that is measured: a module that exports `resolvePage(bytes, url)`. */
export interface Contestant {
  name: string;
  /** Absolute path. */
  adapter: string;
}

export const OURS = 'ours';
export const RIVALS_FOLDER = fileURLToPath(new URL('../rivals/', import.meta.url));

const RIVALS = ['metascraper', 'open-graph-scraper', 'unfurl', 'postlight-parser'] as const;
export type Rival = (typeof RIVALS)[number];

/** Ours first. */
export const CONTESTANTS: readonly Contestant[] = [
  { name: OURS, adapter: fileURLToPath(new URL(`../../../${CORPUS_ADAPTER}`, import.meta.url)) },
  ...RIVALS.map((name) => ({ name, adapter: `${RIVALS_FOLDER}adapters/${name}.mjs` })),
];
