import type { OriginalRule } from './define-rules';

/** Finds rules by host: as many look-ups as the host has labels, however many rules there are. */
export function indexRules(rules: readonly OriginalRule[]): (hostname: string) => readonly OriginalRule[] {
  const byDomain = new Map<string, OriginalRule[]>();
  for (const rule of rules) {
    for (const domain of rule.hosts) {
      const others = byDomain.get(domain);
      if (others) others.push(rule);
      else byDomain.set(domain, [rule]);
    }
  }
  return (hostname) => {
    const found: OriginalRule[] = [];
    for (let domain = hostname, dot = 0; dot !== -1; domain = domain.slice(dot + 1)) {
      found.push(...(byDomain.get(domain) ?? []));
      dot = domain.indexOf('.');
    }
    return found;
  };
}
