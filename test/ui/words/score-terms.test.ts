/** Every term that the resolver can give a picture has words in every language, and no words are left over. */
import { describe, expect, it } from 'vitest';
import { localeNames, readLocale } from '../../../scripts/package/locales';
import { BODY_POINTS } from '../../../src/resolver/extractors/body-points';
import {
  DOUBT_POINTS,
  JSON_LD_POINTS,
  SOURCE_POINTS,
  STATE_POINTS,
} from '../../../src/resolver/extractors/page-bonuses';
import { FOLDER_RULES, NAME_RULES, THUMB_NAME_RULES } from '../../../src/resolver/originals/general/habits';
import { SOFTWARE_RULES } from '../../../src/resolver/originals/general/software';
import { ORIGINAL_RULES } from '../../../src/resolver/originals/registry';
import { platformTerm } from '../../../src/resolver/platforms/platform-terms';
import { SOURCE_METHODS } from '../../../src/resolver/types';
import { bonusLine, ruleName } from '../../../src/ui/words/picture-words';
import { readSources } from '../../architecture/source-file';
import { speak } from '../english';

const HOST = 'pictures.example.org';

/** A term as the resolver's code writes it: `{ name: 'tiny', points …`, with what a template adds as `*`. */
const WRITTEN_TERM = /\{\s*name: (['`])([^'`]+)\1,\s*points/g;

const TABLES = [SOURCE_POINTS, DOUBT_POINTS, STATE_POINTS, JSON_LD_POINTS, BODY_POINTS];
const WRITTEN = readTexts().flatMap((text) =>
  [...text.matchAll(WRITTEN_TERM)].map(([, , name = '']) => name.replace(/\$\{\w+\}/, '*')),
);
/** Where an original came from: rules of hosts, habits of software and people, and what is no rule of either. */
const HABITS = [...SOFTWARE_RULES, ...FOLDER_RULES, ...NAME_RULES, ...THUMB_NAME_RULES].map(({ id }) => id);
const HOST_RULES = [...ORIGINAL_RULES.map(({ id }) => id), ...HABITS, 'thumbs-before-file+thumb-ending'];
const WRITTEN_RULE = /\brule: '([^']+)'/g;
const OTHER_RULES = readTexts().flatMap((text) =>
  [...text.matchAll(WRITTEN_RULE)].map(([, rule = '']) => rule),
);
/** Those that are put together, each with all it may be put together of. */
const COMPOSED: Readonly<Record<string, string[]>> = {
  'also_*': SOURCE_METHODS.map((method) => `also_${method}`),
  'platform_*': (['api', 'rule', 'oembed'] as const).map((method) => platformTerm(method).name),
  'original: *': [...HOST_RULES, ...OTHER_RULES].map((rule) => `original: ${rule}`),
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
      const line = bonusLine(name, HOST);
      const readable = name.replace(/[_-]+/g, ' ');
      const rule = ruleName(name);
      const isRaw =
        /popup_/i.test(line) ||
        (rule !== undefined && line.includes(rule)) ||
        line.toLowerCase() === readable.toLowerCase();
      return isRaw && messages[`popup_bonus_${name}`] === undefined;
    });
    expect(wordless).toEqual([]);
  });

  it('are of terms that there are', () => {
    const composed = ['also', 'original', 'original_size', 'original_page', 'original_proxied'];
    const known = new Set([...TERMS, ...composed].map((name) => `popup_bonus_${name}`));
    const left = Object.keys(messages).filter((key) => key.startsWith('popup_bonus_') && !known.has(key));
    expect(left).toEqual([]);
  });
});

it('finds the rules that belong to no host', () => {
  expect(OTHER_RULES.toSorted()).toEqual(['named by the page', 'proxied-address', 'size-parameters']);
});

it('name the way, the host, or what tells the original; the rule’s own name is for the details', () => {
  speak('en');
  const names = ['also_jsonld', 'original: size-parameters', 'original: youtube-max'];
  expect(names.map((name) => bonusLine(name, HOST))).toEqual([
    'Being named again (structured data of the page)',
    'Its original, whose address asks for no size',
    `Its original, by a rule for addresses like those of ${HOST}`,
  ]);
  expect(names.map(ruleName)).toEqual([undefined, undefined, 'youtube-max']);
});

function readTexts(): string[] {
  return [...readSources(process.cwd(), ['src/resolver']).values()];
}
