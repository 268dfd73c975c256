/** The part of a browser's storage area that the cache needs. */
export interface StorageArea {
  get(keys: string | null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

/** One that also tells what changes. */
export interface WatchedArea extends StorageArea {
  onChanged: { addListener(listener: (changes: Record<string, { newValue?: unknown }>) => void): void };
}

/** Runs `work` while no other context runs its own under the same name. */
export type ExclusiveLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;
