/** Whether `value` is an object with named fields: neither null nor an array. */
export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of the object's own field; undefined where it has none. What a prototype holds is never read. */
export function ownField(record: object, name: string): unknown {
  return Object.hasOwn(record, name) ? (record as Record<string, unknown>)[name] : undefined;
}

/** The named own fields of a record; anything but a record comes back as it is. */
export function pickOwnFields(value: unknown, names: readonly string[]): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(value, name)).map((name) => [name, ownField(value, name)]),
  );
}
