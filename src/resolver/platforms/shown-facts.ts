import { cleanText } from '../extractors/text/clean-text';
import { LIMITS } from '../limits';

/** Texts of an answer as they may be shown, at most 300 characters each; those that say nothing are absent. */
export function shownFacts<Name extends string>(
  told: Readonly<Record<Name, string | null | undefined>>,
): Partial<Record<Name, string>> {
  const shown: Partial<Record<Name, string>> = {};
  for (const name in told) {
    const text = told[name] ? cleanText(told[name], LIMITS.titleMaxLength) : undefined;
    if (text !== undefined) shown[name] = text;
  }
  return shown;
}
