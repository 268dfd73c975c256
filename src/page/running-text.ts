import { READER_LIMITS } from './reader-limits';

/** Characters of a paragraph that is more than a caption, a headline or a line of a teaser. */
export const LEAST_LENGTH = 100;

/** What a long paragraph is worth to the box that it stands in, and to the one around that: some pages wrap each of them. */
const POINTS = [2, 1];

/** Two paragraphs in one box, or four that are wrapped one by one. */
const LEAST_POINTS = 4;

/** Boxes around a paragraph that count: those of `POINTS`, and what holds the outer of them. */
export const BOXES_OF_PARAGRAPH = POINTS.length + 1;

interface Paragraph<Box> {
  /** As far as it is kept, and read by now. */
  block: { readonly text: string };
  /** Nearest first. */
  around: readonly Box[];
}

/**
 * Finds the part of a page that holds its running text, by its long paragraphs: an article's stand in one box, those of
 * teasers each in their own. A box is whatever a reader knows an element by.
 */
export class RunningText<Box> {
  private readonly paragraphs: Paragraph<Box>[] = [];
  private known: { count: number; part: Box | undefined } | undefined;

  /** Whether more are not read. */
  get isFull(): boolean {
    return this.paragraphs.length >= READER_LIMITS.paragraphs;
  }

  /** Reads one more, up to the bound. */
  add(read: () => Paragraph<Box>): void {
    if (!this.isFull) this.paragraphs.push(read());
  }

  /** The box around the one with the most, where an article's heading and lead picture stand; undefined for too little text. */
  get part(): Box | undefined {
    const count = this.paragraphs.length;
    if (this.known?.count !== count) this.known = { count, part: partWithMost(this.paragraphs) };
    return this.known.part;
  }
}

function partWithMost<Box>(paragraphs: readonly Paragraph<Box>[]): Box | undefined {
  const totals = new Map<Box, number>();
  const outerOf = new Map<Box, Box | undefined>();
  let found: Box | undefined;
  let most = LEAST_POINTS - 1;
  for (const { block, around } of paragraphs) {
    if (block.text.length < LEAST_LENGTH) continue;
    for (const [index, points] of POINTS.entries()) {
      const box = around[index];
      if (box === undefined) break;
      const total = (totals.get(box) ?? 0) + points;
      totals.set(box, total);
      outerOf.set(box, around[index + 1]);
      if (total > most) [found, most] = [box, total];
    }
  }
  return found === undefined ? undefined : (outerOf.get(found) ?? found);
}
