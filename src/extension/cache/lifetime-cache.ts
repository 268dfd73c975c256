import type { Cache, Clock } from '../../resolver/ports';

export interface LifetimeCacheParts {
  cache: Cache;
  clock: Pick<Clock, 'nowMs'>;
  /** How long the user lets answers stay now. */
  completeLifeSeconds(): Promise<number>;
}

/** Nothing stays longer than the user chooses now: what was stored for longer counts as gone. */
export function createLifetimeCache({ cache, clock, completeLifeSeconds }: LifetimeCacheParts): Cache {
  return {
    ...cache,
    async read(key) {
      const [found, maxLifeSeconds] = await Promise.all([cache.read(key), completeLifeSeconds()]);
      const isTooOld = found !== undefined && found.expiresAtMs - clock.nowMs() > maxLifeSeconds * 1_000;
      return isTooOld ? undefined : found;
    },
  };
}
