import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import { ResolveError } from '../../src/resolver/errors';
import { readText } from './read-text';

const PIECES = [
  '<',
  '>',
  '/',
  '"',
  "'",
  '=',
  '&',
  '<!--',
  '-->',
  '<![CDATA[',
  '</',
  '<?',
  '<!doctype html>',
  '<meta name=a content=',
  '<title>',
  '</title>',
  '<svg>',
  '<template>',
  '</template>',
  '<noscript>',
  '<img src=',
  '<picture>',
  '<source srcset=a>',
  '<p>',
  '</p>',
  '<figure>',
  '<figcaption>',
  '</figure>',
  '<script type=application/ld+json>',
  '</script>',
  '<base href=',
  '__proto__',
  'style="background:url(',
  '\0',
  '\r',
  '<table><tr><td>',
  '</table>',
  'text',
  ' ',
];

/** The snapshot, or the one error that is allowed. */
async function outcome(bytes: Uint8Array, contentType: string | null): Promise<PageSnapshot | 'refused'> {
  try {
    return await readText(bytes, { contentType, chunkLength: 7 });
  } catch (fault) {
    if (fault instanceof ResolveError && fault.reason === 'unsupported_content_type') return 'refused';
    throw fault;
  }
}

const contentTypes = fc.oneof(fc.constantFrom(null, 'text/html', 'text/html; charset=utf-16le'), fc.string());

describe('any bytes', () => {
  it('become a snapshot or are refused, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), contentTypes, async (bytes, contentType) => {
        expect(await outcome(bytes, contentType)).toBeTruthy();
      }),
      { numRuns: 500 },
    );
  });

  it('that resemble HTML become one that survives JSON', async () => {
    const html = fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(html, async (text) => {
        const snapshot = await readText(`<html>${text}`);
        expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
        expect(snapshot.images.map(({ index }) => index)).toEqual([...snapshot.images.keys()]);
      }),
      { numRuns: 500 },
    );
  });
});
