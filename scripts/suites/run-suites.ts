import type { Suite, SuiteContext, SuiteOutcome } from './suite';
import { SUITES } from './suites';

interface Line {
  name: string;
  durationMs: number;
  outcome: SuiteOutcome;
}

/**
 * Runs the named suites and what they need, all of them whatever fails, and prints how each went.
 * The last line is `N passed, N failed`. Returns the exit status.
 */
export async function runSuites(names: readonly string[], context: SuiteContext): Promise<number> {
  const lines: Line[] = [];
  for (const suite of SUITES.filter(({ name }) => withNeeds(names).has(name))) {
    console.log(`\n── ${suite.name}`);
    lines.push(await runSuite(suite, context));
  }
  console.log('\n── how each suite went');
  for (const line of lines) console.log(formatLine(line));
  // Far above, a failure is cut from the end of a log that is all a build server shows.
  const failures = lines.flatMap(({ outcome }) => outcome.failures ?? []);
  if (failures.length > 0) console.log(`\n── what failed\n${failures.join('\n')}`);
  const passed = lines.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = lines.reduce((sum, { outcome }) => sum + outcome.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** The suites that are chosen by the words of the command line; all where there are none. Throws on an unknown one. */
export function chooseSuites(words: readonly string[]): string[] {
  const known = SUITES.map(({ name }) => name);
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new Error(`There is no suite "${unknown}". There are: ${known.join(', ')}.`);
  return words.length > 0 ? [...words] : known;
}

async function runSuite(suite: Suite, context: SuiteContext): Promise<Line> {
  const startedMs = performance.now();
  const outcome = await suite.run(context);
  return { name: suite.name, durationMs: performance.now() - startedMs, outcome };
}

function withNeeds(names: readonly string[]): Set<string> {
  const needed = SUITES.filter(({ name }) => names.includes(name)).flatMap(({ needs }) => needs ?? []);
  return new Set([...names, ...needed]);
}

function formatLine({ name, durationMs, outcome }: Line): string {
  const { passed, failed, note } = outcome;
  const seconds = (durationMs / 1000).toFixed(1);
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`;
  return `${name.padEnd(12)} ${counts} ${seconds.padStart(7)} s${note === undefined ? '' : `  ${note}`}`;
}
