import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export interface Command {
  /** A tool of node_modules, or `node` itself. */
  tool: string;
  args: readonly string[];
  timeoutMs: number;
  env?: NodeJS.ProcessEnv;
}

export interface CommandOutcome {
  /** -1 where the tool could not be started or was stopped at its deadline. */
  exitCode: number;
  durationMs: number;
  /** Why it did not end by itself. */
  fault?: string;
}

/** Runs a tool with its output going straight to ours. Never rejects. */
export async function runCommand({ tool, args, timeoutMs, env }: Command): Promise<CommandOutcome> {
  const startedMs = performance.now();
  const file = tool === 'node' ? process.execPath : resolve('node_modules', '.bin', tool);
  const end = await new Promise<Pick<CommandOutcome, 'exitCode' | 'fault'>>((settle) => {
    const child = spawn(file, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      timeout: timeoutMs,
    });
    child.once('error', (error) =>
      settle({ exitCode: -1, fault: `${tool} did not start: ${error.message}` }),
    );
    child.once('exit', (code, signal) => settle(endOf(tool, code, signal)));
  });
  return { ...end, durationMs: performance.now() - startedMs };
}

function endOf(tool: string, code: number | null, signal: string | null) {
  return code === null ? { exitCode: -1, fault: `${tool} was stopped by ${signal}.` } : { exitCode: code };
}
