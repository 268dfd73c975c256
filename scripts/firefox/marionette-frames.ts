const COLON = 0x3a;
/** The longest length that is believed. */
const MAX_LENGTH_DIGITS = 9;
/** A screenshot is the largest thing that comes. */
const MAX_FRAME_BYTES = 64 * 1024 * 1024;

/** `<length in bytes>:<JSON>`, as Firefox's remote protocol Marionette wants it. */
export function encodeFrame(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from(`${body.byteLength}:`), body]);
}

/**
 * Returns a function that takes the stream piece by piece and gives the messages that are complete by then.
 * It throws on what is no frame, and on a frame of more than 64 MiB.
 */
export function createFrameReader(): (chunk: Uint8Array) => unknown[] {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const messages: unknown[] = [];
    for (let body = completeFrame(rest); body; body = completeFrame(rest)) {
      messages.push(JSON.parse(rest.toString('utf8', body.start, body.end)));
      rest = rest.subarray(body.end);
    }
    return messages;
  };
}

function completeFrame(bytes: Buffer): { start: number; end: number } | undefined {
  const colon = bytes.subarray(0, MAX_LENGTH_DIGITS + 1).indexOf(COLON);
  if (colon < 0 && bytes.byteLength <= MAX_LENGTH_DIGITS) return undefined;
  const digits = bytes.toString('latin1', 0, Math.max(colon, 0));
  if (!/^\d+$/.test(digits)) throw new Error('What came from Firefox is no Marionette frame.');
  const length = Number(digits);
  if (length > MAX_FRAME_BYTES) throw new Error(`A Marionette frame of ${length} bytes is too large.`);
  const start = colon + 1;
  return bytes.byteLength < start + length ? undefined : { start, end: start + length };
}
