/** Each guard is shown to fail: on a planted violation the real tool must complain, and only about that. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkArchitecture, type Rule } from '../architecture/check-architecture';
import { createPlantingGround, type PlantingGround } from './planting-ground';

let ground: PlantingGround;
beforeAll(async () => {
  ground = await createPlantingGround(['tsconfig.base.json', 'tsconfig.core.json', '.oxlintrc.json']);
});
afterAll(() => ground.remove());

describe('the type check of the core', () => {
  const check = (code: string) =>
    ground.run({ 'src/resolver/planted.ts': code }, 'tsc', ['-p', 'tsconfig.core.json']);

  it('accepts what every JavaScript world has', async () => {
    const clean = await check("export const host = new URL('https://a.example/').hostname;\n");
    expect(clean).toEqual({ exitCode: 0, output: '' });
  });

  it.each(['document', 'window', 'chrome', 'browser', 'process'])('does not know %s', async (name) => {
    const broken = await check(`export const planted: unknown = ${name};\n`);
    expect(broken.exitCode).not.toBe(0);
    expect(broken.output).toContain(`src/resolver/planted.ts(1,33): error TS`);
    expect(broken.output).toContain(`'${name}'`);
  });
});

describe('the lint rules', () => {
  const lint = (path: string, code: string) => ground.run({ [path]: code }, 'oxlint', ['--format', 'unix']);

  it.each([
    ['src/resolver/planted.ts', 'export const planted = (url: string) => new URL(url).hostname;\n'],
    ['src/extension/network/guarded-fetch.ts', "export const planted = () => fetch('https://a.example/');\n"],
    ['src/extension/planted.ts', 'export const planted = () => Date.now();\n'],
    ['src/resolver/zod.ts', "import * as z from 'zod/mini';\nexport { z };\n"],
    ['entrypoints/planted.ts', 'export default 1;\n'],
    ['test/planted.ts', "export const planted = () => fetch('https://a.example/');\n"],
  ])('accept %s: %s', async (path, code) => {
    expect(await lint(path, code)).toMatchObject({ exitCode: 0 });
  });

  it.each([
    ['no-restricted-globals', 'src/resolver/planted.ts', "export const planted = () => fetch('x');\n"],
    ['no-restricted-globals', 'src/resolver/planted.ts', 'export const planted = () => Date.now();\n'],
    ['no-restricted-globals', 'src/resolver/planted.ts', 'export const planted = () => new Date();\n'],
    ['no-restricted-globals', 'src/resolver/planted.ts', 'export const planted = globalThis.setTimeout;\n'],
    ['no-restricted-globals', 'src/resolver/planted.ts', 'export const planted = setInterval;\n'],
    ['no-restricted-globals', 'src/resolver/planted.ts', 'export const planted = performance.now();\n'],
    ['no-restricted-globals', 'src/resolver/planted.ts', 'export const planted = crypto.randomUUID();\n'],
    ['no-restricted-globals', 'src/ui/planted.tsx', "export const planted = () => fetch('x');\n"],
    ['no-restricted-globals', 'src/extension/planted.ts', "export const planted = self['fetch']('x');\n"],
    ['no-restricted-globals', 'entrypoints/planted.ts', 'export const planted = XMLHttpRequest;\n'],
    ['no-restricted-globals', 'src/extension/planted.ts', 'export const planted = WebSocket;\n'],
    ['no-restricted-properties', 'src/ui/planted.ts', "export const a = navigator.sendBeacon('x');\n"],
    [
      'no-restricted-properties',
      'src/ui/planted.ts',
      "export const a = (b: Element) => (b.innerHTML = '');\n",
    ],
    ['no-danger', 'src/ui/planted.tsx', 'export const a = <p dangerouslySetInnerHTML={{ __html: 1 }} />;\n'],
    ['no-restricted-imports', 'src/ui/planted.ts', "export * from 'zod/mini';\n"],
    ['no-restricted-imports', 'src/resolver/zod.ts', "import * as z from 'zod';\nexport { z };\n"],
    ['no-default-export', 'src/resolver/planted.ts', 'export default 1;\n'],
    ['no-explicit-any', 'src/resolver/planted.ts', 'export type Planted = any;\n'],
    ['no-empty', 'src/resolver/planted.ts', "try {\n  new URL('');\n} catch {}\n"],
  ])('%s fails in %s: %s', async (rule, path, code) => {
    const broken = await lint(path, code);
    expect(broken.exitCode).not.toBe(0);
    expect(broken.output).toContain(`(${rule})`);
    expect(broken.output).toContain(`${path}:`);
  });
});

describe('the architecture test', () => {
  const brokenRules = (files: Record<string, string>): Rule[] => [
    ...new Set(checkArchitecture(new Map(Object.entries(files))).map(({ rule }) => rule)),
  ];
  const OWN: Rule = 'imports of our own files';
  const PACKAGES: Rule = 'imports of packages';

  it.each([
    ['src/ui/planted.ts', "import type { Planted } from '../contract/types';"],
    ['src/extension/planted.ts', "import type { Services } from '../ui/services.ts';"],
    ['src/resolver/zod.ts', "import * as z from 'zod/mini';"],
    ['entrypoints/planted.ts', "import { planted } from '../src/extension/planted'; export default planted;"],
    ['test/planted.ts', "import { planted } from '../src/ui/planted'; import fs from 'node:fs';"],
  ])('accepts %s: %s', (path, code) => {
    expect(brokenRules({ [path]: code })).toEqual([]);
  });

  it.each([
    [OWN, 'src/resolver/planted.ts', "import { planted } from '../contract/types';"],
    [OWN, 'src/resolver/planted.ts', "export type { Planted } from '../extension/types';"],
    [OWN, 'src/resolver/planted.ts', "type Planted = import('../extension/types').Planted;"],
    [OWN, 'src/resolver/planted.ts', "export const planted = import('../page/read-page');"],
    [OWN, 'src/resolver/planted.ts', "export * from '../extension/types';"],
    [OWN, 'src/page/planted.ts', "import { planted } from '../resolver/types';"],
    [OWN, 'src/contract/planted.ts', "import type { Services } from '../ui/services';"],
    [OWN, 'src/extension/planted.ts', "import { planted } from '../ui/services';"],
    [OWN, 'src/extension/planted.ts', "import type { Popup } from '../ui/popup/popup';"],
    [OWN, 'src/ui/planted.ts', "import type { Planted } from '../extension/types';"],
    [OWN, 'src/ui/planted.ts', "import type { Planted } from '../resolver/types';"],
    [OWN, 'src/ui/planted.ts', "import { planted } from '../../test/ports/planted';"],
    [OWN, 'test/planted.ts', "import { planted } from '../entrypoints/background';"],
    [OWN, 'scripts/planted.ts', "import { planted } from '../entrypoints/background';"],
    [OWN, 'elsewhere/planted.ts', "import './other';"],
    [PACKAGES, 'src/resolver/planted.ts', "import browser from 'webextension-polyfill';"],
    [PACKAGES, 'src/resolver/planted.ts', "import { readFileSync } from 'node:fs';"],
    [PACKAGES, 'src/contract/planted.ts', "import * as z from 'zod/mini';"],
    [PACKAGES, 'src/resolver/zod.ts', "import * as z from 'zod';"],
    [PACKAGES, 'src/ui/planted.ts', "import type { Runtime } from 'webextension-polyfill';"],
    [PACKAGES, 'src/ui/planted.ts', 'export const planted = (name: string) => import(name);'],
    ['default exports', 'src/resolver/planted.ts', 'export default 1;'],
    ['default exports', 'src/resolver/planted.ts', 'const a = 1; export { a as default };'],
    ['empty catch', 'src/resolver/planted.ts', 'try { a(); } catch { /* never mind */ }'],
    ['names', 'src/resolver/utils.ts', ''],
    ['names', 'src/ui/helpers/planted.ts', ''],
    ['names', 'scripts/manager/planted.ts', ''],
    ['file sizes', 'src/resolver/planted.ts', '\n'.repeat(201)],
    ['file sizes', 'src/resolver/types.ts', '\n'.repeat(301)],
  ] as const)('%s fails in %s: %s', (rule, path, code) => {
    expect(brokenRules({ [path]: code })).toEqual([rule]);
  });

  it('fails on an import cycle, however long', () => {
    const broken = checkArchitecture(
      new Map([
        ['src/resolver/a.ts', "import { b } from './b';"],
        ['src/resolver/b.ts', "import type { C } from './deep/index';"],
        ['src/resolver/deep/index.ts', "export { a } from '../a';"],
      ]),
    );
    expect(broken).toEqual([
      {
        rule: 'cycles',
        file: 'src/resolver/a.ts',
        message: 'src/resolver/a.ts → src/resolver/b.ts → src/resolver/deep/index.ts → src/resolver/a.ts',
      },
    ]);
  });
});
