import type { Contestant } from './contestants';
import { CORPUS_DIR, SCORE_SCRIPT } from './page-set';
import { linesOf } from './run-child';

/** How often the best picture is right, in percent, by group of the corpus. */
export type Accuracy = ReadonlyMap<string, number>;

/** A line of the script's table: the group, the number of pages, the share with the right best picture. */
const GROUP_LINE = /^([a-z-]+)\s+\d+\s+([\d.]+) %/;

/** What the corpus's own script says of an implementation. Rejects where it prints no table. */
export async function accuracyOf({ adapter, name }: Contestant): Promise<Accuracy> {
  const lines = await linesOf([SCORE_SCRIPT, adapter, 'pages'], { CORPUS_DIR });
  const groups = lines.flatMap((line) => {
    const [, group, percent] = GROUP_LINE.exec(line) ?? [];
    return group === undefined ? [] : [[group, Number(percent)] as const];
  });
  if (groups.length === 0) throw new Error(`The corpus's script printed no table for ${name}.`);
  return new Map(groups);
}
