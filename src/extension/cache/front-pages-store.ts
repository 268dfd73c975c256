import { LIMITS } from '../../resolver/limits';
import type { FrontPages } from '../../resolver/ports';
import { entryName } from './entry-name';
import type { SightingsParts } from './sightings-store';
import { newest, parseLists } from './stored-lists';

const MAX_SITES = 300;
const KEY = 'front-pages';

/** What front pages declare in a storage area, as hashes, so that it tells no history; the oldest sites go first. */
export function createFrontPages({ area, lock }: SightingsParts): FrontPages {
  const read = async () => parseLists((await area.get(KEY))[KEY]);
  const siteName = (partition: string, site: string) => entryName({ partition, canonicalUrl: site });
  const pictureName = (partition: string, picture: string) => entryName({ partition, canonicalUrl: picture });
  return {
    async declares({ partition, site, picture }) {
      const pictures = (await read())[await siteName(partition, site)];
      return pictures?.includes(await pictureName(partition, picture));
    },
    async note({ partition, site }, pictures) {
      const name = await siteName(partition, site);
      const kept = pictures.slice(0, LIMITS.frontPagePictures);
      const names = await Promise.all(kept.map((picture) => pictureName(partition, picture)));
      await lock(KEY, async () => {
        const { [name]: _, ...others } = await read();
        await area.set({ [KEY]: newest({ ...others, [name]: names }, MAX_SITES) });
      });
    },
  };
}
