import type { OriginalRisk } from '../original';

/** A habit of software that runs on many hosts. `replace` acts on the path. */
export interface PathRule {
  id: string;
  risk: OriginalRisk;
  pattern: RegExp;
  /** Best first. */
  templates: readonly string[];
}

/** Types a table of rules: `[id, risk, pattern, ...templates]`. */
export function pathRules(
  rows: readonly (readonly [id: string, risk: OriginalRisk, pattern: RegExp, ...templates: string[]])[],
): readonly PathRule[] {
  return rows.map(([id, risk, pattern, ...templates]) => ({ id, risk, pattern, templates }));
}
