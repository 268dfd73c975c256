import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFirefox } from './firefox';
import type { Firefox } from './firefox';
import { writeProfile } from './firefox-profile';
import type { ProfileSettings } from './firefox-profile';
import { connectMarionette } from './marionette';

const START_TIMEOUT_MS = 60_000;
const EXIT_TIMEOUT_MS = 10_000;
const LOOK_EVERY_MS = 50;
/** Marionette writes the port it listens on into the profile. */
const PORT_FILE = 'MarionetteActivePort';

export interface FirefoxLaunch extends ProfileSettings {
  executablePath: string;
  /** Folders of unpacked extensions; they are loaded as temporary add-ons. */
  extensionPaths: readonly string[];
  headless: boolean;
}

/**
 * Starts Firefox on a fresh profile, with the extensions loaded. Rejects where one of them cannot be loaded,
 * or after a minute. It trusts every certificate: the proxy decides what it reaches.
 */
export async function launchFirefox(launch: FirefoxLaunch): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeProfile(profile, launch);
  const child = start(launch, profile);
  const close = async () => {
    await end(child);
    // Its helper processes may write for a moment longer.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const marionette = await connectMarionette(await marionettePort(child, profile));
    // Nested in `capabilities` it would be ignored.
    await marionette.command('WebDriver:NewSession', { acceptInsecureCerts: true });
    // Everything is done from the browser's own window, which reaches pages and popups alike.
    await marionette.command('Marionette:SetContext', { value: 'chrome' });
    for (const path of launch.extensionPaths) {
      await marionette.command('Addon:Install', { path: resolve(path), temporary: true });
    }
    const closed = new Promise<void>((settle) => child.once('exit', () => settle()));
    return createFirefox(marionette, { closed, close });
  } catch (fault) {
    await close();
    throw fault;
  }
}

function start({ executablePath, headless }: FirefoxLaunch, profile: string): ChildProcess {
  const args = ['--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile];
  return spawn(executablePath, headless ? ['--headless', ...args] : args, {
    stdio: 'ignore',
    env: {
      ...process.env,
      MOZ_CRASHREPORTER_DISABLE: '1',
      MOZ_REMOTE_SETTINGS_DEVTOOLS: '1',
      MOZ_HEADLESS_WIDTH: '1280',
      MOZ_HEADLESS_HEIGHT: '900',
    },
  });
}

async function marionettePort(child: ChildProcess, profile: string): Promise<number> {
  let fault: Error | undefined;
  child.once('error', (error) => {
    fault = error;
  });
  const deadlineMs = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const port = Number(await readFile(join(profile, PORT_FILE), 'utf8').catch(() => ''));
    if (port > 0) return port;
    if (fault) throw new Error(`Firefox did not start: ${fault.message}`, { cause: fault });
    if (child.exitCode !== null) throw new Error(`Firefox ended at once, with status ${child.exitCode}.`);
    if (Date.now() > deadlineMs) throw new Error('Firefox did not listen within a minute.');
    await sleep(LOOK_EVERY_MS);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((settle) => child.once('exit', () => settle()));
  child.kill('SIGKILL');
  await Promise.race([gone, sleep(EXIT_TIMEOUT_MS, undefined, { ref: false })]);
}
