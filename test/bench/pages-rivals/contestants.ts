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

/** Ours and these rivals; all of them where none is named. Throws where a name is no rival's. */
export function contestantsNamed(names: readonly string[]): readonly Contestant[] {
  const unknown = names.find((name) => !RIVALS.some((rival) => rival === name));
  if (unknown !== undefined) throw new Error(`There is no rival "${unknown}": ${RIVALS.join(', ')}.`);
  return names.length === 0
    ? CONTESTANTS
    : CONTESTANTS.filter(({ name }) => name === OURS || names.includes(name));
}

/** Ours first. */
const CONTESTANTS: readonly Contestant[] = [
  { name: OURS, adapter: fileURLToPath(new URL(`../../../${CORPUS_ADAPTER}`, import.meta.url)) },
  ...RIVALS.map((name) => ({ name, adapter: `${RIVALS_FOLDER}adapters/${name}.mjs` })),
];
