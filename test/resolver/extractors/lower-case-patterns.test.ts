import { describe, expect, it } from 'vitest';
import * as commercePatterns from '../../../src/resolver/extractors/doubts/commerce-patterns';
import * as namePatterns from '../../../src/resolver/extractors/doubts/name-patterns';

/** They are asked about a name as it is written, whose capitals tell. */
const AS_WRITTEN = ['LOGO_IN_CAMEL_CASE', 'LOGO_IN_OTHER_SCRIPT', 'LOGO_WORD_IN_OTHER_SCRIPT'];

const patterns = Object.entries({ ...namePatterns, ...commercePatterns }).flatMap(([name, value]) =>
  value instanceof RegExp ? [[name, value] as const] : [],
);

describe('patterns for names in lower case', () => {
  it.each(patterns.filter(([name, { flags }]) => !AS_WRITTEN.includes(name) && !flags.includes('i')))(
    '%s has no capital letter, which no such name has',
    (_, { source }) => {
      expect(source.replaceAll(/\\[a-z]/gi, '')).not.toMatch(/\p{Lu}/u);
    },
  );
});
