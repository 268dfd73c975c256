import browser, { type I18n } from 'webextension-polyfill';

/** Every locale names itself under this key, since no browser tells which of ours it took. */
const OWN_NAME = 'common_language';

interface BrowserLanguage {
  tag: string;
  lookup: (key: string) => string;
}

/**
 * The language of the texts that the browser took for its user, and those texts. The tag keeps the user's region
 * where the language is the same: a browser in `de-AT` counts the Austrian way, one in `fr` gets English and
 * English numbers.
 */
export function browserLanguage(
  i18n: Pick<I18n.Static, 'getMessage' | 'getUILanguage'> = browser.i18n,
): BrowserLanguage {
  const lookup = (key: string) => i18n.getMessage(key);
  const spoken = lookup(OWN_NAME) || 'en';
  const wanted = i18n.getUILanguage().replaceAll('_', '-');
  const isSame = wanted.split('-')[0] === spoken.split('-')[0];
  return { tag: isSame && isKnown(wanted) ? wanted : spoken, lookup };
}

/** A tag that `Intl` refuses would stop every screen. */
function isKnown(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
