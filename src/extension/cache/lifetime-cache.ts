import type { Cache, Clock } from '../../resolver/ports';
import { TTL_SECONDS } from '../../resolver/limits';

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

/** How long the user lets answers stay. */
export interface Life {
  cacheDays: number;
}

export interface LifetimeCacheParts {
  cache: Cache;
  clock: Pick<Clock, 'nowMs'>;
  lifeOf(): Promise<Life>;
}

/**
 * Applies the user's choice of how long answers stay: a complete one as many days as chosen, all others as long as
 * the resolver says. What was stored for longer than is chosen now counts as gone.
 */
export function createLifetimeCache({ cache, clock, lifeOf }: LifetimeCacheParts): Cache {
  return {
    async read(key) {
      const [found, { cacheDays }] = await Promise.all([cache.read(key), lifeOf()]);
      const isTooOld = found !== undefined && found.expiresAtMs - clock.nowMs() > cacheDays * DAY_MS;
      return isTooOld ? undefined : found;
    },
    async write(key, evidence) {
      const nowMs = clock.nowMs();
      const isComplete = evidence.expiresAtMs - nowMs > TTL_SECONDS.withWarnings * SECOND_MS;
      if (!isComplete) return cache.write(key, evidence);
      const { cacheDays } = await lifeOf();
      return cache.write(key, { ...evidence, expiresAtMs: nowMs + cacheDays * DAY_MS });
    },
  };
}
