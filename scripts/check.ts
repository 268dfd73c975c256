import { runSuites } from './suites/run-suites';
import { SUITES } from './suites/suites';

/** `npm run check`: everything that needs no browser. */
const names = SUITES.map(({ name }) => name).filter((name) => name !== 'e2e');
process.exitCode = await runSuites(names, { install: false });
