import { decodeEntities } from './decode-entities';

/** White space but for single spaces, of which text has too many to replace each by itself. */
const TO_FOLD = /\s\s+|[^\S ]/g;

/** A text with each run of white space as one space. */
export function foldSpaces(text: string): string {
  return text.replace(TO_FOLD, ' ');
}

/** Pieces are gathered until they are this many times longer than what is kept, so that few are folded one by one. */
const GATHERED = 2;

/**
 * Text that arrives in pieces, white space folded, of at most `maxLength` characters; how it is cut makes no difference. A
 * page has thousands of them, most of one piece, which costs nothing to keep.
 */
export class FoldedText {
  private readonly maxLength: number;
  private kept = '';
  private gathered = '';

  constructor(maxLength: number) {
    this.maxLength = maxLength;
  }

  /** Character references are decoded in a piece that is encoded. */
  add(piece: string, isEncoded = false): void {
    if (this.kept.length > this.maxLength) return;
    this.gathered += isEncoded ? decodeEntities(piece, 'text') : piece;
    if (this.gathered.length > GATHERED * this.maxLength) this.fold();
  }

  /** Whether further pieces change nothing any more. */
  get isFull(): boolean {
    // Folding makes no text longer.
    if (this.kept.length + this.gathered.length <= this.maxLength) return false;
    this.fold();
    return this.kept.length > this.maxLength;
  }

  /** Trimmed. */
  get text(): string {
    this.fold();
    const cut = this.kept.slice(0, this.maxLength);
    return cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
  }

  private fold(): void {
    if (this.gathered === '') return;
    this.kept = foldSpaces(this.kept + this.gathered).trimStart();
    this.gathered = '';
  }
}
