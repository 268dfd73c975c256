import { languageTag } from '../i18n/message';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** A number as the user's language writes it. */
export function writtenNumber(value: number): string {
  return new Intl.NumberFormat(languageTag()).format(value);
}

/** Bytes in the unit that reads best: whole kilobytes, or megabytes with one decimal. */
export function writtenBytes(bytes: number): string {
  const [unit, size, digits] =
    bytes < MEGABYTE ? (['kilobyte', KILOBYTE, 0] as const) : (['megabyte', MEGABYTE, 1] as const);
  const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(languageTag(), style).format(bytes / size);
}

/** Several things in one sentence. */
export function writtenList(parts: readonly string[]): string {
  return new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(parts);
}
