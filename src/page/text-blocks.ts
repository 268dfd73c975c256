import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import { FoldedText } from './fold-text';
import { chooseNearbyText, type TextsOfPicture } from './nearby-text';
import { chooseHeadings, type HeadingAbove, MOST_IN_HEAD } from './part-headings';
import { READER_LIMITS } from './reader-limits';
import { RunningText } from './running-text';
import type { Surroundings } from './surroundings';

/** An element as a stretch of the document: from the number of its own element to that of the next one after it. */
export interface Stretch {
  begin: number;
  end: number;
  /** Of a figure: its first caption with text. */
  caption?: TextBlock | undefined;
}

/** A heading, paragraph or caption. */
export class TextBlock extends FoldedText {
  readonly begin: number;

  constructor(begin: number) {
    super(SNAPSHOT_LIMITS.nearbyTextLength);
    this.begin = begin;
  }

  hear(text: string, isEncoded: boolean): void {
    this.add(text, isEncoded);
  }

  partWords(): void {
    this.add(' ');
  }
}

/** The text blocks of a document that is still being read. */
export interface TextBlocks {
  /** A block that begins as element number `begin`; undefined where there are too many. */
  open(begin: number): TextBlock | undefined;
  /** The same for a paragraph, which is a part of the page's running text where it is long. */
  openParagraph(begin: number, aroundOf: () => readonly Stretch[]): TextBlock | undefined;
  /** The same for a heading, which heads what stands in the element around it, or in the one further out if that one holds little else. */
  openHeading(begin: number, name: string, around: readonly Stretch[]): TextBlock | undefined;
  /** Says that element number `at` is a picture: what has one is no mere heading. */
  passPicture(at: number): void;
  /** How to tell, later, what heads the parts that a picture stands in, which is found now as element number `at`. */
  lookAbove(at: number): () => string[];
  /** How to tell, later, the text beside a picture that is found now, as element number `at`; a background has a stretch of its own. */
  lookAround(at: number, around: Surroundings<Stretch>, own?: Stretch): () => TextsOfPicture;
}

export function createTextBlocks(): TextBlocks {
  const blocks: TextBlock[] = [];
  const headings: Heading[] = [];
  const running = new RunningText<Stretch>();
  const isAwayFromText = (at: number) => {
    const { part } = running;
    return part !== undefined && (at < part.begin || at >= part.end);
  };
  /** Numbers of elements, ascending. */
  const pictures: number[] = [];
  const open = (begin: number) => {
    if (blocks.length >= READER_LIMITS.textBlocks) return undefined;
    const block = new TextBlock(begin);
    blocks.push(block);
    return block;
  };
  return {
    open,
    openParagraph(begin, aroundOf) {
      const block = open(begin);
      if (block) running.add(() => ({ block, around: aroundOf() }));
      return block;
    },
    openHeading(begin, name, around) {
      const block = open(begin);
      if (block) headings.push({ name, block, around });
      return block;
    },
    passPicture(at) {
      if (pictures.length < READER_LIMITS.textBlocks) pictures.push(at);
    },
    lookAbove(at) {
      const next = headings.length;
      return () => chooseHeadings(headingsAbove({ headings, pictures, next, at }));
    },
    lookAround(at, { figure, boxes }, own) {
      const next = blocks.length;
      return () => ({
        ...chooseNearbyText({
          caption: figure?.caption?.text ?? '',
          inside:
            own && own.end - own.begin <= READER_LIMITS.elementsInOpening
              ? headingIn(own, headings) || firstText(blocks, { from: next, step: 1, at, box: own })
              : '',
          boxes,
          before: (box) => firstText(blocks, { from: next - 1, step: -1, at, box }),
          after: (box) => firstText(blocks, { from: next, step: 1, at, box }),
        }),
        isAwayFromText: isAwayFromText(at),
      });
    },
  };
}

interface Heading {
  name: string;
  block: TextBlock;
  /** The element around it, and the one around that. */
  around: readonly Stretch[];
}

function headingIn({ begin, end }: Stretch, headings: readonly Heading[]): string {
  const isInside = ({ block }: Heading) => block.begin > begin && block.begin < end && block.text !== '';
  return headings.find(isInside)?.block.text ?? '';
}

interface Above {
  headings: readonly Heading[];
  pictures: readonly number[];
  next: number;
  at: number;
}

/** Nearest first. */
function* headingsAbove({ headings, pictures, next, at }: Above): Iterable<HeadingAbove> {
  const last = Math.max(0, next - READER_LIMITS.headingsSeen);
  for (let index = next - 1; index >= last; index -= 1) {
    const heading = headings[index];
    if (heading === undefined || !isBelow(at, heading, pictures)) continue;
    yield { name: heading.name, text: heading.block.text };
  }
}

/** Whether what stands at `at`, which comes later, is in the part that this heading heads. */
function isBelow(at: number, { around, block }: Heading, pictures: readonly number[]): boolean {
  const parent = around[0];
  const outer = around[1];
  if (parent === undefined || at < parent.end) return parent !== undefined;
  const isHead = block.begin === parent.begin + 1 && parent.end - parent.begin <= MOST_IN_HEAD + 1;
  if (!isHead || outer === undefined || at >= outer.end) return false;
  return !hasBetween(pictures, block.begin, parent.end);
}

/** Whether an ascending list has a number between these two. A function for each call took a megabyte of a page of one. */
function hasBetween(ascending: readonly number[], low: number, high: number): boolean {
  let last = ascending.length - 1;
  while (last >= 0 && (ascending[last] ?? 0) >= high) last -= 1;
  return (ascending[last] ?? low) > low;
}

interface Search {
  from: number;
  step: 1 | -1;
  at: number;
  box: Stretch;
}

function firstText(blocks: readonly TextBlock[], { from, step, at, box }: Search): string {
  for (let index = from; ; index += step) {
    const block = blocks[index];
    if (block === undefined || block.begin < box.begin || block.begin >= box.end) return '';
    if (Math.abs(block.begin - at) > READER_LIMITS.nearbyReach) return '';
    if (block.text !== '') return block.text;
  }
}
