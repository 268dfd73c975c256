import type { OriginalRisk } from '../original';

/** A habit of software that runs on many hosts. `replace` acts on the path. */
export interface PathRule {
  id: string;
  risk: OriginalRisk;
  pattern: RegExp;
  /** Best first. One with a `?` brings the whole query, a bare `?` at its end drops it. */
  templates: readonly string[];
}

/** Types a table of habits: `[id, risk, pattern, ...templates]`. */
export function pathRules(
  rows: readonly (readonly [id: string, risk: OriginalRisk, pattern: RegExp, ...templates: string[]])[],
): readonly PathRule[] {
  return rows.map(([id, risk, pattern, ...templates]) => ({ id, risk, pattern, templates }));
}

/** Types a table of what software documents: `[id, pattern, ...templates]`, low risk. */
export function documentedRules(
  rows: readonly (readonly [id: string, pattern: RegExp, ...templates: string[]])[],
): readonly PathRule[] {
  return rows.map(([id, pattern, ...templates]) => ({ id, risk: 'low', pattern, templates }));
}
