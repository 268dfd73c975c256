import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RIVALS_FOLDER } from './contestants';

const INSTALL_TIMEOUT_MS = 300_000;

/** Installs what the rivals' own lockfile names, once. Rejects with what npm says. */
export async function installRivals(): Promise<void> {
  if (existsSync(join(RIVALS_FOLDER, 'node_modules'))) return;
  // Nothing of them is to run but what is measured.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const isWindows = process.platform === 'win32';
  await promisify(execFile)('npm', args, {
    cwd: RIVALS_FOLDER,
    timeout: INSTALL_TIMEOUT_MS,
    shell: isWindows,
  });
}
