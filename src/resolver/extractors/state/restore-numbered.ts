import { isNode } from '../json-ld/json-ld-node';

const LIMITS = { values: 20_000, depth: 24 } as const;

/**
 * Data in its own shape, where Qwik wrote it as a list of values whose objects name the places of their members in base
 * 36 (https://qwik.dev/docs/concepts/resumable, "qwik/json"): those of its objects that no other one leads to. All other
 * data as it is.
 */
export function restoreNumbered(data: unknown): unknown {
  return isNode(data) && Array.isArray(data.objs) && isNode(data.refs) ? restored(data.objs) : data;
}

function restored(values: readonly unknown[]): unknown[] {
  const known = new Map<number, unknown>();
  const inside = new Set<number>();
  const at = (name: unknown, depth: number): unknown => {
    const place = Number.parseInt(String(name), 36);
    inside.add(place);
    if (known.has(place)) return known.get(place);
    return depth > LIMITS.depth || known.size > LIMITS.values ? undefined : restore(place, depth + 1);
  };
  const restore = (place: number, depth: number): unknown => {
    const written = values[place];
    if (Array.isArray(written)) return written.map((member) => at(member, depth));
    if (!isNode(written)) return written;
    const node: Record<string, unknown> = {};
    // Known before its members are looked at, which may lead back to it.
    known.set(place, node);
    for (const [name, member] of Object.entries(written)) node[name] = at(member, depth);
    return node;
  };
  const all = values.map((value, place): [number, unknown] => [
    place,
    isNode(value) ? restore(place, 0) : null,
  ]);
  return all.filter(([place, value]) => value !== null && !inside.has(place)).map(([, value]) => value);
}
