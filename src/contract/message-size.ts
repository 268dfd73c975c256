/** Most UTF-8 bytes a request may have, written as JSON. */
export const MAX_MESSAGE_BYTES = 65_536;

const NULL_BYTES = 4;

/**
 * Whether `value`, written as JSON, is longer than `maxBytes` in UTF-8. Walks without recursion and
 * stops at the limit, so that neither depth nor cycles nor size of a hostile message cost anything.
 * Binary data counts its bytes, though JSON could not hold it.
 */
export function exceedsJsonBytes(value: unknown, maxBytes: number): boolean {
  const waiting: unknown[] = [value];
  let left = maxBytes;
  while (waiting.length > 0 && left >= 0) {
    const next = waiting.pop();
    left -= Array.isArray(next) ? openArray(next, left, waiting) : valueBytes(next, left, waiting);
  }
  return left < 0;
}

/** Brackets and commas; the elements go on the list, unless there are more of them than bytes left. */
function openArray(array: readonly unknown[], left: number, waiting: unknown[]): number {
  const bytes = 2 + Math.max(0, array.length - 1);
  if (bytes <= left) for (const element of array) waiting.push(element ?? null);
  return bytes;
}

function valueBytes(value: unknown, left: number, waiting: unknown[]): number {
  if (typeof value === 'string') return stringBytes(value, left);
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return NULL_BYTES;
  if (typeof value === 'object') return objectBytes(value, left, waiting);
  return String(value as number | bigint | boolean).length;
}

/** Braces, keys, colons and commas; the values go on the list. */
function objectBytes(record: object, left: number, waiting: unknown[]): number {
  if (record instanceof ArrayBuffer || ArrayBuffer.isView(record)) return record.byteLength;
  let bytes = 2;
  let separators = -1;
  for (const key in record) {
    if (!Object.hasOwn(record, key)) continue;
    const field = (record as Record<string, unknown>)[key];
    if (field === undefined) continue;
    separators += 1;
    bytes += stringBytes(key, left) + 1;
    if (bytes + separators > left) break;
    waiting.push(field);
  }
  return bytes + Math.max(0, separators);
}

/** Bytes of the text as a JSON string; once they exceed `left` the rest is not counted. */
function stringBytes(text: string, left: number): number {
  let bytes = 2 + text.length;
  if (bytes > left) return bytes;
  for (const character of text) {
    bytes += extraBytes(character);
    if (bytes > left) break;
  }
  return bytes;
}

const SHORT_ESCAPES = new Set('"\\\b\t\n\f\r');

/** How many bytes a character takes beyond one for each of its UTF-16 units. */
function extraBytes(character: string): number {
  if (SHORT_ESCAPES.has(character)) return 1;
  const code = character.codePointAt(0) ?? 0;
  const isEscaped = code < 0x20 || (code >= 0xd800 && code <= 0xdfff);
  if (isEscaped) return '\\u0000'.length - 1;
  if (code < 0x80) return 0;
  if (code < 0x800) return 1;
  return 2;
}
