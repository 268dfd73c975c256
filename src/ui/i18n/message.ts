/** Finds a message of the user's language; empty where there is none of that name. */
export type Lookup = (key: string) => string;

type Values = Readonly<Record<string, string | number>>;

interface Language {
  /** BCP 47, such as `zh-CN`: what `Intl` is asked for. */
  tag: string;
  lookup: Lookup;
}

let language: Language = { tag: 'en', lookup: () => '' };

/** Says once, before anything is rendered, in which language the screens speak. */
export function useLanguage(chosen: Language): void {
  language = chosen;
}

export function languageTag(): string {
  return language.tag;
}

/** The text of that name with its `{values}`; its name where it is missing, which a test proves never happens. */
export function message(key: string, values: Values = {}): string {
  const text = language.lookup(key);
  if (text === '') return key;
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}

/** The form of `key` for a number: `key_one`, `key_few`, `key_other` and so on. `{count}` is the number, written out. */
export function plural(key: string, count: number, values: Values = {}): string {
  const form = new Intl.PluralRules(language.tag).select(count);
  const written = new Intl.NumberFormat(language.tag).format(count);
  const chosen = language.lookup(`${key}_${form}`) === '' ? `${key}_other` : `${key}_${form}`;
  return message(chosen, { count: written, ...values });
}
