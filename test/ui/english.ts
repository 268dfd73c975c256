import { readLocale } from '../../scripts/package/locales';
import { useLanguage } from '../../src/ui/i18n/message';

/** Lets the screens speak as a browser in that language would, from the files that ship: `zh_CN`. */
export function speak(locale: string, root?: HTMLElement): void {
  const messages = readLocale(locale);
  useLanguage({ tag: locale.replace('_', '-'), lookup: (key) => messages[key] ?? '' }, root);
}

/** English, which is what the tests read. */
export function speakEnglish(): void {
  speak('en');
}
