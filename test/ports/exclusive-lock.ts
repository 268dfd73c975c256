import type { ExclusiveLock } from '../../src/extension/cache/storage-area';

/** A Web Lock for one process: each waits for the one before, whether that went well or not. */
export function createExclusiveLock(): ExclusiveLock {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work, work);
    tails.set(name, turn);
    return turn;
  };
}
