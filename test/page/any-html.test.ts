import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ResolveError, type ResolveReason } from '../../src/resolver/errors';
import { extractMeta } from '../../src/resolver/extractors/extract-meta';
import { extractPictures, type PagePictures } from '../../src/resolver/extractors/extract-pictures';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import type { PageMeta } from '../../src/resolver/types';
import { pageCases } from '../pages/page-case';
import { readText } from './read-text';

const ADDRESSES = [
  '/a.jpg',
  'b.png 2x, c.png 640w',
  '//cdn.example/d.webp',
  'https://img.example/e.jpg?w=600&amp;h=400',
  'http://[bad/f.jpg',
  'javascript:alert(1)',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  'blob:https://site.example/1',
  'null',
  '%%%',
  '',
];
const PIECES = [
  ...['<meta property=og:image content="', "<meta itemprop=image content='", '<link rel=image_src href="'],
  ...[
    '<img src="',
    '<img data-src="',
    '<img srcset="',
    '<source srcset="',
    '<video poster="',
    '<base href="',
  ],
  ...[
    '<div style="background:url(',
    ')',
    '">',
    "'>",
    '>',
    '"',
    "'",
    '<',
    '</',
    '/>',
    '&',
    '&amp;',
    '&#x26',
    '=',
  ],
  ...[
    '<picture>',
    '</picture>',
    '<noscript>',
    '</noscript>',
    '<svg>',
    '</svg>',
    '<image href="',
    '<template>',
  ],
  ...[
    '<script type=application/ld+json>',
    '{"@type":"Article","image":"',
    '"}',
    '[',
    '{',
    '</script>',
    '<!--',
  ],
  ...[
    '-->',
    '<![CDATA[',
    ']]>',
    '<title>',
    '</title>',
    '<p>',
    '<a href="',
    '</a>',
    '<article>',
    '\0',
    '\r\n',
  ],
  ...ADDRESSES,
];

const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));

/** Pages as people write them, each with a few stretches cut out, doubled or replaced. */
const realPages = pageCases().map(({ name }) =>
  readFileSync(new URL(`../pages/${name}/page.html`, import.meta.url), 'latin1'),
);
const change = fc.record({
  at: fc.nat(4_000),
  length: fc.nat(60),
  by: fc.oneof(fc.constantFrom('', ...PIECES), fc.string({ maxLength: 8 })),
});
const mutated = fc
  .tuple(fc.constantFrom(...realPages), fc.array(change, { minLength: 1, maxLength: 6 }))
  .map(([page, changes]) =>
    changes.reduce((text, { at, length, by }) => {
      const start = at % Math.max(1, text.length);
      return text.slice(0, start) + by + text.slice(start + length);
    }, page),
  );

const randomBytes = fc.uint8Array({ maxLength: 500 });
const anyPage = fc.oneof(
  randomBytes,
  soup.map((text) => new TextEncoder().encode(text)),
  mutated.map((text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))),
);

interface Outcome extends PagePictures {
  snapshot?: PageSnapshot;
  meta?: PageMeta;
  reason?: ResolveReason;
}

/** What becomes of a page: its pictures and its facts, or the one error that there is. */
async function outcome(bytes: Uint8Array, chunkLength: number): Promise<Outcome> {
  try {
    const snapshot = await readText(bytes, { chunkLength });
    return { snapshot, ...extractPictures(snapshot), meta: extractMeta(snapshot) };
  } catch (fault) {
    if (fault instanceof ResolveError) return { pictures: [], warnings: [], reason: fault.reason };
    throw fault;
  }
}

const RUNS = { numRuns: 600 };

// A loaded machine takes its time; how long is no matter here.
vi.setConfig({ testTimeout: 120_000 });

describe('any HTML', () => {
  it('gives a result or a ResolveError, and no extractor fails', async () => {
    await fc.assert(
      fc.asyncProperty(anyPage, async (bytes) => {
        const { warnings } = await outcome(bytes, 64);
        const failed = warnings.filter(({ message }) => message.startsWith('Pictures of the kind'));
        expect(failed).toEqual([]);
      }),
      RUNS,
    );
  });

  it('names no picture that is not absolute http(s)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(soup, mutated), async (html) => {
        const { pictures } = await outcome(new TextEncoder().encode(`<html>${html}`), 64);
        for (const { url } of pictures)
          expect(new URL(url)).toMatchObject({ href: url, protocol: httpish() });
      }),
      RUNS,
    );
  });

  it('gives the same for the same bytes, however they are cut', async () => {
    await fc.assert(
      fc.asyncProperty(anyPage, fc.integer({ min: 1, max: 70 }), async (bytes, chunkLength) => {
        expect(await outcome(bytes, chunkLength)).toEqual(await outcome(bytes, 100_000));
      }),
      RUNS,
    );
  });
});

function httpish(): unknown {
  return expect.stringMatching(/^https?:$/);
}
