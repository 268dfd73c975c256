/** Finds a message of the user's language; empty where there is none of that name. */
export type Lookup = (key: string) => string;

type Values = Readonly<Record<string, string | number>>;

export interface Language {
  /** BCP 47, such as `zh-CN`: what `Intl` is asked for, and the language of the texts. */
  tag: string;
  lookup: Lookup;
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);
/**
 * Around a value in a sentence from right to left, so that a Latin name does not turn the words beside it: its own
 * direction, or that of the sentence where it is itself put together of values.
 */
const ISOLATE = { own: '\u2068', sentence: '\u2067', end: '\u2069' } as const;

let language: Language = { tag: 'en', lookup: () => '' };

/** Says once, before anything is rendered, in which language the screens speak; `root` is the document's element. */
export function useLanguage(chosen: Language, root?: HTMLElement): void {
  language = chosen;
  if (!root) return;
  root.lang = chosen.tag;
  root.dir = textDirection();
}

export function languageTag(): string {
  return language.tag;
}

export function textDirection(): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** The text of that name with its `{values}`, numbers as the language writes them; its name where it is missing, which a test proves never happens. */
export function message(key: string, values: Values = {}): string {
  const text = language.lookup(key);
  if (text === '') return key;
  return text.replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? written : inSentence(value);
  });
}

/** The form of `key` for a number: `key_one`, `key_few`, `key_other` and so on. `{count}` is the number, written out. */
export function plural(key: string, count: number, values: Values = {}): string {
  const form = new Intl.PluralRules(language.tag).select(count);
  const written = new Intl.NumberFormat(language.tag).format(count);
  const chosen = language.lookup(`${key}_${form}`) === '' ? `${key}_other` : `${key}_${form}`;
  return message(chosen, { count: written, ...values });
}

/** Facts beside each other, as the language separates them. `Intl.ListFormat` has no separator at all in Chinese. */
export function sideBySide(facts: readonly string[]): string {
  return facts.length === 0 ? '' : facts.reduce((first, second) => message('common_pair', { first, second }));
}

function inSentence(value: string | number): string {
  if (typeof value === 'number') return new Intl.NumberFormat(language.tag).format(value);
  const text = value;
  if (textDirection() === 'ltr') return text;
  const start = text.includes(ISOLATE.end) ? ISOLATE.sentence : ISOLATE.own;
  return `${start}${text}${ISOLATE.end}`;
}
