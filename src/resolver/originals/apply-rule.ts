import type { OriginalRule } from './define-rules';
import { innerAddress } from './inner-address';
import { parameterOf, withoutParameters, withParameter } from '../url/query-text';

/** The larger forms that a rule gives of an address, best first; empty where it has nothing to say. */
export function applyRule(rule: OriginalRule, url: URL): string[] {
  const address = url.origin + url.pathname;
  if (rule.only && !rule.only.test(address)) return [];
  if (rule.unwrapQuery || rule.unwrapPath || rule.unwrapHex) {
    const inner = unwrapped(rule, url, address);
    return inner === null ? [] : [inner];
  }
  const query = changedQuery(rule, url.search);
  if (!rule.replace) return [address + query];
  const [pattern, ...templates] = rule.replace;
  if (!pattern.test(address)) return [];
  return templates.map((template) => joined(address.replace(pattern, template), query));
}

function changedQuery({ dropQuery, setQuery = {} }: OriginalRule, search: string): string {
  const kept =
    dropQuery === true ? '' : withoutParameters(search, (name) => dropQuery?.includes(name) ?? false);
  return Object.entries(setQuery).reduce((query, [name, value]) => withParameter(query, name, value), kept);
}

/** A template may bring a query of its own. */
function joined(address: string, query: string): string {
  return address.includes('?') ? address + query.replace('?', '&') : address + query;
}

function unwrapped(rule: OriginalRule, url: URL, address: string): string | null {
  for (const name of rule.unwrapQuery ?? []) {
    const text = parameterOf(url.search, name);
    const inner = text === null ? null : innerAddress(text, address);
    if (inner !== null) return inner;
  }
  const hex = rule.unwrapHex?.exec(address)?.[1];
  if (hex !== undefined) return innerAddress(asciiOf(hex));
  const text = rule.unwrapPath?.exec(address + url.search)?.[1];
  if (text === undefined) return null;
  // An encoded address brings its own query; the open one behind it is the proxy's.
  return innerAddress(/%2f/i.test(text) ? text.replace(/\?.*$/, '') : text);
}

function asciiOf(hex: string): string {
  const pairs = hex.match(/../g) ?? [];
  return pairs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('');
}
