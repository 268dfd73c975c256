import { describe, expect, it } from 'vitest';
import type { Machine } from '../../scripts/browser/machine';
import { findFirefox } from '../../scripts/firefox/find-firefox';

const PATH = '/usr/local/bin:/usr/bin';

/** A Debian machine of root without Firefox; what is done to it is noted in `steps`. */
function findOn(changes: Partial<Machine>, { install = true, env = { PATH } as NodeJS.ProcessEnv } = {}) {
  const steps: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    uid: 0,
    homeDir: '/root',
    isProgram: () => false,
    readText: () => 'ID=debian\n',
    versionOf: async () => 'Mozilla Firefox 153.7.0esr',
    run: async (program, args) => {
      steps.push([program, ...args].join(' '));
      return 100;
    },
    downloadedChrome: async () => '/chrome',
    downloadChrome: async () => '/chrome',
    ...changes,
  };
  return { steps, path: findFirefox({ env, install, log: (line) => steps.push(line), machine }) };
}

describe('findFirefox', () => {
  it('takes what FIREFOX_PATH names before anything else', async () => {
    const env = { PATH, FIREFOX_PATH: '/opt/mine' };
    expect(await findOn({ isProgram: () => true }, { env }).path).toBe('/opt/mine');
    await expect(findOn({}, { env }).path).rejects.toThrow('FIREFOX_PATH names /opt/mine');
  });

  it.each([
    ['linux', '/usr/bin/firefox-esr', {}],
    ['linux', '/opt/firefox/firefox', {}],
    ['darwin', '/Applications/Firefox.app/Contents/MacOS/firefox', {}],
    ['win32', 'C:\\Programs\\Mozilla Firefox\\firefox.exe', { PROGRAMFILES: 'C:\\Programs' }],
  ] as const)('finds the one that is installed on %s: %s', async (platform, installed, env) => {
    const { path, steps } = findOn(
      { platform, isProgram: (each) => each === installed },
      { env: { PATH, ...env } },
    );
    expect(await path).toBe(installed);
    expect(steps).toEqual([]);
  });

  it('installs the package by apt as root on Debian, and says so first', async () => {
    const done: string[] = [];
    const { path, steps } = findOn({
      run: async (program, args) => {
        done.push([program, ...args].join(' '));
        return 0;
      },
      isProgram: (each) => done.length === 2 && each === '/usr/bin/firefox-esr',
    });
    expect(await path).toBe('/usr/bin/firefox-esr');
    expect(steps).toEqual([expect.stringMatching(/firefox-esr with apt-get/)]);
    expect(done.at(-1)).toBe('apt-get install -y --no-install-recommends firefox-esr');
  });

  it('replaces one that is too old for the extension, and says so', async () => {
    let version = 'Mozilla Firefox 140.4.0esr';
    const { path, steps } = findOn({
      isProgram: (each) => each === '/usr/bin/firefox-esr',
      versionOf: async () => version,
      run: async () => {
        version = 'Mozilla Firefox 153.7.0esr';
        return 0;
      },
    });
    expect(await path).toBe('/usr/bin/firefox-esr');
    expect(steps).toEqual([
      '/usr/bin/firefox-esr is Firefox 140, and 142 is the least.',
      expect.stringMatching(/firefox-esr with apt-get/),
    ]);
  });

  it('takes the next where the first is too old, and one that does not tell its version', async () => {
    const versionOf = async (each: string) => (each === '/usr/bin/firefox' ? 'Mozilla Firefox 128.0' : '');
    expect(await findOn({ isProgram: () => true, versionOf }).path).not.toBe('/usr/bin/firefox');
  });

  it('refuses one that FIREFOX_PATH names, and one that stays too old', async () => {
    const old: Partial<Machine> = { isProgram: () => true, versionOf: async () => 'Mozilla Firefox 141.0' };
    await expect(findOn(old, { env: { PATH, FIREFOX_PATH: '/opt/mine' } }).path).rejects.toThrow(
      'FIREFOX_PATH names /opt/mine, which is Firefox 141: 142 is the least.',
    );
    await expect(findOn(old).path).rejects.toThrow(/^There is no Firefox: install Firefox 142 or newer/);
  });

  it('installs nothing with install: false, nor for another user, and never takes a Chrome', async () => {
    const forbidden = findOn({}, { install: false });
    await expect(forbidden.path).rejects.toThrow(
      /^There is no Firefox and none may be installed: install [^.]+\.$/,
    );
    const another = findOn({ uid: 1000 });
    await expect(another.path).rejects.toThrow(/^There is no Firefox: install [^.]+\.$/);
    expect([...forbidden.steps, ...another.steps]).toEqual([]);
  });
});
