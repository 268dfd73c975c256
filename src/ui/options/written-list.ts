import { languageTag } from '../i18n/message';

/** Several things in one sentence. */
export function writtenList(parts: readonly string[]): string {
  return new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(parts);
}
