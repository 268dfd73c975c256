import type { Cache } from '../../resolver/ports';

/** A small fast cache before a large slow one. What is written is safe in the large one before the call settles. */
export function createLayeredCache({ front, back }: { front: Cache; back: Cache }): Cache {
  return {
    async read(key) {
      const near = await front.read(key);
      if (near) return near;
      const found = await back.read(key);
      if (found) await front.write(key, found);
      return found;
    },
    async write(key, evidence) {
      await back.write(key, evidence);
      await front.write(key, evidence);
    },
    async clear() {
      await front.clear();
      await back.clear();
    },
  };
}
