/** Text that arrives in pieces, white space folded. */
export interface FoldedText {
  add(piece: string): void;
  /** Whether further pieces change nothing any more. */
  readonly isFull: boolean;
  /** At most the agreed number of characters, trimmed. */
  readonly text: string;
}

/** An empty text of at most `maxLength` characters; how it is cut into pieces makes no difference. */
export function createFoldedText(maxLength: number): FoldedText {
  let kept = '';
  return {
    add(piece) {
      if (kept.length <= maxLength) kept = (kept + piece).replace(/\s+/g, ' ').trimStart();
    },
    get isFull() {
      return kept.length > maxLength;
    },
    get text() {
      return kept
        .slice(0, maxLength)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
    },
  };
}
