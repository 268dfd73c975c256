import sharp from 'sharp';

/** Of 255, and of a row's values: less is the grain by which an encoder with few colors differs from itself. */
const NOTABLE_DIFFERENCE = 24;
const NOTABLE_SHARE = 0.01;
const CHANNELS = 3;

/** The first row of pixels in which two pictures differ so that it can be seen; null where none does. */
export async function firstChange(before: Buffer, after: Buffer): Promise<number | null> {
  if (before.equals(after)) return null;
  const [one, other] = [await decode(before), await decode(after)];
  if (one.width !== other.width) return 0;
  const rowBytes = one.width * CHANNELS;
  const rows = Math.min(one.data.length, other.data.length) / rowBytes;
  for (let row = 0; row < rows; row += 1) {
    const [start, end] = [row * rowBytes, (row + 1) * rowBytes];
    if (differs(one.data.subarray(start, end), other.data.subarray(start, end))) return row;
  }
  return one.data.length === other.data.length ? null : rows;
}

function differs(one: Buffer, other: Buffer): boolean {
  let count = 0;
  for (const [place, level] of one.entries())
    if (Math.abs(level - (other[place] ?? 0)) > NOTABLE_DIFFERENCE) count += 1;
  return count > one.length * NOTABLE_SHARE;
}

async function decode(file: Buffer) {
  const { data, info } = await sharp(file)
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}
