/** Of the items with the same key the first alone, in their order. */
export function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const keys = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !keys.has(key) && keys.add(key);
  });
}
