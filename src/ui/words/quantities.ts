/** Numbers and units as the user's language writes them; each reads the language when it is called. */
import { languageTag, plural } from '../i18n/message';

type Unit = 'millisecond' | 'second' | 'minute' | 'hour' | 'byte' | 'kilobyte' | 'megabyte';
/** The coarsest unit that fits at least twice is precise enough to read. */
const LIFE_UNITS: ReadonlyArray<readonly [Unit, number]> = [
  ['hour', 3_600],
  ['minute', 60],
];
const FILE_UNITS: ReadonlyArray<readonly [Unit, number]> = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
];
const MS_PER_SECOND = 1_000;
/** From here on a fraction says nothing more. */
const PRECISE_BELOW = 10;

export function number(value: number): string {
  return new Intl.NumberFormat(languageTag(), { maximumFractionDigits: 0 }).format(value);
}

/** A number of pixels along one side, as people write sizes: without separators. */
export function pixelCount(value: number): string {
  return new Intl.NumberFormat(languageTag(), { useGrouping: false }).format(value);
}

export function points(value: number): string {
  return plural('popup_points', value, { count: number(value) });
}

export function milliseconds(ms: number): string {
  return inUnit(ms, 'millisecond', 'short', 0);
}

/** A time that somebody waited: whole milliseconds, from a second on seconds with one decimal where there are few. */
export function waitingTime(ms: number): string {
  const seconds = Math.round(ms) / MS_PER_SECOND;
  if (seconds < 1) return milliseconds(ms);
  return inUnit(seconds, 'second', 'short', seconds < PRECISE_BELOW ? 1 : 0);
}

/** Seconds in the unit that reads best, rounded down: nothing is promised longer than it lasts. */
export function lifetime(seconds: number): string {
  const [unit, size] = LIFE_UNITS.find(([, length]) => seconds >= 2 * length) ?? (['second', 1] as const);
  return inUnit(Math.floor(seconds / size), unit, 'long', 0);
}

/** Bytes as kB or MB of a thousand, with one decimal where the number is small. */
export function fileSize(bytes: number): string {
  const [unit, size] = FILE_UNITS.find(([, length]) => bytes >= length) ?? (['byte', 1] as const);
  const value = bytes / size;
  // Short bytes are no word in some languages: "318 byte".
  if (unit === 'byte') return inUnit(value, unit, 'long', 0);
  return inUnit(value, unit, 'short', value < PRECISE_BELOW ? 1 : 0);
}

/** A moment, in milliseconds since the epoch, with date and time of day. */
export function moment(atMs: number): string {
  return new Intl.DateTimeFormat(languageTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(atMs);
}

/** The day of a moment, in milliseconds since the epoch. */
export function day(atMs: number): string {
  return new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long' }).format(atMs);
}

function inUnit(value: number, unit: Unit, unitDisplay: 'short' | 'long', decimals: number): string {
  const style = { style: 'unit', unit, unitDisplay, maximumFractionDigits: decimals } as const;
  return new Intl.NumberFormat(languageTag(), style).format(value);
}
