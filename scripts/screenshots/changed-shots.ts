import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Shot, shotPath } from './views';

/** Pictures of this run that were different, or not there, in the run before. */
export async function changedShots(
  folder: string,
  before: string,
  shots: readonly Shot[],
): Promise<{ shot: Shot; isNew: boolean }[]> {
  const changed: { shot: Shot; isNew: boolean }[] = [];
  for (const shot of shots) {
    const [now, earlier] = [join(folder, shotPath(shot)), join(before, shotPath(shot))];
    const isNew = !existsSync(earlier);
    if (isNew || !(await readFile(now)).equals(await readFile(earlier))) changed.push({ shot, isNew });
  }
  return changed;
}
