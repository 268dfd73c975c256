import { readLocale } from '../../scripts/package/locales';

const MESSAGES = readLocale('en');

/** The browser's own lookup, as a browser that speaks English answers: empty where there is no such text. */
export function readEnglish(key: string): string {
  return MESSAGES[key] ?? '';
}
