import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runCommand } from './run-command';
import type { SuiteOutcome } from './suite';

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** The path of the file. */
    name: string;
    status: string;
    /** Why the file as a whole failed. */
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** Runs one project of vitest.config.ts. A run that leaves no report counts as one failure. */
export async function runVitest(
  project: string,
  { timeoutMs, env = {} }: { timeoutMs: number; env?: NodeJS.ProcessEnv },
): Promise<SuiteOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'vitest-report-'));
  const file = join(folder, 'report.json');
  try {
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ];
    const { exitCode, fault } = await runCommand({ tool: 'vitest', args, timeoutMs, env });
    const report = await readReport(file);
    return report
      ? countReport(report, exitCode, fault)
      : { passed: 0, failed: 1, note: fault ?? 'Vitest left no report.' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each test counts as one, and so does each file that could not be run and each error outside of tests. */
export function countReport(report: VitestReport, exitCode: number, fault?: string): SuiteOutcome {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const told = report.numFailedTests + brokenFiles;
  const failed = told === 0 && exitCode !== 0 ? 1 : told;
  const notRun = report.numPendingTests + report.numTodoTests;
  const failures = report.testResults.flatMap(failuresOf);
  const notes = [fault, notRun > 0 ? `${notRun} not run` : undefined].filter((note) => note !== undefined);
  return {
    passed: report.numPassedTests,
    failed,
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
    ...(failures.length > 0 ? { failures } : {}),
  };
}

function failuresOf({ name, status, message, assertionResults }: VitestReport['testResults'][number]) {
  const path = relative(process.cwd(), name);
  if (assertionResults.length === 0) return status === 'failed' ? [`${path}: ${firstLine(message)}`] : [];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${path} > ${fullName}: ${firstLine(failureMessages?.[0])}`);
}

function firstLine(message = 'no reason was given'): string {
  return message.split('\n', 1).join('');
}

async function readReport(file: string): Promise<VitestReport | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    console.error(`No report of the tests: ${String(error)}`);
    return undefined;
  }
}
