import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { comparePages } from '../test/bench/pages-rivals/compare-pages';
import { installRivals } from '../test/bench/pages-rivals/install-rivals';
import { isMiss, limitRows } from '../test/bench/pages-rivals/limits';
import { reportOf } from '../test/bench/pages-rivals/report';
import { buildExtension } from './package/build-extension';
import { prepareBrowser } from './suites/prepare-browser';

/**
 * `npm run bench:pages`: the resolver beside four other programs on the same pages, each in a process of its own.
 * A missed limit ends in exit status 1; with `-- --report` it is only told. `-- --beside unfurl,metascraper` leaves the
 * other two out, which take most of the time.
 */
const { values } = parseArgs({
  options: { report: { type: 'boolean', default: false }, beside: { type: 'string', default: '' } },
});
const beside = values.beside.split(',').filter((name) => name !== '');
const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
try {
  // First, so that a quarter of an hour is not lost for want of a browser.
  await prepareBrowser({ install: true });
  await installRivals();
  await buildExtension({ browsers: ['chrome'] });
  const figures = await comparePages({ beside, folder, log: (line) => console.error(line) });
  const rows = limitRows(figures);
  console.log(reportOf(figures, rows));
  process.exitCode = rows.some(isMiss) && !values.report ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
