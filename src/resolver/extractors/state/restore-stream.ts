import { parseJson } from '../parse-json';

/** A name: the place of its text, `{ "_12": 11 }`. */
const NAME = /^_(\d+)$/;

/** A later row, with the number of what the data waits for: `P5:[…]`. */
const LATER = /^P(\d+):/;

const LIMITS = { values: 20_000, depth: 64 } as const;

/** A place in the list, or none. */
type Place = number;

/**
 * Data in its own shape, where it is the stream that React Router sends (https://github.com/jacob-ebey/turbo-stream): a
 * flat list whose objects name the places of their names and of their values, and more such lists for what came later.
 * Undefined where the text is no such stream.
 */
export function restoreStream(text: string): unknown {
  const [first = '', ...rows] = text.split('\n');
  const values = parseJson(first);
  if (!Array.isArray(values)) return undefined;
  const list: unknown[] = [...(values as readonly unknown[])];
  const later = new Map<unknown, Place>();
  for (const row of rows) {
    const [start = '', id] = LATER.exec(row) ?? [];
    const more = id === undefined ? undefined : parseJson(row.slice(start.length));
    if (Array.isArray(more) && list.length <= LIMITS.values) {
      later.set(Number(id), list.length);
      list.push(...(more as readonly unknown[]));
    }
  }
  return restored(list, later);
}

function restored(list: readonly unknown[], later: ReadonlyMap<unknown, Place>): unknown {
  const known = new Map<Place, unknown>();
  const at = (place: unknown, depth: number): unknown => {
    if (typeof place !== 'number' || known.has(place)) return known.get(place as Place);
    const isPastLimit = depth > LIMITS.depth || known.size > LIMITS.values;
    return isPastLimit ? undefined : restore(place, depth + 1);
  };
  const restore = (place: Place, depth: number): unknown => {
    const written = list[place];
    if (typeof written !== 'object' || written === null) return written;
    if (Array.isArray(written)) return listAt(place, written as readonly unknown[], depth);
    const node: Record<string, unknown> = {};
    known.set(place, node);
    for (const [name, member] of Object.entries(written)) {
      const [, named] = NAME.exec(name) ?? [];
      node[String(list[Number(named)])] = at(member, depth);
    }
    return node;
  };
  const listAt = (place: Place, written: readonly unknown[], depth: number): unknown => {
    // A letter for a kind: `["P", 5]` came later, `["U", "https://…"]` is an address.
    if (written[0] === 'P') return at(later.get(written[1]), depth);
    if (typeof written[0] === 'string') return written[1];
    const items: unknown[] = [];
    known.set(place, items);
    for (const item of written) items.push(at(item, depth));
    return items;
  };
  return at(0, 0);
}
