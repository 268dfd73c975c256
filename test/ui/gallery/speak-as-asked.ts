import { type Language, useLanguage } from '../../../src/ui/i18n/message';

const AREAS = import.meta.glob<Record<string, string>>('../../../src/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** Speaks the language that the gallery's address asks for, `?language=zh_CN`; English without. */
export function speakAsAsked(): void {
  useLanguage(
    languageOf(new URLSearchParams(location.search).get('language') ?? 'en'),
    document.documentElement,
  );
}

function languageOf(locale: string): Language {
  const areas = Object.entries(AREAS).filter(([path]) => path.includes(`/locales/${locale}/`));
  const messages: Record<string, string> = Object.assign({}, ...areas.map(([, texts]) => texts));
  return { tag: messages.common_language ?? 'en', lookup: (key) => messages[key] ?? '' };
}
