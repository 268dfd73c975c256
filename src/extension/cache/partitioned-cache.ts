import type { Cache, CacheKey } from '../../resolver/ports';
import { PRIVATE_PARTITION } from '../../resolver/recall';

/** Sends the private partition to memory and every other to storage. */
export function createPartitionedCache({ memory, storage }: { memory: Cache; storage: Cache }): Cache {
  const storeOf = ({ partition }: CacheKey) => (partition === PRIVATE_PARTITION ? memory : storage);
  return {
    read: (key) => storeOf(key).read(key),
    write: (key, evidence) => storeOf(key).write(key, evidence),
  };
}
