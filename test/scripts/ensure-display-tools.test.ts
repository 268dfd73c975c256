import { beforeEach, describe, expect, it } from 'vitest';
import { ensureDisplayTools } from '../../scripts/browser/ensure-display-tools';
import type { Machine } from '../../scripts/browser/machine';
import { thisMachine } from '../../scripts/browser/machine';

const PROGRAMS = ['Xvfb', 'openbox', 'xdotool'];

describe('ensureDisplayTools', () => {
  let installed: Set<string>;
  let commands: string[];
  beforeEach(() => {
    installed = new Set(['apt-get', 'openbox']);
    commands = [];
  });

  /** A machine with the programs of `installed`, where apt-get brings the rest unless its exit status is not 0. */
  function ensure({ install = true, exitCode = 0, ...changes }: Partial<Machine> & Record<string, unknown>) {
    const machine: Machine = {
      ...thisMachine(),
      platform: 'linux',
      uid: 0,
      isProgram: (path) => installed.has(path.replace('/usr/bin/', '')),
      async run(program, args) {
        commands.push([program, ...args].join(' '));
        if (args[0] === 'install' && exitCode === 0) installed = new Set(PROGRAMS);
        return Number(exitCode);
      },
      ...changes,
    };
    return ensureDisplayTools({
      env: { PATH: '/usr/bin' },
      install: install === true,
      log: () => {},
      machine,
    });
  }

  it('installs nothing where all is there', async () => {
    installed = new Set(PROGRAMS);
    await ensure({});
    expect(commands).toEqual([]);
  });

  it('installs exactly what is missing, as root', async () => {
    await ensure({});
    expect(commands).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends xvfb xdotool']);
  });

  it.each([
    ['somebody else than root', { uid: 1000 }],
    ['somebody who forbids it', { install: false }],
  ])('installs nothing for %s, and says what is missing', async (_, changes) => {
    await expect(ensure(changes)).rejects.toThrow(/need xvfb, xdotool: install them/);
    expect(commands).toEqual([]);
  });

  it('says what is missing where apt-get fails', async () => {
    await expect(ensure({ exitCode: 100 })).rejects.toThrow(/need xvfb, xdotool: install them/);
  });

  it('says that other systems are not for it', async () => {
    await expect(ensure({ platform: 'darwin' })).rejects.toThrow(/on Linux alone/);
  });
});
