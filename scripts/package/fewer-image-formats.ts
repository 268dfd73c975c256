import type { Plugin } from 'vite';
import { entriesOf, leaveOut } from './leave-out';

/** Formats of `image-meta` that no file reaches: `src/resolver/probe/image-header.ts` asks it about the others alone. */
const UNUSED = ['dds', 'icns', 'j2c', 'jp2', 'ktx', 'pnm', 'psd', 'tga', 'tiff'] as const;

/** What only they read. */
const TABLES = ['ICON_TYPES'] as const;

/** The package's module without the formats that are not asked for. Throws where it is written otherwise than expected. */
export function withoutUnusedFormats(code: string): string {
  const entryOf = (format: string) => new RegExp(`^\\s*${format}: [A-Z\\d]+,$`, 'm');
  const kept = leaveOut(code, entriesOf(UNUSED, entryOf), 'image-meta no longer lists');
  // A table made by a call would stay, though nothing reads it any more.
  const tableOf = (name: string) => new RegExp(`^const ${name} = .*;$`, 'm');
  return leaveOut(kept, entriesOf(TABLES, tableOf), 'image-meta no longer has');
}

/** Leaves parsers out of the build that are never called; they take more than 1 kB gzip of the background. */
export const fewerImageFormats: Plugin = {
  name: 'fewer-image-formats',
  transform(code, id) {
    return /image-meta\/dist\/index\.mjs/.test(id) ? { code: withoutUnusedFormats(code), map: null } : null;
  },
};
