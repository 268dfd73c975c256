/** The bytes that a character takes in a character set, each as `%XX`; absent for what it has no bytes for. */
type PercentEncoded = ReadonlyMap<string, string>;

const [FIRST_LEAD, LAST_LEAD, FIRST_TRAIL, LAST_BYTE] = [0x81, 0xfe, 0x40, 0xff];
const LINE_FEED = 0x0a;
const NOTHING = '\ufffd';

/** Leads of characters that stand elsewhere, too, and are written there (Encoding Standard, "index Shift_JIS pointer", "index Big5 pointer"). */
const WRITTEN_ELSEWHERE: Readonly<Record<string, (lead: number) => boolean>> = {
  shift_jis: (lead) => lead === 0xed || lead === 0xee,
  big5: (lead) => lead < 0xa1,
};

/** Of the last character set that was asked for: all addresses of a page have one. */
let last: { charset: string; bytes: PercentEncoded } | undefined;

/**
 * An address whose query is written as a browser writes it on a page in that character set: a query is encoded in the
 * document's own, all else in UTF-8 (WHATWG URL, "query state"). What the character set lacks is written by its number.
 * The address is unchanged where its query is ASCII, and for a character set that nobody can decode.
 */
export function encodeQuery(address: string, charset: string): string {
  const start = address.indexOf('?');
  if (start < 0 || !BEYOND_ASCII.test(address.slice(start))) return address;
  if (last?.charset !== charset) last = { charset, bytes: bytesOf(charset) };
  const { bytes } = last;
  if (bytes.size === 0) return address;
  const end = address.indexOf('#', start);
  const query = address.slice(start, end < 0 ? undefined : end);
  const encoded = query.replace(
    EACH_BEYOND_ASCII,
    (character) => bytes.get(character) ?? byNumber(character),
  );
  return address.slice(0, start) + encoded + address.slice(start + query.length);
}

const BEYOND_ASCII = /[^\0-\x7f]/;
const EACH_BEYOND_ASCII = /[^\0-\x7f]/gu;

/** `&#9731;`, percent-encoded. */
function byNumber(character: string): string {
  return `%26%23${character.codePointAt(0)}%3B`;
}

/** Browsers only decode, so every sequence of one byte or two is decoded once, a line each. */
function bytesOf(charset: string): PercentEncoded {
  const sequences = [...sequencesOf(charset)];
  const text = decodeLines(sequences, charset);
  const bytes = new Map<string, string>();
  for (const [index, character] of text.entries()) {
    const isOne = character !== '' && [...character].length === 1 && character !== NOTHING;
    if (isOne && !bytes.has(character)) bytes.set(character, percentEncoded(sequences[index] ?? []));
  }
  return bytes;
}

function* sequencesOf(charset: string): Generator<readonly number[]> {
  for (let byte = 0x80; byte <= LAST_BYTE; byte += 1) yield [byte];
  const isElsewhere = WRITTEN_ELSEWHERE[charset] ?? (() => false);
  for (let lead = FIRST_LEAD; lead <= LAST_LEAD; lead += 1) {
    if (isElsewhere(lead)) continue;
    for (let trail = FIRST_TRAIL; trail <= LAST_LEAD; trail += 1) yield [lead, trail];
  }
}

function decodeLines(sequences: readonly (readonly number[])[], charset: string): string[] {
  const bytes = sequences.flatMap((sequence) => [...sequence, LINE_FEED]);
  try {
    return new TextDecoder(charset).decode(new Uint8Array(bytes)).split('\n');
  } catch (fault) {
    if (fault instanceof RangeError) return [];
    throw fault;
  }
}

function percentEncoded(bytes: readonly number[]): string {
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
