import { useLanguage } from '../../../src/ui/i18n/message';

const AREAS = import.meta.glob<Record<string, string>>('../../../src/locales/en/*.json', {
  eager: true,
  import: 'default',
});

/** Lets the screens speak English. */
export function speakEnglish(): void {
  const messages: Record<string, string> = Object.assign({}, ...Object.values(AREAS));
  useLanguage({ tag: 'en', lookup: (key) => messages[key] ?? '' });
}
