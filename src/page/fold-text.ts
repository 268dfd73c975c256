import { decodeEntities } from './decode-entities';

/** White space but for single spaces, of which text has too many to replace each by itself. */
const TO_FOLD = /\s\s+|[^\S ]/g;

/** A text with each run of white space as one space. */
export function foldSpaces(text: string): string {
  return text.replace(TO_FOLD, ' ');
}

/** Pieces are gathered until they are this many times longer than what is kept, so that few are folded one by one. */
const GATHERED = 2;

/** Text that arrives in pieces, white space folded, of at most `maxLength` characters; how it is cut makes no difference. */
export class FoldedText {
  private readonly maxLength: number;
  private kept = '';
  private gathered: string[] = [];
  private gatheredLength = 0;

  constructor(maxLength: number) {
    this.maxLength = maxLength;
  }

  /** Character references in a piece that is encoded are decoded once somebody asks for the text. */
  add(piece: string, isEncoded = false): void {
    if (this.kept.length > this.maxLength) return;
    this.gathered.push(isEncoded || !piece.includes('&') ? piece : piece.replaceAll('&', '&amp;'));
    this.gatheredLength += piece.length;
    if (this.gatheredLength > GATHERED * this.maxLength) this.fold();
  }

  /** Whether further pieces change nothing any more. */
  get isFull(): boolean {
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
    if (this.gathered.length === 0) return;
    const decoded = this.gathered.map((piece) => decodeEntities(piece, 'text')).join('');
    this.kept = foldSpaces(this.kept + decoded).trimStart();
    this.gathered = [];
    this.gatheredLength = 0;
  }
}
