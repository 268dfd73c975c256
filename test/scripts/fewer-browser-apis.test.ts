import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { UNUSED_APIS, withoutUnusedApis } from '../../scripts/package/fewer-browser-apis';
import { readSources } from '../architecture/source-file';

const code = readFileSync(createRequire(import.meta.url).resolve('webextension-polyfill'), 'utf8');

/** The polyfill over a Chromium that answers by callbacks alone. */
function polyfilled(script: string) {
  const answer = (...args: unknown[]) => (args.at(-1) as (value: unknown) => void)('answered');
  const chrome = {
    runtime: { id: 'an-extension' },
    ...{
      contextMenus: { removeAll: answer, update: answer },
      permissions: { request: answer },
      action: { setTitle: () => 'as it is' },
    },
    ...{ bookmarks: { get: () => 'as it is' }, tabs: { query: () => 'as it is' } },
  };
  const module: { exports: unknown } = { exports: {} };
  runInNewContext(script, { chrome, module, exports: module.exports, globalThis: { chrome } });
  return module.exports as Record<string, Record<string, (...args: unknown[]) => unknown>>;
}

describe('the polyfill without what nobody asks for', () => {
  it.each([
    ['contextMenus', 'removeAll', []],
    ['contextMenus', 'update', ['id', {}]],
  ])('makes a promise of %s.%s still', async (part, method, args) => {
    for (const script of [code, withoutUnusedApis(code)])
      expect(await polyfilled(script)[part]?.[method]?.(...args)).toBe('answered');
  });

  it.each([
    ['action', 'setTitle'],
    ['bookmarks', 'get'],
    ['tabs', 'query'],
  ])('hands on %s.%s as the browser has it', (part, method) => {
    expect(polyfilled(withoutUnusedApis(code))[part]?.[method]?.()).toBe('as it is');
  });

  it('leaves out nothing that a file of ours asks for', () => {
    const asked = new RegExp(`\\bbrowser\\.(?:${[...UNUSED_APIS, 'privacy'].join('|')})\\b`);
    const asking = [...readSources(process.cwd(), ['src', 'entrypoints'])].filter(([, text]) =>
      asked.test(text),
    );
    expect(asking.map(([path]) => path)).toEqual([]);
  });

  it('is not made where the package is written otherwise', () => {
    expect(() => withoutUnusedApis('const apiMetadata = {};')).toThrow('no longer lists alarms');
  });
});
