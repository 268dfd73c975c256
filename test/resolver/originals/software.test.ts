import { describe, expect, it } from 'vitest';
import { SOFTWARE_RULES } from '../../../src/resolver/originals/general/software';
import { originalsOf } from '../../../src/resolver/originals/originals-of';
import { SOFTWARE_PATHS } from './software-paths';

const HOST = 'https://pictures.example.org';

describe('what software documents', () => {
  it('is shown by one path for each rule, and each rule has an id of its own', () => {
    const ids = SOFTWARE_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(SOFTWARE_PATHS).toSorted()).toEqual(ids.toSorted());
  });

  it.each(Object.entries(SOFTWARE_PATHS))('%s', (rule, [path, larger]) => {
    expect(originalsOf(HOST + path)[0]).toEqual({ url: HOST + larger, rule, risk: 'low' });
  });

  it.each(Object.entries(SOFTWARE_PATHS))('%s has nothing to say of the file itself', (rule, [, larger]) => {
    const rules = originalsOf(HOST + larger).map((original) => original.rule);
    expect(rules).not.toContain(rule);
  });
});
