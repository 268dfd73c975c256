/**
 * Character references, with the common names alone: a table of all 2,231 would be 12 kB gzip of the extension. A test
 * holds it to the `entities` package, whose interface it has as far as it is used here.
 */
import { ENTITIES, LEGACY_ENTITIES } from './entity-names';

/** How an entity may end, by where it stands. */
export const DecodingMode = { Legacy: 0, Strict: 1, Attribute: 2 } as const;
type Mode = (typeof DecodingMode)[keyof typeof DecodingMode];

/** No reference is longer: more digits or letters than this are text. */
const MAX_LENGTH = 40;
const REFERENCE = /^(?:#x([\da-f]*)|#(\d*)|([a-z][a-z\d]*))(;?)/i;
const REPLACEMENT = 0xfffd;
/** What the numbers 128 to 159 mean to a browser (HTML standard, "numeric character reference end state"). */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

export class EntityDecoder {
  private readonly emit: (codePoint: number, consumed: number) => void;
  private mode: Mode = DecodingMode.Legacy;
  /** What came after `&` so far, and what of it is a reference. */
  private text = '';
  private reference: RegExpExecArray | null = null;

  constructor(_tree: null, emitCodePoint: (codePoint: number, consumed: number) => void) {
    this.emit = emitCodePoint;
  }

  startEntity(mode: Mode): void {
    this.mode = mode;
    this.text = '';
    this.reference = null;
  }

  /** Characters that the reference takes, `&` among them; 0 where it is none, -1 where more must be seen. */
  write(input: string, offset: number): number {
    this.text += input.slice(offset, offset + MAX_LENGTH);
    this.reference = REFERENCE.exec(this.text);
    const length = this.reference?.[0].length ?? 0;
    const mayGoOn = length === this.text.length && !this.text.endsWith(';') && length < MAX_LENGTH;
    return mayGoOn ? -1 : this.end();
  }

  /** Decides by what has come. */
  end(): number {
    const [, hex, decimal, name = '', semicolon = ''] = this.reference ?? [];
    const digits = hex ?? decimal;
    if (digits !== undefined) {
      if (digits === '') return 0;
      const prefix = hex === undefined ? 2 : 3;
      return this.found(
        numericCodePoint(Number.parseInt(digits, hex === undefined ? 10 : 16)),
        prefix + digits.length + semicolon.length,
      );
    }
    const codePoint = ENTITIES.get(name);
    if (codePoint !== undefined && semicolon) return this.found(codePoint, name.length + 2);
    return this.endWithoutSemicolon(name);
  }

  private endWithoutSemicolon(name: string): number {
    const isAttribute = this.mode === DecodingMode.Attribute;
    if (isAttribute && this.text[name.length] === '=') return 0;
    for (let length = name.length; length > 1; length -= 1) {
      const codePoint = LEGACY_ENTITIES.get(name.slice(0, length));
      if (codePoint !== undefined) return this.found(codePoint, length + 1);
      // Inside an attribute letters that follow make it a parameter's name, as in `?a=1&copy2=3`.
      if (isAttribute) return 0;
    }
    return 0;
  }

  private found(codePoint: number, consumed: number): number {
    this.emit(codePoint, consumed);
    return consumed;
  }
}

function numericCodePoint(number: number): number {
  const windows = WINDOWS_1252.codePointAt(number - 0x80);
  if (number >= 0x80 && number <= 0x9f && windows !== undefined && windows !== 0x20) return windows;
  const isSurrogate = number >= 0xd800 && number <= 0xdfff;
  return number === 0 || isSurrogate || number > 0x10ffff || Number.isNaN(number) ? REPLACEMENT : number;
}
