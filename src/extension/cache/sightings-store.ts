import type { Sighting, Sightings } from '../../resolver/ports';
import { entryName } from './entry-name';
import type { ExclusiveLock, StorageArea } from './storage-area';

const LIMITS = { pictures: 400, pages: 4 } as const;
const KEY = 'declared-pictures';
const LOCK_NAME = 'declared-pictures';

/** Hash of a picture → hashes of the pages that declare it; the one noted last stands last. */
type Noted = Record<string, string[]>;

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
        const noted = parseNoted((await area.get(KEY))[KEY]);
        const others = (noted[name] ?? []).filter((known) => known !== pageName);
        delete noted[name];
        noted[name] = [...others, pageName].slice(-LIMITS.pages);
        await area.set({ [KEY]: newest(noted) });
        return others.length;
      });
    },
  };
}

function newest(noted: Noted): Noted {
  return Object.fromEntries(Object.entries(noted).slice(-LIMITS.pictures));
}

/** Whatever else storage holds counts as nothing. */
function parseNoted(stored: unknown): Noted {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter((entry): entry is [string, string[]] =>
    isTexts(entry[1] as unknown),
  );
  return Object.fromEntries(entries);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
