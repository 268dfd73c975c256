const DATE_TIME =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:(?:T|\s+)(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * A date as ISO 8601: `2016-05-24` or `2016-05-24T16:45:17+02:00`, the offset left out where the page gives none.
 * undefined for every other spelling: a wrong date is worse than none.
 */
export function isoDate(text: string): string | undefined {
  const match = DATE_TIME.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour, minute, second = '00', offset = ''] = match;
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined || minute === undefined) return date;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return date;
  return `${date}T${hour}:${minute}:${second}${isoOffset(offset)}`;
}

function isoOffset(offset: string): string {
  if (/^(?:z|utc|gmt)$/i.test(offset)) return 'Z';
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return hours === undefined ? '' : `${hours}:${minutes}`;
}
