import type { Messages } from '../../scripts/package/locales';

const PLURAL_KEY = /^(.+)_(zero|one|two|few|many|other)$/;

/** What is wrong with one language's texts beside the English ones; empty where nothing is. */
export function compareLocale(tag: string, messages: Messages, english: Messages): string[] {
  const needed = neededKeys(tag, english);
  const missing = [...needed.keys()].filter((key) => !(key in messages));
  const extra = Object.keys(messages).filter((key) => !needed.has(key));
  return [
    ...missing.map((key) => `${key} is missing`),
    ...extra.map((key) => `${key} is not needed`),
    ...[...needed].flatMap(([key, model]) => comparePlaceholders(key, messages[key], english[model])),
  ];
}

/** Keys whose text says nothing, or is not told apart from another by the browser, which ignores capitals. */
export function checkTexts(messages: Messages): string[] {
  const seen = new Map<string, string>();
  return Object.entries(messages).flatMap(([key, text]) => {
    const twin = seen.get(key.toLowerCase());
    seen.set(key.toLowerCase(), key);
    return [
      ...(/^[a-z]+_\w+$/.test(key) ? [] : [`${key} is no key`]),
      ...(twin === undefined ? [] : [`${key} is ${twin} to the browser`]),
      ...(text.trim() === '' || text !== text.trim() ? [`${key} has an empty edge`] : []),
      ...(/<\w|&\w+;/.test(text) ? [`${key} has markup`] : []),
    ];
  });
}

/** English plural families, by their stem. */
function pluralStems(messages: Messages): Set<string> {
  const stems = Object.keys(messages).map((key) => PLURAL_KEY.exec(key)?.[1] ?? '');
  return new Set(stems.filter((stem) => `${stem}_one` in messages && `${stem}_other` in messages));
}

/** Each key that the language needs → the English key whose placeholders it must have. */
function neededKeys(tag: string, english: Messages): Map<string, string> {
  const stems = pluralStems(english);
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const needed = new Map<string, string>();
  for (const key of Object.keys(english)) {
    const stem = PLURAL_KEY.exec(key)?.[1];
    if (stem === undefined || !stems.has(stem)) needed.set(key, key);
    else for (const form of forms) needed.set(`${stem}_${form}`, `${stem}_other`);
  }
  return needed;
}

function comparePlaceholders(key: string, text = '', model = ''): string[] {
  if (text === '') return [];
  const [own, wanted] = [placeholders(text), placeholders(model)];
  // `one` of English and `zero`, `one`, `two` of Arabic name their number in a word.
  const isFree = PLURAL_KEY.test(key) && !key.endsWith('_other');
  const differs = (name: string) => !(isFree && name === 'count');
  const lacking = wanted.filter((name) => !own.includes(name) && differs(name));
  const unknown = own.filter((name) => !wanted.includes(name) && differs(name));
  return [
    ...lacking.map((name) => `${key} lacks {${name}}`),
    ...unknown.map((name) => `${key} has {${name}}, which nobody fills`),
  ];
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
