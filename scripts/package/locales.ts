import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Key → text, of all areas of one language. */
export type Messages = Readonly<Record<string, string>>;

/** What the browser reads where a language has no folder of ours. */
export const DEFAULT_LOCALE = 'en';

/** Not by `new URL(…, import.meta.url)`, which Vite rewrites to an http address where there is a document. */
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../src/locales');

/** The folders' names, as the browser wants them: `zh_CN`. */
export function localeNames(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Areas, such as `popup`, with the texts of one language. */
export function readAreas(locale: string): ReadonlyMap<string, Messages> {
  const files = readdirSync(join(FOLDER, locale)).filter((name) => name.endsWith('.json'));
  return new Map(
    files.sort().map((name) => [name.replace(/\.json$/, ''), readMessages(join(FOLDER, locale, name))]),
  );
}

/** All texts of one language. Throws where two areas use one key. */
export function readLocale(locale: string): Messages {
  const messages: Record<string, string> = {};
  for (const [area, texts] of readAreas(locale)) {
    for (const [key, text] of Object.entries(texts)) {
      if (key in messages) throw new Error(`${locale}/${area}.json repeats the key ${key} of another file.`);
      messages[key] = text;
    }
  }
  return messages;
}

/** The files that the browser reads, to be written into the build. */
export function localeFiles(): { relativeDest: string; contents: string }[] {
  return localeNames().map((locale) => ({
    relativeDest: `_locales/${locale}/messages.json`,
    contents: JSON.stringify(browserMessages(readLocale(locale))),
  }));
}

/** In the browser's own format, where `$` begins a placeholder of its own unless it is doubled. */
export function browserMessages(messages: Messages): Record<string, { message: string }> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, { message: text.replaceAll('$', '$$$$') }]),
  );
}

function readMessages(path: string): Messages {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const isFlat = typeof content === 'object' && content !== null && Object.values(content).every(isText);
  if (!isFlat) throw new Error(`${path} is no flat list of texts.`);
  return content as Messages;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
