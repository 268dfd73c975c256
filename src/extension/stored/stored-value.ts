import type { Storage } from 'webextension-polyfill';
import type { ExclusiveLock } from '../cache/storage-area';

export interface StoredValueParts {
  area: Pick<Storage.StorageArea, 'get' | 'set' | 'remove' | 'onChanged'>;
  /** Two screens and the worker may change the same value. */
  lock: ExclusiveLock;
  /** Where the page that watches may end: calls back just before. */
  beforeEnd?(stop: () => void): void;
}

/** One value under one key. */
export interface StoredValue<T> {
  read(): Promise<T>;
  /** Settles when the change is kept. Nothing else changes the value between `change` reading and answering. */
  update(change: (now: T) => T): Promise<void>;
  /** Calls back after every change, whoever made it; call the answer to stop. */
  watch(onChange: (value: T) => void): () => void;
}

/** The value under `name`; `parse` makes one of whatever storage holds, also of nothing. */
export function createStoredValue<T>(
  name: string,
  parse: (stored: unknown) => T,
  { area, lock, beforeEnd }: StoredValueParts,
): StoredValue<T> {
  const read = async () => parse((await area.get(name))[name]);
  return {
    read,
    update: (change) => lock(`stored:${name}`, async () => area.set({ [name]: change(await read()) })),
    watch(onChange) {
      const hear = (changes: Record<string, { newValue?: unknown }>) => {
        const change = changes[name];
        if (change) onChange(parse(change.newValue));
      };
      area.onChanged.addListener(hear);
      const stop = () => area.onChanged.removeListener(hear);
      beforeEnd?.(stop);
      return stop;
    },
  };
}
