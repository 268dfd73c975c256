import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasDisplay } from '../../scripts/demo/open-window';
import { chooseSuites } from '../../scripts/suites/run-suites';
import { countReport, type VitestReport } from '../../scripts/suites/run-vitest';
import { check, SUITES } from '../../scripts/suites/suites';

const report = (changes: Partial<VitestReport>): VitestReport => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...changes,
});

const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});

describe('counting a run of Vitest', () => {
  it('counts each test', () => {
    expect(countReport(report({ numFailedTests: 2 }), 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a file that could not be run as one failure', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [] },
      { name: 'b.test.ts', status: 'passed', assertionResults: [test('b', 'passed')] },
    ];
    expect(countReport(report({ testResults }), 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('names what failed, with the first line of why', () => {
    const testResults = [
      {
        name: resolve('a.test.ts'),
        status: 'failed',
        message: 'No such module\nat line 1',
        assertionResults: [],
      },
      {
        name: resolve('test/b.test.ts'),
        status: 'failed',
        assertionResults: [test('b holds', 'failed', ['expected 1 to be 2\nat line 1']), test('c', 'passed')],
      },
    ];
    expect(countReport(report({ testResults, numFailedTests: 1 }), 1).failures).toEqual([
      'a.test.ts: No such module',
      'test/b.test.ts > b holds: expected 1 to be 2',
    ]);
  });

  it('counts an error outside of all tests as one failure', () => {
    expect(countReport(report({}), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a run that was stopped as a failure, and says so', () => {
    expect(countReport(report({}), -1, 'vitest was stopped by SIGTERM.')).toEqual({
      passed: 3,
      failed: 1,
      note: 'vitest was stopped by SIGTERM.',
    });
  });

  it('tells of tests that did not run', () => {
    expect(countReport(report({ numPendingTests: 1, numTodoTests: 1 }), 0).note).toBe('2 not run');
  });
});

describe('a tool that passes or fails as a whole', () => {
  const script = (code: string) => check('lint', 'node', ['-e', code]).run({ install: false });

  it('names its last lines where it fails', async () => {
    const code = 'for (let at = 0; at < 40; at++) console.error("fault " + at); process.exitCode = 1';
    const { failures, ...counts } = await script(code);
    expect(counts).toEqual({ passed: 0, failed: 1 });
    expect([failures?.length, failures?.[0], failures?.[29]]).toEqual([
      30,
      'lint: fault 10',
      'lint: fault 39',
    ]);
  });

  it('names nothing where it passes', async () => {
    expect(await script('console.log("all is well")')).toEqual({ passed: 1, failed: 0 });
  });
});

describe('choosing suites', () => {
  it('takes all of them where none is named', () => {
    expect(chooseSuites([])).toEqual(SUITES.map(({ name }) => name));
  });

  it('refuses an unknown one and names those there are', () => {
    expect(() => chooseSuites(['unit', 'untit'])).toThrow(/no suite "untit".*unit, component, e2e/);
  });

  it('needs only suites that come before', () => {
    const names = SUITES.map(({ name }) => name);
    const late = SUITES.flatMap(({ name, needs = [] }, at) =>
      needs.filter((needed) => names.indexOf(needed) < 0 || names.indexOf(needed) >= at).map(() => name),
    );
    expect(late).toEqual([]);
  });
});

describe('whether there is a display', () => {
  it.each([
    ['linux', {}, false],
    ['linux', { DISPLAY: '' }, false],
    ['linux', { DISPLAY: ':0' }, true],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
    ['darwin', {}, true],
    ['win32', {}, true],
  ] as const)('on %s with %j: %s', (platform, env, expected) => {
    expect(hasDisplay(env, platform)).toBe(expected);
  });
});
