import type { PageSnapshot } from '../page-snapshot';

/** The same function of a page, which is read once for a snapshot: several parts of the resolver ask. */
export function oncePerPage<Fact>(read: (page: PageSnapshot) => Fact): (page: PageSnapshot) => Fact {
  const known = new WeakMap<PageSnapshot, { fact: Fact }>();
  return (page) => {
    const before = known.get(page);
    if (before) return before.fact;
    const fact = read(page);
    known.set(page, { fact });
    return fact;
  };
}
