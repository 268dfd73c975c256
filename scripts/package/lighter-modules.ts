import { fileURLToPath } from 'node:url';

/** Modules of packages that the extension ships a lighter twin of. A test holds each twin to its original. */
export const LIGHTER_MODULES: Record<string, string> = {
  '@exodus/bytes/encoding-lite.js': fileURLToPath(
    new URL('../../src/page/encoding-names.ts', import.meta.url),
  ),
};
