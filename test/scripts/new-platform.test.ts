import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlatform } from '../../scripts/new-platform/add-platform';
import { extendRegistry } from '../../scripts/new-platform/extend-registry';
import { namesOf } from '../../scripts/new-platform/platform-names';

const PLATFORMS = 'src/resolver/platforms';
const REGISTRY = `${PLATFORMS}/registry.ts`;
const URL_OF_ONE = 'https://www.cineverse.example/watch/a-quiet-harbor';
const TIMEOUT_MS = 120_000;
/** What the command needs of the project. */
const NEEDED = [
  ...[
    'package.json',
    'biome.json',
    '.gitignore',
    'tsconfig.base.json',
    'tsconfig.json',
    'tsconfig.core.json',
    'tsconfig.tools.json',
  ],
  ...['scripts/new-platform.ts', 'scripts/new-platform', 'scripts/suites/run-command.ts', 'src/resolver'],
  ...['test/resolver/platforms/registry.test.ts', 'test/resolver/platforms/platform-files.ts'],
];

// No test but the last of those that write may change it.
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'new-platform-'));
  for (const path of NEEDED) await cp(path, join(copy, path), { recursive: true });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const textOf = (path: string) => readFile(join(copy, path), 'utf8');

const stateOfCopy = async () => [await readdir(join(copy, PLATFORMS)), await textOf(REGISTRY)];

/** Runs the command in the copy. */
function newPlatform(...args: string[]): Promise<{ exitCode: number; output: string }> {
  const command = [resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/new-platform.ts', ...args];
  return new Promise((settle) => {
    const options = { cwd: copy, timeout: TIMEOUT_MS, env: { ...process.env, NO_COLOR: '1' } };
    const child = execFile(process.execPath, command, options, (_fault, stdout, stderr) => {
      settle({ exitCode: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}

const refusals: [what: string, id: string, exampleUrl: string, reason: RegExp][] = [
  ['an id that is there already', 'vimeo', URL_OF_ONE, /Vimeo \(vimeo\) is there already/],
  ['an id with capitals', 'CineVerse', URL_OF_ONE, /cannot be an id/],
  ['an id that means something to the language', 'new', URL_OF_ONE, /has a meaning of its own/],
  ['the name of a file of another kind', 'drafts', URL_OF_ONE, /drafts\.ts is there already/],
  ['an address of a platform that is known', 'cineverse', 'https://vimeo.com/56015672', /belongs to vimeo/],
  ['the address of a whole site', 'cineverse', 'https://cineverse.example/', /is the site itself/],
  ['an address without encryption', 'cineverse', 'http://cineverse.example/a', /must begin with https/],
  ['a host of this network', 'cineverse', 'https://router/watch/1', /no public host name/],
  ['what is no address', 'cineverse', 'watch/1', /is no address/],
];

describe('npm run new:platform', () => {
  it.each(refusals)(
    'refuses %s with its reason and changes nothing',
    async (_what, id, exampleUrl, reason) => {
      const before = await stateOfCopy();
      expect(() => addPlatform({ id, exampleUrl, root: copy, now: new Date(0) })).toThrow(reason);
      expect(await stateOfCopy()).toEqual(before);
    },
  );

  it.each([
    ['its use where the address is missing', ['cineverse'], /^Usage/],
    ['the reason of a refusal', ['vimeo', URL_OF_ONE], /is there already/],
  ])(
    'tells %s, ends with 1 and changes nothing',
    async (_what, args, told) => {
      const before = await stateOfCopy();
      expect(await newPlatform(...args)).toEqual({ exitCode: 1, output: expect.stringMatching(told) });
      expect(await stateOfCopy()).toEqual(before);
    },
    TIMEOUT_MS,
  );

  it(
    'writes a platform that passes the registry’s test, and tells what comes next',
    async () => {
      const { exitCode, output } = await newPlatform('cine_verse', URL_OF_ONE);
      expect(output).toMatch(/Tests\s+\d+ passed \(/);
      expect(exitCode).toBe(0);
      expect(output).toMatch(/\n\s*5\. npm run fix/);
      const registry = await textOf(REGISTRY);
      expect(registry).toMatch(
        /'\.\/bluesky';\nimport \{ cineVerse \} from '\.\/cine-verse';\n.*'\.\/dailymotion';/,
      );
      expect(registry).toMatch(/\n {2}bluesky,\n {2}cineVerse,\n {2}dailymotion,/);
      expect(await textOf(`${PLATFORMS}/cine-verse.ts`)).toContain(
        String.raw`/^\/watch\/(?<pageId>[\w-]+)$/`,
      );
    },
    TIMEOUT_MS,
  );
});

describe('the lines of the registry', () => {
  it.each([
    ['aaa', /^import \{ aaa \} from '\.\/aaa';\nimport \{ amazon \}[^]*= \[\n {2}aaa,\n {2}amazon,/],
    ['zzz', /'\.\/zhihu';\nimport \{ zzz \} from '\.\/zzz';\n\n[^]* {2}zhihu,\n {2}zzz,\n\];/],
  ])('stand at their place: %s', async (id, expected) => {
    expect(extendRegistry(await readFile(REGISTRY, 'utf8'), namesOf(id))).toMatch(expected);
  });

  it('are not guessed where the registry has another form', () => {
    expect(() => extendRegistry('export const PLATFORMS = all;', namesOf('aaa'))).toThrow(/by hand/);
  });
});
