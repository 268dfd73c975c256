import { describe, expect, it } from 'vitest';
import { originalsOf } from '../../../src/resolver/originals/originals-of';
import { ORIGINAL_RULE_FAMILIES, ORIGINAL_RULES } from '../../../src/resolver/originals/registry';
import type { OriginalExamples } from '../../../src/resolver/originals/define-rules';

const files = import.meta.glob<{ examples: OriginalExamples }>('../../../src/resolver/originals/rules/*.ts', {
  eager: true,
});
const familyOf = (path: string) => path.replace(/^.*\/|\.ts$/g, '');
const examples = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file.examples).map(([rule, pairs]) => ({ family: familyOf(path), rule, pairs })),
);
const pairs = examples.flatMap(({ rule, pairs: ofRule }) =>
  ofRule.map(([input, expected]) => ({ rule, input, expected })),
);

describe('the registry of originals', () => {
  it('holds every file of the folder', () => {
    expect(Object.keys(ORIGINAL_RULE_FAMILIES).toSorted()).toEqual(
      Object.keys(files).map(familyOf).toSorted(),
    );
  });

  it('holds at least a hundred rules, each with an id of its own', () => {
    const ids = ORIGINAL_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(100);
  });

  it.each(Object.entries(ORIGINAL_RULE_FAMILIES))('shows an example of each rule in %s', (family, rules) => {
    const shown = examples.filter((example) => example.family === family).map(({ rule }) => rule);
    expect(shown.toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  });

  it('names hosts in lower case, without scheme or path', () => {
    const wrong = ORIGINAL_RULES.flatMap(({ hosts }) => hosts).filter((host) => !/^[a-z0-9.-]+$/.test(host));
    expect(wrong).toEqual([]);
  });
});

describe('each rule does what its examples say', () => {
  it.each(pairs)('$rule: $input', ({ input, expected, rule }) => {
    const [best] = originalsOf(input);
    expect(best?.url ?? null).toBe(expected);
    expect([rule, undefined]).toContain(best?.rule);
  });

  it.each(pairs)('never names the address itself, nor more than three: $input', ({ input }) => {
    const urls = originalsOf(input).map(({ url }) => url);
    expect(urls).not.toContain(input);
    expect(urls.length).toBeLessThanOrEqual(3);
    expect(new Set(urls).size).toBe(urls.length);
  });
});

describe('hosts', () => {
  it('are matched by domain, not by look', () => {
    expect(originalsOf('https://notpbs.twimg.com.example.org/media/AbC?format=jpg&name=small')).toEqual([]);
    expect(originalsOf('https://eviltmdb.org/t/p/w500/a.jpg')).toEqual([]);
  });

  it('with rules of their own do not follow the habits of others', () => {
    expect(originalsOf('https://pbs.twimg.com/a/small/b.jpg')).toEqual([]);
  });
});
