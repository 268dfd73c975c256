import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const TIMEOUT_MS = 60_000;

export interface Verdict {
  exitCode: number;
  output: string;
}

export interface PlantingGround {
  /** Writes `files`, runs one of the project's tools over them, and takes them away again. */
  run(files: Record<string, string>, tool: string, args: string[]): Promise<Verdict>;
  remove(): Promise<void>;
}

/** A folder outside the project that holds copies of `configs` and nothing else. */
export async function createPlantingGround(configs: readonly string[]): Promise<PlantingGround> {
  const root = await mkdtemp(join(tmpdir(), 'guards-'));
  for (const config of configs) await cp(config, join(root, config));
  return {
    async run(files, tool, args) {
      try {
        for (const [path, code] of Object.entries(files)) await plant(join(root, path), code);
        return await runTool(root, tool, args);
      } finally {
        for (const path of Object.keys(files)) await rm(join(root, path), { force: true });
      }
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function plant(file: string, code: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, code);
}

function runTool(cwd: string, tool: string, args: string[]): Promise<Verdict> {
  return new Promise((settle) => {
    const executable = resolve('node_modules', '.bin', tool);
    const options = { cwd, timeout: TIMEOUT_MS, shell: process.platform === 'win32' };
    execFile(executable, args, options, (fault, stdout, stderr) => {
      const exitCode = fault ? (typeof fault.code === 'number' ? fault.code : -1) : 0;
      settle({ exitCode, output: stdout + stderr });
    });
  });
}
