import type { Random } from '../resolver/ports';

/** The browser's own source of chance. */
export const systemRandom: Random = {
  uuid: () => crypto.randomUUID(),
};
