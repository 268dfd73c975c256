/**
 * Finds items by the domains they name, those of the longest domain first: as many look-ups as the host has labels,
 * however many items there are.
 */
export function indexByDomain<T extends { hosts: readonly string[] }>(
  items: readonly T[],
): (hostname: string) => readonly T[] {
  const byDomain = new Map<string, T[]>();
  for (const item of items) {
    for (const domain of item.hosts) {
      const others = byDomain.get(domain);
      if (others) others.push(item);
      else byDomain.set(domain, [item]);
    }
  }
  return (hostname) => {
    const found: T[] = [];
    for (let domain = hostname, dot = 0; dot !== -1; domain = domain.slice(dot + 1)) {
      found.push(...(byDomain.get(domain) ?? []));
      dot = domain.indexOf('.');
    }
    return found;
  };
}
