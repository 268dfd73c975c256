/**
 * A picture that data knows by its number, with the kind of its file: `id:"0e7d3c51-93b4-4a86-8f16-6f0b2c9d7e14",type:"image/jpeg"`,
 * as Directus has it (https://directus.io/docs/guides/files/access).
 */
const NUMBERED_FILE = /-[\da-f]{12}["'][^{}]{0,200}["']image\/(?:jpe?g|png|webp|avif)["']/i;

/** What data calls the name by which Cloudinary knows a picture. */
const PUBLIC_ID = '(?:public|cloudinary(?:_?image)?)_?id';
export const PUBLIC_ID_NAME = new RegExp(`${PUBLIC_ID}$`, 'i');

/** The same with what stands under it: `cloudinaryImageId:"catalog/2024/0b7e5c1d"`. */
const PUBLIC_ID_GIVEN = new RegExp(String.raw`${PUBLIC_ID}["']?\s*:\s*["'][\w/-]{6}`, 'i');

/** Whether a text names a picture so, and perhaps no file. */
export function namesFileByKey(text: string): boolean {
  if (text.includes('image/') && NUMBERED_FILE.test(text)) return true;
  return /ublic_?[Ii]d|loudinary/.test(text) && PUBLIC_ID_GIVEN.test(text);
}
