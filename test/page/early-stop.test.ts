import { describe, expect, it } from 'vitest';
import { SHORT_PAGE_BYTES } from '../../src/page/early-stop';
import { READER_LIMITS } from '../../src/page/reader-limits';
import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import { readHtml } from '../../src/page/read-html';
import { chunksOf, PAGE_URL } from './read-text';

const HEAD = '<title>T</title><meta property="og:image" content="/a.jpg">';
const SLICE = READER_LIMITS.sliceBytes;
const filler = (length: number) => '<p>text</p>'.repeat(Math.ceil(length / 11));
const LONG_BODY = filler(300_000);

interface Reading {
  snapshot: PageSnapshot;
  asked: PageSnapshot[];
  /** Bytes taken from the stream. */
  read: number;
}

async function reading(
  html: string,
  { answer = true, chunkLength = 4_096 }: { answer?: boolean; chunkLength?: number } = {},
): Promise<Reading> {
  let read = 0;
  async function* counted() {
    for await (const chunk of chunksOf(new TextEncoder().encode(html), chunkLength)) {
      read += chunk.length;
      yield chunk;
    }
  }
  const asked: PageSnapshot[] = [];
  const snapshot = await readHtml(counted(), {
    ...{ url: PAGE_URL, contentType: 'text/html', clock: { tickMs: () => 0 } },
    isEnough: async (soFar) => {
      asked.push(soFar);
      return answer;
    },
  });
  return { snapshot, asked, read };
}

describe('a page of which the head is enough', () => {
  it('is left at the length of a short page, and nothing counts as cut off', async () => {
    const { snapshot, read } = await reading(`<head>${HEAD}</head><body>${LONG_BODY}<img src=late>`);
    expect(snapshot).toMatchObject({ title: 'T', images: [], isTruncated: false });
    expect(read).toBe(SHORT_PAGE_BYTES);
  });

  it('is asked about as soon as the head is over, and once more before it is left', async () => {
    const { asked } = await reading(`<head>${HEAD}</head><body><img src=a>${LONG_BODY}`);
    expect(asked.map(({ metas, images }) => [metas.length, images.length])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('is the same whatever the chunks', async () => {
    const html = `<head>${HEAD}</head>\r\n<body>${'<img src=é alt="&amp;">\r\n'.repeat(9_000)}`;
    const { snapshot } = await reading(html, { chunkLength: 1_000_000 });
    expect(snapshot.images.length).toBeGreaterThan(100);
    for (const chunkLength of [1_000, 16_384, 65_537])
      expect((await reading(html, { chunkLength })).snapshot).toEqual(snapshot);
  });

  it('is read whole where it is short: its pictures are there already', async () => {
    const { snapshot } = await reading(`<head>${HEAD}</head><body>${filler(20_000)}<img src=late>`);
    expect(snapshot.images).toHaveLength(1);
  });

  it('is read on to the end of a long head first', async () => {
    const script = `<script>${'x'.repeat(5 * SLICE)}</script>`;
    const { asked, read } = await reading(`<head>${script}${HEAD}</head><body>${LONG_BODY}`);
    expect(asked.map(({ title }) => title)).toEqual(['T']);
    expect(read).toBe(6 * SLICE);
  });

  it.each([
    ['an element of the body where neither tag is written', `${HEAD}<div>`],
    ['the body’s tag where the head is never closed', `<head>${HEAD}<body>`],
    ['the head’s closing tag', `<HEAD>${HEAD}</HEAD>\n`],
  ])('has a head that ends with %s', async (_, start) => {
    expect((await reading(start + ' '.repeat(200_000))).read).toBe(SHORT_PAGE_BYTES);
  });

  it.each([
    ['a noscript picture', '<noscript><img src=pixel></noscript>'],
    ['a template', '<template><div></div></template>'],
    ['scripts and styles', '<script>"<body>"</script><style>/*<p>*/</style>'],
  ])('has a head that goes on past %s', async (_, inside) => {
    const html = `<head>${inside}<!--${' '.repeat(100_000)}-->${HEAD}</head><body>${LONG_BODY}`;
    const { snapshot, asked } = await reading(html);
    expect(snapshot.title).toBe('T');
    expect(asked).toHaveLength(1);
  });
});

describe('a page of which the head is not enough', () => {
  it('is read to its end, and asked about no third time', async () => {
    const html = `<head>${HEAD}</head><body>${LONG_BODY}<img src=late>`;
    const { snapshot, asked, read } = await reading(html, { answer: false });
    expect([snapshot.images.length, asked.length, read]).toEqual([1, 2, html.length]);
  });

  it('is read no further while the question is open', async () => {
    let read = 0;
    async function* counted() {
      for await (const chunk of chunksOf(new TextEncoder().encode(`<body>${LONG_BODY}<img>`), 1_000)) {
        read += chunk.length;
        yield chunk;
      }
    }
    const answers: ((isEnough: boolean) => void)[] = [];
    let asked: () => void = () => {};
    const secondQuestion = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const page = readHtml(counted(), {
      ...{ url: PAGE_URL, contentType: 'text/html', clock: { tickMs: () => 0 } },
      isEnough: (_soFar) =>
        new Promise((resolve) => {
          if (answers.push(resolve) === 2) asked();
        }),
    });
    await secondQuestion;
    const readBefore = read;
    await new Promise((resolve) => setImmediate(resolve));
    expect([readBefore, read]).toEqual([33_000, 33_000]);
    for (const answer of answers) answer(false);
    expect((await page).images).toHaveLength(1);
  });
});
