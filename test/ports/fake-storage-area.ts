import type { StorageArea } from '../../src/extension/cache/storage-area';

export interface FakeStorageArea extends StorageArea {
  items: Map<string, unknown>;
  /** Fails each call for which it returns an error. */
  fail: (operation: 'get' | 'set' | 'remove', keys: string[]) => Error | undefined;
  /** Refuses to grow past this, as browsers do. */
  quotaBytes: number;
}

/** A browser's storage area in memory: JSON in, JSON out, all or nothing a call, with a quota. */
export function createFakeStorageArea(): FakeStorageArea {
  const area: FakeStorageArea = {
    items: new Map(),
    fail: () => undefined,
    quotaBytes: Number.POSITIVE_INFINITY,
    async get(keys) {
      const names = keys === null ? [...area.items.keys()] : [keys];
      throwIfAny(area.fail('get', names));
      return Object.fromEntries(
        names.flatMap((name) => (area.items.has(name) ? [[name, copy(area.items.get(name))]] : [])),
      );
    },
    async set(items) {
      throwIfAny(area.fail('set', Object.keys(items)));
      const next = new Map(area.items);
      for (const [name, value] of Object.entries(items)) next.set(name, copy(value));
      if (bytesOf(next) > area.quotaBytes) throw new Error('Resource::kQuotaBytes quota exceeded');
      area.items = next;
    },
    async remove(names) {
      throwIfAny(area.fail('remove', names));
      for (const name of names) area.items.delete(name);
    },
  };
  return area;
}

function throwIfAny(fault: Error | undefined): void {
  if (fault) throw fault;
}

function copy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function bytesOf(items: ReadonlyMap<string, unknown>): number {
  return [...items].reduce((sum, [name, value]) => sum + name.length + JSON.stringify(value).length, 0);
}
