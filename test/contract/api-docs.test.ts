import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROBLEMS } from '../../src/contract/problems';
import { ERROR_CODES } from '../../src/contract/types';
import { RESOLVE_REASONS } from '../../src/resolver/errors';
import {
  AVAILABILITY_STATUSES,
  DEFAULT_OPTIONS,
  IMAGE_FORMATS,
  NOTICE_CODES,
  PREFERENCES,
  QUALITY_TIERS,
  SOURCE_METHODS,
} from '../../src/resolver/types';
import { publishedSchema } from './published-schema';

const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

/** The cells of the table row that begins with `name`, without backticks. */
function rowOf(name: string): string[] {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`| \`${name}\` |`));
  return (line ?? '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('`', '').trim());
}

/** Codes only one of the two variants answers with. */
const ONLY_IN: Readonly<Record<string, 'A' | 'B'>> = { MISSING_URL: 'A', VALIDATION_ERROR: 'B' };

describe('docs/api.md', () => {
  test.each(ERROR_CODES)('gives the statuses of %s', (code) => {
    const { A, B } = PROBLEMS[code].status;
    const expected = [ONLY_IN[code] === 'B' ? '' : String(A), ONLY_IN[code] === 'A' ? '' : String(B)];
    expect(rowOf(code).slice(1, 3)).toEqual(expected);
  });

  test.each(RESOLVE_REASONS)('explains the reason %s', (reason) => {
    expect(rowOf(reason)).toHaveLength(2);
  });

  test.each(Object.entries(DEFAULT_OPTIONS))('gives the default of %s', (option, value) => {
    expect(rowOf(option)[1]).toBe(JSON.stringify(value));
  });

  const { properties, $defs } = publishedSchema('resolve-result');
  test.each([
    ...Object.keys(properties),
    ...Object.values($defs).flatMap((part) => Object.keys(part.properties)),
    ...[
      IMAGE_FORMATS,
      QUALITY_TIERS,
      AVAILABILITY_STATUSES,
      SOURCE_METHODS,
      PREFERENCES,
      NOTICE_CODES,
    ].flat(),
  ])('names %s', (name) => {
    expect(text).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
