/** Every term that the resolver can give a picture has words in every language, and no words are left over. */
import { describe, expect, it } from 'vitest';
import { localeNames, readLocale } from '../../../scripts/package/locales';
import {
  BODY_POINTS,
  DOUBT_POINTS,
  JSON_LD_POINTS,
  SOURCE_POINTS,
  STATE_POINTS,
} from '../../../src/resolver/extractors/page-bonuses';
import { platformTerm } from '../../../src/resolver/platforms/platform-terms';
import { SOURCE_METHODS } from '../../../src/resolver/types';
import { bonusLine } from '../../../src/ui/words/picture-words';
import { readSources } from '../../architecture/source-file';
import { speak } from '../english';

/** A term as the resolver's code writes it: `{ name: 'tiny', points …`, with what a template adds as `*`. */
const WRITTEN_TERM = /\{\s*name: (['`])([^'`]+)\1,\s*points/g;

const TABLES = [SOURCE_POINTS, DOUBT_POINTS, STATE_POINTS, JSON_LD_POINTS, BODY_POINTS];
const WRITTEN = [...readSources(process.cwd(), ['src/resolver']).values()].flatMap((text) =>
  [...text.matchAll(WRITTEN_TERM)].map(([, , name = '']) => name.replace(/\$\{\w+\}/, '*')),
);
/** Those that are put together, each with all it may be put together of. */
const COMPOSED: Readonly<Record<string, string[]>> = {
  'also_*': SOURCE_METHODS.map((method) => `also_${method}`),
  'platform_*': (['api', 'rule', 'oembed'] as const).map((method) => platformTerm(method).name),
  'original: *': ['original: size-parameters', 'original: named by the page'],
};
// The points that a picture of the page's text begins with are never a term.
const NAMED = TABLES.flatMap((table) => Object.keys(table)).filter((name) => name !== 'body');
const TERMS = [...new Set([...NAMED, ...WRITTEN.flatMap((name) => COMPOSED[name] ?? name)])];

it('finds the terms that stand in no table', () => {
  expect(WRITTEN).toEqual(expect.arrayContaining(['tiny', 'seen_elsewhere', 'no_cover', 'screenshot']));
  expect(WRITTEN.filter((name) => name.includes('*')).toSorted()).toEqual(Object.keys(COMPOSED).toSorted());
});

describe.each(localeNames())('the words for terms in %s', (locale) => {
  const messages = readLocale(locale);

  it('are there for each', () => {
    speak(locale);
    const wordless = TERMS.filter((name) => {
      const line = bonusLine(name);
      const readable = name.replace(/[_-]+/g, ' ');
      const isRaw = /popup_/.test(line) || line.toLowerCase() === readable.toLowerCase();
      return isRaw && messages[`popup_bonus_${name}`] === undefined;
    });
    expect(wordless).toEqual([]);
  });

  it('are of terms that there are', () => {
    const known = new Set([...TERMS, 'also', 'original'].map((name) => `popup_bonus_${name}`));
    const left = Object.keys(messages).filter((key) => key.startsWith('popup_bonus_') && !known.has(key));
    expect(left).toEqual([]);
  });
});

it('name the way and the rule', () => {
  speak('en');
  expect(['also_jsonld', 'original: size-parameters'].map(bonusLine)).toEqual([
    'Being named again (structured data of the page)',
    'Its original, found by the rule “size-parameters”',
  ]);
});
