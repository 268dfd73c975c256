/**
 * Vitest 5 prints its failures with functions that Node 20 lacks: without these a failed test ends in a
 * crash of the reporter. To be removed with the support of Node 20.
 */
export function completeNode20(): void {
  define(Map, 'groupBy', groupBy);
  define(Object, 'groupBy', <T>(items: Iterable<T>, keyOf: (item: T, index: number) => PropertyKey) =>
    Object.fromEntries(groupBy(items, keyOf)),
  );
  define(Promise, 'withResolvers', withResolvers);
}

function define(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function withResolvers<T>() {
  let resolve: ((value: T) => void) | undefined;
  let reject: ((reason: unknown) => void) | undefined;
  const promise = new Promise<T>((onValue, onFault) => {
    resolve = onValue;
    reject = onFault;
  });
  return { promise, resolve, reject };
}
