import type { Sighting, Sightings } from '../../resolver/ports';
import { entryName } from './entry-name';
import type { ExclusiveLock, StorageArea } from './storage-area';
import { newest, parseLists } from './stored-lists';

const LIMITS = { pictures: 400, pages: 4 } as const;
const KEY = 'declared-pictures';
const LOCK_NAME = 'declared-pictures';

export interface SightingsParts {
  /** Memory alone is enough: what is forgotten is only a doubt. */
  area: StorageArea;
  lock: ExclusiveLock;
}

/** Sightings in a storage area, as hashes, so that they tell no history; the oldest pictures go first. */
export function createSightings({ area, lock }: SightingsParts): Sightings {
  return {
    async note({ partition, site, page, picture }: Sighting) {
      const name = await entryName({ partition, canonicalUrl: `${site} ${picture}` });
      const pageName = await entryName({ partition, canonicalUrl: page });
      return lock(LOCK_NAME, async () => {
        // By picture, the pages that declare it.
        const noted = parseLists((await area.get(KEY))[KEY]);
        const others = (noted[name] ?? []).filter((known) => known !== pageName);
        delete noted[name];
        noted[name] = [...others, pageName].slice(-LIMITS.pages);
        await area.set({ [KEY]: newest(noted, LIMITS.pictures) });
        return others.length;
      });
    },
  };
}
