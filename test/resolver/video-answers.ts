import sharp from 'sharp';
import type { FakeAnswer } from '../ports/fake-fetch';

export const VIDEO_ID = 'aB3-_x9Zq0w';
export const VIDEO_URL = `https://www.youtube.com/watch?v=${VIDEO_ID}`;

export const TIERS = [
  ['maxresdefault', 1280, 720],
  ['sddefault', 640, 480],
  ['hqdefault', 480, 360],
  ['mqdefault', 320, 180],
  ['default', 120, 90],
] as const;
export type TierName = (typeof TIERS)[number][0];

export function tierUrl(name: TierName): string {
  return `https://i.ytimg.com/vi/${VIDEO_ID}/${name}.jpg`;
}

/** A JPEG of exactly this size. */
export async function jpeg(width: number, height: number): Promise<Uint8Array> {
  const blank = sharp({ create: { width, height, channels: 3, background: '#357' } });
  return new Uint8Array(await blank.jpeg().toBuffer());
}

/** The placeholder: 120 by 90 pixels, 1,097 bytes. */
export async function placeholder(): Promise<Uint8Array> {
  const bytes = new Uint8Array(1_097);
  bytes.set(await jpeg(120, 90));
  return bytes;
}

/** What a complete video's host answers, with some tiers answering otherwise. */
export async function videoAnswers(
  others: Partial<Record<TierName, FakeAnswer>> = {},
): Promise<Record<string, FakeAnswer>> {
  const entries = TIERS.map(async ([name, width, height]) => {
    const answer = others[name] ?? { body: await jpeg(width, height) };
    return [tierUrl(name), answer] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
