import { runSuites } from './suites/run-suites';
import { SUITES } from './suites/suites';

/** `npm run check`: everything that needs no browser. */
const names = SUITES.map(({ name }) => name).filter((name) => !/^(?:e2e|headed)/.test(name));
process.exitCode = await runSuites(names, { install: false });
