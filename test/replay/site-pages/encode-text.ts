/** Encodings of one or two bytes a character that a TextDecoder reads and nothing here writes. */
export type LegacyEncoding =
  | 'shift_jis'
  | 'euc-jp'
  | 'euc-kr'
  | 'gbk'
  | 'big5'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1252'
  | 'koi8-r';

const tables = new Map<LegacyEncoding, Map<string, number[]>>();

/** The bytes of `text`; throws a RangeError where the encoding has no such character. */
export function encodeText(text: string, encoding: LegacyEncoding): Uint8Array {
  const table = tables.get(encoding) ?? makeTable(encoding);
  tables.set(encoding, table);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (bytes === undefined) throw new RangeError(`${encoding} has no "${character}".`);
      return bytes;
    }),
  );
}

/** Every character with its bytes, learnt from the decoder itself. */
function makeTable(encoding: LegacyEncoding): Map<string, number[]> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const table = new Map<string, number[]>();
  const learn = (...bytes: number[]) => {
    const character = decoded(decoder, bytes);
    if (character !== undefined && !table.has(character)) table.set(character, bytes);
  };
  for (let first = 0; first < 0x100; first += 1) learn(first);
  for (let first = 0x81; first < 0x100; first += 1)
    for (let second = 0x40; second < 0x100; second += 1) learn(first, second);
  return table;
}

function decoded(decoder: TextDecoder, bytes: number[]): string | undefined {
  try {
    const text = decoder.decode(Uint8Array.from(bytes));
    return [...text].length === 1 ? text : undefined;
  } catch (fault) {
    if (fault instanceof TypeError) return undefined;
    throw fault;
  }
}
