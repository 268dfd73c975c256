/** How likely a guess is wrong: `low` is documented by a site or its software, `high` is a habit of many sites. */
export type OriginalRisk = 'low' | 'medium' | 'high';

/** Where a larger file of the same picture may be. Nobody has looked: a probe has to confirm it. */
export interface Original {
  url: string;
  /** The id of the rule that names it. */
  rule: string;
  risk: OriginalRisk;
  /** The address stood inside the other one. */
  isProxied?: true;
}
