/** Numbers, plurals and units go through Intl, in the language of the texts. */
const LANGUAGE = 'en';
const NUMBERS = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 0 });
const PLURALS = new Intl.PluralRules(LANGUAGE);
const LISTS = new Intl.ListFormat(LANGUAGE, { type: 'unit', style: 'short' });

type Unit = 'millisecond' | 'second' | 'minute' | 'hour';
/** The coarsest unit that fits at least twice is precise enough to read. */
const UNIT_SECONDS: ReadonlyArray<[Unit, number]> = [
  ['hour', 3_600],
  ['minute', 60],
];

export const number = (value: number) => NUMBERS.format(value);
export const list = (parts: string[]) => LISTS.format(parts);
export const pointsUnit = (value: number) => plural(value, 'point', 'points');
export const points = (value: number) => `${number(value)} ${pointsUnit(value)}`;
export const candidates = (total: number) => count(total, 'candidate', 'candidates');
export const milliseconds = (ms: number) => inUnit(ms, 'millisecond', 'short');

/** A number and the word for what it counts. */
export function count(value: number, one: string, other: string): string {
  return `${number(value)} ${plural(value, one, other)}`;
}

/** Seconds in the unit that reads best, rounded down: nothing is promised longer than it lasts. */
export function lifetime(seconds: number): string {
  const [unit, size] = UNIT_SECONDS.find(([, length]) => seconds >= 2 * length) ?? (['second', 1] as const);
  return inUnit(Math.floor(seconds / size), unit, 'long');
}

function plural(value: number, one: string, other: string): string {
  return PLURALS.select(value) === 'one' ? one : other;
}

function inUnit(value: number, unit: Unit, unitDisplay: 'short' | 'long'): string {
  const style = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(LANGUAGE, style).format(value);
}
