import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeBeforeAfter } from './before-after';
import { KEPT_FOLDER, readPictureSet, SHEET_NAME } from './picture-set';

/** A page that shows it should not take long to load. */
const MAX_SHEET_BYTES = 1_000_000;

export interface Comparison {
  /** Folders, or git revisions of this repository. */
  before: string;
  /** Without it the pictures kept now. */
  after?: string | undefined;
  /** The repository's folder. */
  root?: string;
  log(line: string): void;
}

/** Writes one picture with each changed screenshot as it was and as it is. Rejects with a sentence. */
export async function compareScreenshots({
  before,
  after = KEPT_FOLDER,
  root = process.cwd(),
  log,
}: Comparison): Promise<void> {
  const [earlier, now] = [await readPictureSet(before, root), await readPictureSet(after, root)];
  const made = await composeBeforeAfter(earlier, now, MAX_SHEET_BYTES);
  if (!made) return log(`No picture differs between ${before} and ${after}.`);
  const file = join(KEPT_FOLDER, `${SHEET_NAME}.png`);
  await mkdir(join(root, KEPT_FOLDER), { recursive: true });
  await writeFile(join(root, file), made.sheet);
  log(`${made.pairs} changed pictures in ${file}, ${Math.round(made.sheet.length / 1_000)} kB.`);
}
