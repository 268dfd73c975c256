import { fork } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathFrom } from '../../scripts/browser/download-chrome';
import { findBrowser } from '../../scripts/browser/find-browser';
import { browserPaths } from '../../scripts/browser/installed-browsers';
import { thisMachine } from '../../scripts/browser/machine';
import type { Machine } from '../../scripts/browser/machine';

const DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n';
const FEDORA = 'ID=fedora\nID_LIKE="rhel centos"\n';
const LINUX_PATH = '/usr/local/bin:/usr/bin';
const CACHE = '/root/.cache/cover-image-resolver/browsers';

/** A Debian machine of root without any browser; what it does is noted in `steps`. */
function bareMachine(steps: string[], changes: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    uid: 0,
    homeDir: '/root',
    isProgram: () => false,
    readText: () => DEBIAN,
    run: async (program, args) => {
      steps.push([program, ...args].join(' '));
      return 100;
    },
    versionOf: async () => '',
    downloadedChrome: async () => undefined,
    downloadChrome: async (folder) => {
      steps.push(`download into ${folder}`);
      throw new Error('no way to the internet');
    },
    ...changes,
  };
}

describe('findBrowser', () => {
  let steps: string[];
  const log = (line: string) => steps.push(`log: ${line}`);
  const find = (changes: Partial<Machine>, install = true, env: NodeJS.ProcessEnv = { PATH: LINUX_PATH }) =>
    findBrowser({ env, install, log, machine: bareMachine(steps, changes) });
  beforeEach(() => {
    steps = [];
  });

  it('takes what CHROME_PATH names before anything else', async () => {
    const found = await find({ isProgram: () => true }, true, { PATH: LINUX_PATH, CHROME_PATH: '/opt/mine' });
    expect(found).toBe('/opt/mine');
    expect(steps).toEqual([]);
  });

  it('names a CHROME_PATH that does not exist, and looks no further', async () => {
    const env = { PATH: LINUX_PATH, CHROME_PATH: '/opt/gone' };
    await expect(find({ isProgram: (path) => path !== '/opt/gone' }, true, env)).rejects.toThrow('/opt/gone');
    expect(steps).toEqual([]);
  });

  it('prefers Chrome to Chromium to Edge', async () => {
    const installed = ['/usr/bin/microsoft-edge', '/usr/bin/chromium', '/usr/local/bin/google-chrome'];
    const found: string[] = [];
    for (let present = installed; present.length > 0; present = present.slice(0, -1)) {
      found.push(await find({ isProgram: (path) => present.includes(path) }));
    }
    expect(found).toEqual(installed.toReversed());
    expect(steps).toEqual([]);
  });

  it('takes a Chrome that was fetched before, even where nothing may be installed', async () => {
    const downloadedChrome = async (folder: string) => `${folder}/chrome`;
    expect(await find({ downloadedChrome }, false)).toBe(`${CACHE}/chrome`);
    expect(steps).toEqual([]);
  });

  it('installs the package by apt as root on Debian, and says so first', async () => {
    let installed = false;
    const run: Machine['run'] = async (program, args) => {
      steps.push([program, ...args].join(' '));
      installed = args[0] === 'install';
      return 0;
    };
    const found = await find({ run, isProgram: (path) => installed && path === '/usr/bin/chromium' });
    expect(found).toBe('/usr/bin/chromium');
    expect(steps).toEqual([
      expect.stringMatching(/^log: .*chromium.*apt-get/),
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium',
    ]);
  });

  it.each([
    ['for another user', { uid: 1000 }],
    ['on another Linux', { readText: () => FEDORA }],
    ['on a Mac', { platform: 'darwin' as const }],
  ])('fetches Chrome %s, without apt', async (_, changes) => {
    const downloadChrome = async (folder: string) => `${folder}/fetched`;
    expect(await find({ ...changes, downloadChrome })).toBe(`${CACHE}/fetched`);
    expect(steps).toEqual([expect.stringMatching(/^log: .*Fetching Chrome/)]);
  });

  it('fetches Chrome where apt fails', async () => {
    const downloadChrome = async () => '/fetched';
    expect(await find({ downloadChrome })).toBe('/fetched');
    expect(steps).toContain('log: apt-get could not install chromium (exit status 100).');
  });

  it('neither installs nor fetches with install: false', async () => {
    await expect(find({}, false)).rejects.toThrow(
      /^There is no browser and none may be installed: install .+\.$/,
    );
    expect(steps).toEqual([]);
  });

  it('says in one sentence what to install where nothing works, and why before', async () => {
    await expect(find({})).rejects.toThrow(/^There is no browser: install [^.]+\.$/);
    expect(steps.at(-1)).toBe('log: Chrome could not be fetched: no way to the internet');
  });
});

