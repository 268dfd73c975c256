import { rememberAnswers } from '../remember-answers';

/** A language tag as BCP 47 writes it, from `en_US` or `EN-us`; undefined for what is none, such as `english`. */
export function languageTag(text: string): string | undefined {
  const tag =
    text
      .trim()
      .split(/[,;\s]/, 1)[0]
      ?.replaceAll('_', '-') ?? '';
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(tag) ? canonicalTag(tag) : undefined;
}

/** Few languages are written, and the browser takes longer for one than for all other facts of a page. */
const canonicalTag = rememberAnswers((tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch (fault) {
    if (fault instanceof RangeError) return undefined;
    throw fault;
  }
});
