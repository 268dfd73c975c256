import { expect, it } from 'vitest';
import { FOLDER_RULES, NAME_RULES, THUMB_NAME_RULES } from '../../../src/resolver/originals/general/habits';
import { SOFTWARE_RULES } from '../../../src/resolver/originals/general/software';
import { ORIGINAL_RULES } from '../../../src/resolver/originals/registry';
import { nestedRepetitions } from './nested-repetitions';

const patterns = [
  ...ORIGINAL_RULES.flatMap(({ only, replace, unwrapPath, unwrapHex }) => [
    only,
    replace?.[0],
    unwrapPath,
    unwrapHex,
  ]),
  ...[...SOFTWARE_RULES, ...FOLDER_RULES, ...NAME_RULES, ...THUMB_NAME_RULES].map(({ pattern }) => pattern),
].flatMap((pattern) => (pattern ? [pattern.source] : []));

it('sees what it looks for', () => {
  expect(nestedRepetitions(/^(?:[a-z]+-?)+$/.source)).not.toEqual([]);
  expect(nestedRepetitions(/^(?:a|(?:b{2,}|c))*$/.source)).not.toEqual([]);
  expect(nestedRepetitions(/^(?:[^/]*,[^/]*\/)+x$/.source)).not.toEqual([]);
  expect(nestedRepetitions(/^(?:[^.]+\/)+x$/.source)).not.toEqual([]);
  expect(nestedRepetitions(/^(?:[^/,]*,[^/]*\/|fit-in\/)+a{1,3}(?:b{1,2}){2,4}$/.source)).toEqual([]);
});

it('no pattern repeats a repetition', () => {
  expect(patterns.length).toBeGreaterThan(300);
  expect(patterns.filter((source) => nestedRepetitions(source).length > 0)).toEqual([]);
});
