/**
 * Queries are edited as text: a parse and a print would write their escapes anew, and some hosts compare them
 * letter by letter.
 */
export function withoutParameters(query: string, isDropped: (name: string) => boolean): string {
  if (query === '') return '';
  const pairs = query.slice(1).split('&');
  const kept = pairs.filter((pair) => !isDropped(nameOf(pair)));
  if (kept.length === pairs.length) return query;
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** The query with this parameter, in the place of the one it had or at the end. */
export function withParameter(query: string, name: string, value: string): string {
  const pair = value === '' ? name : `${name}=${value}`;
  const pairs = query === '' ? [] : query.slice(1).split('&');
  const index = pairs.findIndex((other) => nameOf(other) === name);
  if (index === -1) pairs.push(pair);
  else pairs[index] = pair;
  return `?${pairs.join('&')}`;
}

/** The parameter's value as it is written; null where it is absent or empty. */
export function parameterOf(query: string, name: string): string | null {
  for (const pair of query.slice(1).split('&')) {
    if (nameOf(pair) === name) return pair.slice(name.length + 1) || null;
  }
  return null;
}

/** Copies out of HTML carry `&amp;` for `&`. */
function nameOf(pair: string): string {
  const end = pair.indexOf('=');
  return (end === -1 ? pair : pair.slice(0, end)).replace(/^amp;/, '');
}
