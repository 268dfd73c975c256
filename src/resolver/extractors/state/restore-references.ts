/** Wrappers of the format, each with the place of what it wraps: `["Reactive", 3]`. */
const WRAPPER = /^(?:Shallow)?(?:Reactive|Ref)$|^Empty(?:Shallow)?Ref$/;

const LIMITS = { values: 20_000, depth: 64 } as const;

/**
 * Data in its own shape, where it was written as one flat list whose objects name the places of their members, as Nuxt
 * does (https://github.com/sveltejs/devalue); all other data as it is. Objects that are named twice are one object.
 */
export function restoreReferences(data: unknown): unknown {
  return isFlatList(data) ? restored(data) : data;
}

function restored(data: readonly unknown[]): unknown {
  const known = new Map<number, unknown>();
  const at = (place: unknown, depth: number): unknown => {
    // What is no place stands for itself.
    if (typeof place !== 'number') return place;
    if (known.has(place)) return known.get(place);
    return depth > LIMITS.depth || known.size > LIMITS.values ? undefined : restore(place, depth + 1);
  };
  const restore = (place: number, depth: number): unknown => {
    const written = data[place];
    const wrapped = wrappedIn(written);
    if (wrapped !== undefined) return at(wrapped, depth);
    if (typeof written !== 'object' || written === null) return written;
    // Known before its members are looked at, which may lead back to it.
    if (Array.isArray(written)) {
      const list: unknown[] = [];
      known.set(place, list);
      for (const member of written) list.push(at(member, depth));
      return list;
    }
    const node: Record<string, unknown> = {};
    known.set(place, node);
    for (const [name, member] of Object.entries(written)) node[name] = at(member, depth);
    return node;
  };
  return at(0, 0);
}

/** The place of what is wrapped; undefined for what is no wrapper. */
function wrappedIn(written: unknown): unknown {
  const [name, place]: unknown[] = Array.isArray(written) ? written : [];
  return typeof name === 'string' && WRAPPER.test(name) ? place : undefined;
}

/** Its first value names places and nothing else. */
function isFlatList(data: unknown): data is readonly unknown[] {
  if (!Array.isArray(data) || data.length < 3) return false;
  const first: unknown = data[0];
  if (typeof first !== 'object' || first === null) return false;
  const members = Array.isArray(first) ? first.slice(1) : Object.values(first);
  return members.length > 0 && members.every((member) => Number.isInteger(member));
}
