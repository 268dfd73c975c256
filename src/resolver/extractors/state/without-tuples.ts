import { isNode } from '../json-ld/json-ld-node';

const MAX_DEPTH = 24;

/**
 * What an island of Astro is given, in its own shape: each value is written as a pair of the number of its kind and the
 * value (https://docs.astro.build/en/concepts/islands/); all other data as it is.
 */
export function withoutTuples(data: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH || !isNode(data)) return data;
  const members = Object.entries(data);
  if (members.length === 0 || !members.every(([, value]) => isTuple(value))) return data;
  return Object.fromEntries(members.map(([name, value]) => [name, valueOf(value, depth)]));
}

/** 0 is a value of its own, 1 a list of pairs. */
function isTuple(value: unknown): value is [number, unknown] {
  return Array.isArray(value) && value.length <= 2 && typeof value[0] === 'number' && value[0] <= 11;
}

function valueOf(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH || !isTuple(value)) return value;
  const [kind, inner] = value;
  if (kind === 1 && Array.isArray(inner)) return inner.map((one) => valueOf(one, depth + 1));
  return withoutTuples(inner, depth + 1);
}