describe('browserPaths', () => {
  it('knows the places of macOS, of the computer and of the user', () => {
    const paths = browserPaths('darwin', { HOME: '/Users/ada' });
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(paths).toContain(chrome);
    expect(paths).toContain(`/Users/ada${chrome}`);
  });

  it('knows the places of Windows, and leaves out folders that are not set', () => {
    const paths = browserPaths('win32', { PROGRAMFILES: 'C:\\Programs', PATH: 'C:\\Tools;D:\\Bin' });
    expect(paths).toContain('C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(paths).toContain('D:\\Bin\\chrome.exe');
    expect(paths.join()).not.toContain('undefined');
  });

  it('knows none on a platform without browsers', () => {
    expect(browserPaths('aix', { PATH: LINUX_PATH })).toEqual([]);
  });
});

describe('this machine', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'find-browser-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('takes only files that can be started for programs', async () => {
    const { isProgram } = thisMachine();
    await mkdir(join(folder, 'folder'));
    await writeFile(join(folder, 'text'), 'words', { mode: 0o644 });
    await writeFile(join(folder, 'program'), '#!/bin/sh\n');
    await chmod(join(folder, 'program'), 0o755);
    const results = ['folder', 'text', 'program', 'nothing'].map((name) => isProgram(join(folder, name)));
    expect(results).toEqual([false, false, true, false]);
  });

  it('tells a program that does not start from one that fails and one that succeeds', async () => {
    const { run } = thisMachine();
    expect(await run(process.execPath, ['-e', ''], 10_000)).toBe(0);
    expect(await run(process.execPath, ['-e', 'process.exit(7)'], 10_000)).toBe(7);
    expect(await run(join(folder, 'nothing'), [], 10_000)).toBe(-1);
  });

  it('finds no fetched Chrome in an empty folder', async () => {
    expect(await thisMachine().downloadedChrome(folder)).toBeUndefined();
  });

  describe('waiting for the fetching process', () => {
    const limits = { connecting: 60_000, downloading: 60_000, unpacking: 60_000 };
    const start = async (code: string) => {
      const script = join(folder, 'fetch.mjs');
      await writeFile(script, code);
      return fork(script, { execArgv: [] });
    };

    it('returns the path it reports', async () => {
      const news = `process.send({ type: 'downloading' }); process.send({ type: 'done', path: '/chrome' });`;
      expect(await pathFrom(await start(news), limits)).toBe('/chrome');
    });

    it.each([
      ['connecting', `setInterval(() => {}, 1000);`],
      ['downloading', `process.send({ type: 'downloading' }); setInterval(() => {}, 1000);`],
    ])('ends a process that is silent while %s', async (state, code) => {
      const child = await start(code);
      await expect(pathFrom(child, { ...limits, [state]: 50 })).rejects.toThrow(state);
      expect(child.killed).toBe(true);
    });

    it('passes on what failed, and a process that just ends', async () => {
      const failing = await start(`process.send({ type: 'failed', message: 'no such host' });`);
      await expect(pathFrom(failing, limits)).rejects.toThrow('no such host');
      await expect(pathFrom(await start('process.exit(3);'), limits)).rejects.toThrow('status 3');
    });
  });
});
