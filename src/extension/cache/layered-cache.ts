import type { Cache } from '../../resolver/ports';
import type { StorageCache } from './storage-cache';

export interface LayeredCacheParts {
  front: Cache;
  back: StorageCache;
  /** Hears faults of work nobody waits for. */
  onFault(fault: unknown): void;
}

/** A small fast cache before a large slow one. What is written is safe in the large one before the call settles. */
export function createLayeredCache({ front, back, onFault }: LayeredCacheParts): Cache {
  return {
    async read(key) {
      const near = await front.read(key);
      if (near) {
        // Or the entries used most would be the first to go.
        back.noteUse(key).catch(onFault);
        return near;
      }
      const found = await back.read(key);
      if (found) await front.write(key, found);
      return found;
    },
    async write(key, evidence) {
      await back.write(key, evidence);
      await front.write(key, evidence);
    },
  };
}
