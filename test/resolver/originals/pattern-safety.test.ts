import { expect, it } from 'vitest';
import { FOLDER_RULES, NAME_RULES, THUMB_NAME_RULES } from '../../../src/resolver/originals/general/habits';
import { SOFTWARE_RULES } from '../../../src/resolver/originals/general/software';
import { ORIGINAL_RULES } from '../../../src/resolver/originals/registry';

const patterns = [
  ...ORIGINAL_RULES.flatMap(({ only, replace, unwrapPath, unwrapHex }) => [
    only,
    replace?.[0],
    unwrapPath,
    unwrapHex,
  ]),
  ...[...SOFTWARE_RULES, ...FOLDER_RULES, ...NAME_RULES, ...THUMB_NAME_RULES].map(({ pattern }) => pattern),
].flatMap((pattern) => (pattern ? [pattern.source] : []));

/** Character classes and escapes as one letter each, so that only groups and quantifiers are left to read. */
function skeleton(source: string): string {
  return source
    .replace(/\\\//g, '/')
    .replace(/\\\./g, '•')
    .replace(/\\./g, 'e')
    .replace(/\[[^\]]*\]/g, 'c')
    .replace(/\{\d+,\}/g, '+')
    .replace(/\{[\d,]+\}/g, '')
    .replace(/\(\?(?:[:=!]|<[=!])/g, '(');
}

/**
 * Groups that repeat without a bound and repeat inside, which makes a match exponential. One that ends at a slash, or
 * begins with a dot or a hyphen, is left out: what repeats inside cannot take that sign, so a text is read in one way.
 */
function nestedRepetitions(source: string): string[] {
  const found: string[] = [];
  let rest = skeleton(source);
  for (let group = /\(([^()]*)\)([*+]?)/.exec(rest); group; group = /\(([^()]*)\)([*+]?)/.exec(rest)) {
    const [text, body = '', repeated] = group;
    if (repeated && /[*+]/.test(body) && !/^[•-]|\/$/.test(body)) found.push(text);
    // What stands for the group repeats where its inside or the group does.
    rest = rest.replace(text, /[*+]/.test(text) ? 'g+' : 'g');
  }
  return found;
}

it('sees what it looks for', () => {
  expect(nestedRepetitions(/^(?:[a-z]+-?)+$/.source)).not.toEqual([]);
  expect(nestedRepetitions(/^(?:a|(?:b{2,}|c))*$/.source)).not.toEqual([]);
  expect(nestedRepetitions(/^(?:[^/]*,[^/]*\/)+a{1,3}(?:b{1,2}){2,4}$/.source)).toEqual([]);
});

it('no pattern repeats a repetition', () => {
  expect(patterns.length).toBeGreaterThan(300);
  expect(patterns.filter((source) => nestedRepetitions(source).length > 0)).toEqual([]);
});
