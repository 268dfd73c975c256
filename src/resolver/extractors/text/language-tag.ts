/** A language tag as BCP 47 writes it, from `en_US` or `EN-us`; undefined for what is none, such as `english`. */
export function languageTag(text: string): string | undefined {
  const tag =
    text
      .trim()
      .split(/[,;\s]/, 1)[0]
      ?.replaceAll('_', '-') ?? '';
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch (fault) {
    if (fault instanceof RangeError) return undefined;
    throw fault;
  }
}
