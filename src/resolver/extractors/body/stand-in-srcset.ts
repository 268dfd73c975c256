import { isLarger, largestOfSrcset } from './largest-of-srcset';
import { LAZY_SRCSETS } from './lazy-attributes';

/**
 * Whether a script keeps a list of files that are larger than what stands in `srcset`, or as large: that stands in for
 * them, or is the same. A shorter list beside it may be of another format.
 */
export function standsInBySrcset(attributes: Readonly<Record<string, string>>): boolean {
  const { srcset } = attributes;
  if (srcset === undefined) return false;
  const kept = LAZY_SRCSETS.map((name) => largestOfSrcset(attributes[name] ?? '')).find(
    (largest) => largest !== null,
  );
  const shown = largestOfSrcset(srcset);
  return kept !== undefined && (shown === null || !isLarger(shown, kept));
}
