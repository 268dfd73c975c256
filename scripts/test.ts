import { chooseSuites, runSuites } from './suites/run-suites';

/** `npm test`: every suite; `npm test -- unit e2e`: those; `--no-install`: never install a browser. */
const words = process.argv.slice(2);
try {
  const names = chooseSuites(words.filter((word) => word !== '--no-install'));
  process.exitCode = await runSuites(names, { install: !words.includes('--no-install') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
