/**
 * A picture that data knows by its number, with the kind of its file: `id:"0e7d3c51-93b4-4a86-8f16-6f0b2c9d7e14",type:"image/jpeg"`,
 * as Directus has it (https://directus.io/docs/guides/files/access).
 */
const NUMBERED_FILE = /-[\da-f]{12}["'][^{}]{0,200}["']image\/(?:jpe?g|png|webp|avif)["']/i;

/** Whether a text names one so. */
export function namesNumberedFile(text: string): boolean {
  return text.includes('image/') && NUMBERED_FILE.test(text);
}
