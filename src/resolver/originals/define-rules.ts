import type { OriginalRisk } from './original';

/**
 * How the pictures of some hosts grow. An address is matched without its query and fragment, as
 * `https://host/path`; what is left of the query stays unless the rule drops it.
 */
export interface OriginalRule {
  /** Lower-case, unique among all rules. */
  id: string;
  /** Domains; each stands for itself and every host below it. */
  hosts: readonly string[];
  /** `low` unless told. */
  risk?: OriginalRisk;
  /** The rule is silent where this does not match. */
  only?: RegExp;
  /** What is replaced, and by what: several forms best first. Silent where the pattern does not match. */
  replace?: readonly [pattern: RegExp, ...templates: string[]];
  /** All parameters, or those of these names. */
  dropQuery?: true | readonly string[];
  setQuery?: Readonly<Record<string, string>>;
  /** Parameters that hold the address of the original. */
  unwrapQuery?: readonly string[];
  /** Matched with the query: the first group is the address of the original, often percent-encoded. */
  unwrapPath?: RegExp;
  /** The first group is the address of the original as hexadecimal ASCII. */
  unwrapHex?: RegExp;
  /** The larger file has an address of its own that needs no signature: the rule holds for signed ones too. */
  leavesSignature?: true;
}

/** Rule id → pairs of a thumbnail and its best original, null where it has none. The build leaves them out. */
export type OriginalExamples = Readonly<Record<string, readonly (readonly [string, string | null])[]>>;

/** Types a family of rules. */
export function defineOriginalRules(rules: readonly OriginalRule[]): readonly OriginalRule[] {
  return rules;
}
