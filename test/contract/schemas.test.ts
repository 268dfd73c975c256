import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { renderSchemas } from '../../scripts/write-schemas';
import { errorBodySchema } from '../../src/contract/schemas/error-body';
import { resolveResultSchema } from '../../src/contract/schemas/resolve-result';
import { z } from '../../src/resolver/zod';
import { schemaErrors } from './published-schema';
import { REQUEST_ID, sampleResult } from './sample-result';

const folder = new URL('../../docs/schemas/', import.meta.url);

/** Every field of a value, as a path of keys. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [[...path, key], ...pathsOf(child, [...path, key])]);
}

function changed(
  value: unknown,
  path: readonly string[],
  change: (parent: Record<string, unknown>, key: string) => void,
) {
  const copy = structuredClone(value);
  const parent = path
    .slice(0, -1)
    .reduce((node, key) => node[key] as Record<string, unknown>, copy as Record<string, unknown>);
  change(parent, path.at(-1) ?? '');
  return copy;
}

const OPTIONAL =
  /^meta\.|^(meta|warnings|errors)$|\.(requests|scores|detail|step|http_status|below_minimum|probe_ms)$/;

/** Dotted paths of the fields no result may lack. */
function requiredFields(result: object): string[] {
  return pathsOf(result)
    .filter((path) => !isIndex(path.at(-1)) && !path.includes('resource_id'))
    .map((path) => path.join('.'))
    .concat('canonical.resource_id')
    .filter((path) => !OPTIONAL.test(path) && !/^(warnings|errors)\.\d+\.url$/.test(path));
}

/** Dotted paths of the objects with a fixed set of fields; empty for the result itself. */
function closedObjects(result: object): string[] {
  const objects = pathsOf(result).filter((path) => {
    const value = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], result);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  });
  return ['', ...objects.map((path) => path.join('.'))].filter((path) => path !== 'canonical.resource_id');
}

function isIndex(key: string | undefined): boolean {
  return /^\d+$/.test(key ?? '');
}

/** What each of the two judges says. */
const judge = (value: unknown) => ({
  source: z.safeParse(resolveResultSchema, value).success,
  published: schemaErrors('resolve-result', value).length === 0,
});
const accepted = { source: true, published: true };
const refused = { source: false, published: false };

describe('the published files', () => {
  test('are those that the source makes', () => {
    const published = readdirSync(folder).map(
      (file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const,
    );
    expect(new Map(published)).toEqual(renderSchemas());
  });

  test('--check agrees', async () => {
    const run = promisify(execFile)('npx', ['tsx', 'scripts/write-schemas.ts', '--check'], {
      timeout: 60_000,
    });
    await expect(run).resolves.toMatchObject({ stdout: '' });
  }, 90_000);

  test('ask of a request no more than it must have', () => {
    expect(schemaErrors('resolve-request', { url: 'https://youtu.be/aqz-KE-bpKQ' })).toEqual([]);
    expect(
      schemaErrors('resolve-request', { url: 'x', later: 1, options: { later: 1, debug: true } }),
    ).toEqual([]);
    for (const bad of [
      {},
      { url: '' },
      { url: 'x', options: { min_width: -1 } },
      { url: 'x', options: { prefer: 'x' } },
    ]) {
      expect(schemaErrors('resolve-request', bad)).not.toEqual([]);
    }
  });
});

describe('the result', () => {
  test('with every optional field fits', () => expect(judge(sampleResult)).toEqual(accepted));

  test('with none of them fits', () => {
    const least = structuredClone(sampleResult);
    for (const key of ['meta', 'warnings', 'errors'] as const) delete least[key];
    for (const key of ['requests', 'scores'] as const) delete least.trace[key];
    expect(judge(least)).toEqual(accepted);
  });

  test.each(requiredFields(sampleResult))('without %s does not', (field) => {
    const value = changed(sampleResult, field.split('.'), (parent, key) => {
      delete parent[key];
    });
    expect(judge(value)).toEqual(refused);
  });

  test.each(closedObjects(sampleResult))('with a field more, %s.extra, does not', (object) => {
    const value = changed(sampleResult, [...object.split('.').filter(Boolean), 'extra'], (parent, key) => {
      parent[key] = 'x';
    });
    expect(judge(value)).toEqual(refused);
  });

  test.each([
    ['best.format', 'svg'],
    ['best.quality_tier', 'huge'],
    ['best.availability.status', 'fine'],
    ['best.source_method', 'guess'],
    ['best.width', '1280'],
    ['best.score', undefined],
    ['cache.hit', 'no'],
    ['candidates', []],
    ['warnings', []],
    ['meta.title', ''],
    ['request_id', 'r1'],
    ['canonical.resource_id', { videoId: 5 }],
  ])('with %s = %j does not', (path, bad) => {
    const value = changed(sampleResult, path.split('.'), (parent, key) => {
      parent[key] = bad;
    });
    // Undefined is what JSON drops: the published schema sees a missing field.
    expect(judge(bad === undefined ? JSON.parse(JSON.stringify(value)) : value)).toEqual(refused);
  });
});

describe('the error body', () => {
  const body = { request_id: REQUEST_ID, error: { code: 'RESOLVE_ERROR', message: 'Try again.' } };
  test.each([
    ['no details', body, true],
    [
      'a reason',
      { ...body, error: { ...body.error, details: [{ reason: 'timeout', message: 'Too slow.' }] } },
      true,
    ],
    [
      'an issue',
      { ...body, error: { ...body.error, details: [{ path: '', message: 'Not an object.' }] } },
      true,
    ],
    [
      'an unknown reason',
      { ...body, error: { ...body.error, details: [{ reason: 'mood', message: 'No.' }] } },
      false,
    ],
    ['an unknown code', { ...body, error: { ...body.error, code: 'OOPS' } }, false],
    ['a stack', { ...body, error: { ...body.error, stack: 'at a.ts' } }, false],
    ['no message', { ...body, error: { code: 'RESOLVE_ERROR', message: '' } }, false],
  ])('%s', (_name, value, fits) => {
    expect(z.safeParse(errorBodySchema, value).success).toBe(fits);
    expect(schemaErrors('error', value).length === 0).toBe(fits);
  });
});
