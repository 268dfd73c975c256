/** The same function of an object, which is read once: several parts of the resolver ask. The object must not change. */
export function onceForEach<Thing extends object, Fact>(
  read: (thing: Thing) => Fact,
): (thing: Thing) => Fact {
  const known = new WeakMap<Thing, { fact: Fact }>();
  return (thing) => {
    const before = known.get(thing);
    if (before) return before.fact;
    const fact = read(thing);
    known.set(thing, { fact });
    return fact;
  };
}
