import { parseUrl, parseWebUrl } from '../parse-url';
import { signedUrl } from '../url/signed-url';
import { applyRule } from './apply-rule';
import type { OriginalRule } from './define-rules';
import { generalOriginals } from './general/general-originals';
import type { Original } from './original';
import { rulesOf } from './registry';

/** More would not be probed. */
const ORIGINALS_AT_MOST = 3;
const URL_MAX_LENGTH = 4_096;

/**
 * Where larger files of the same picture may be, best first; never the address itself, empty where nothing is known.
 * A host's own rules come before the habits of software; where a host has rules the habits are not tried. A signed
 * address is never altered; only documented files that lie elsewhere, unsigned, are named for it. Never throws.
 */
export function originalsOf(imageUrl: string): Original[] {
  if (imageUrl.length > URL_MAX_LENGTH) return [];
  const url = parseWebUrl(imageUrl.replace(/&amp;/g, '&'));
  if (url?.username !== '') return [];
  url.hash = '';
  return distinct(largerThan(url).flatMap(withInner), url.href).slice(0, ORIGINALS_AT_MOST);
}

function largerThan(url: URL): Original[] {
  const rules = rulesOf(url.hostname);
  const { isSigned } = signedUrl(url.href);
  return rules.length > 0 ? bySite(rules, url, isSigned) : generalOriginals(url, isSigned);
}

/** The first rule that changes something is heard; the others would change the same thing again. */
function bySite(rules: readonly OriginalRule[], url: URL, isSigned: boolean): Original[] {
  for (const rule of rules) {
    if (isSigned && !rule.leavesSignature && !unwraps(rule)) continue;
    const larger = applyRule(rule, url).filter((address) => address !== url.href);
    if (larger.length > 0) return larger.map((address) => namedBy(rule, address));
  }
  return [];
}

function namedBy(rule: OriginalRule, url: string): Original {
  const original: Original = { url, rule: rule.id, risk: rule.risk ?? 'low' };
  return unwraps(rule) ? { ...original, isProxied: true } : original;
}

/** What a proxy fetches lies at an address that the proxy's signature does not cover. */
function unwraps({ unwrapQuery, unwrapPath, unwrapHex }: OriginalRule): boolean {
  return Boolean(unwrapQuery ?? unwrapPath ?? unwrapHex);
}

/** What a proxy was asked to fetch may itself be a thumbnail: documented rules are applied to it once more. */
function withInner(original: Original): Original[] {
  const inner = original.isProxied ? parseUrl(original.url) : null;
  if (!inner) return [original];
  const larger = largerThan(inner).filter(({ risk, isProxied }) => risk === 'low' && !isProxied);
  return [...larger, original];
}

function distinct(originals: readonly Original[], own: string): Original[] {
  const seen = new Set([own]);
  return originals.filter(({ url }) => !seen.has(url) && seen.add(url).has(url));
}
