import type { Plugin } from 'vite';
import { type Entries, leaveOut } from './leave-out';

/** What `html-encoding-sniffer` does for XML, and for callers that leave options out: `src/page/html-charset.ts` gives both. */
const UNUSED: Entries = Object.entries({
  xml: /^ {2}if \(xml\) \{\n[\s\S]*?^ {2}\} else (?=\{\n)/m,
  'the default of maxPrescanBytes': /^ {4}if \(maxPrescanBytes === undefined\) \{\n[\s\S]*?^ {4}\}\n/m,
  'the range of maxPrescanBytes': /^ {4}if \(maxPrescanBytes !== Infinity [\s\S]*?^ {4}\}\n/m,
  'the default of defaultEncoding': /^ {4}if \(defaultEncoding === undefined\) \{\n[\s\S]*?^ {4}\}\n/m,
});

/** The package's module without it. Throws where it is written otherwise than expected. */
export function withoutUnusedSigns(code: string): string {
  return leaveOut(code, UNUSED, 'html-encoding-sniffer no longer has');
}

/** Leaves out of the build what is never asked for. */
export const fewerEncodingSigns: Plugin = {
  name: 'fewer-encoding-signs',
  transform(code, id) {
    return id.includes('html-encoding-sniffer/lib/') ? { code: withoutUnusedSigns(code), map: null } : null;
  },
};
