import sharp from 'sharp';

interface Comparison {
  /** Of the first picture, in pixels. */
  width: number;
  height: number;
  /** By how much a color differs in the mean, of 255; infinite where the sizes do. Two decoders differ by a shade. */
  difference: number;
}

/** Compares two picture files by their colors. Rejects where one of them is no picture. */
export async function comparePictures(one: Buffer, other: Buffer): Promise<Comparison> {
  const decode = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [first, second] = [await decode(one), await decode(other)];
  const { width, height } = first.info;
  if (width !== second.info.width || height !== second.info.height) {
    return { width, height, difference: Number.POSITIVE_INFINITY };
  }
  let sum = 0;
  for (const [place, color] of first.data.entries()) sum += Math.abs(color - (second.data[place] ?? 0));
  return { width, height, difference: sum / first.data.length };
}
