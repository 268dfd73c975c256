import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import { FoldedText } from './fold-text';
import { chooseNearbyText } from './nearby-text';
import { READER_LIMITS } from './reader-limits';
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
}

/** The text blocks of a document that is still being read. */
export interface TextBlocks {
  /** A block that begins as element number `begin`; undefined where there are too many. */
  open(begin: number): TextBlock | undefined;
  /** How to tell, later, the text beside a picture that is found now, as element number `at`. */
  lookAround(at: number, around: Surroundings<Stretch>): () => string;
}

export function createTextBlocks(): TextBlocks {
  const blocks: TextBlock[] = [];
  return {
    open(begin) {
      if (blocks.length >= READER_LIMITS.textBlocks) return undefined;
      const block = new TextBlock(begin);
      blocks.push(block);
      return block;
    },
    lookAround(at, { figure, boxes }) {
      const next = blocks.length;
      return () =>
        chooseNearbyText({
          caption: figure?.caption?.text ?? '',
          boxes,
          before: (box) => firstText(blocks, { from: next - 1, step: -1, at, box }),
          after: (box) => firstText(blocks, { from: next, step: 1, at, box }),
        });
    },
  };
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
