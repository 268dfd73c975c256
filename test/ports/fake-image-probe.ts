import { ResolveError } from '../../src/resolver/errors';
import type { ImageProbe, ShownPicture } from '../../src/resolver/ports';

export interface FakeImageProbe extends ImageProbe {
  /** What was shown, in order. */
  shown: string[];
  sizes: Map<string, ShownPicture>;
}

/** Shows pictures of the given sizes; any other does not load. */
export function createFakeImageProbe(sizes: Record<string, ShownPicture> = {}): FakeImageProbe {
  const probe: FakeImageProbe = {
    shown: [],
    sizes: new Map(Object.entries(sizes)),
    async measure(url) {
      probe.shown.push(url);
      const size = probe.sizes.get(url);
      if (!size) throw new ResolveError('network', 'The picture could not be shown.');
      return size;
    },
  };
  return probe;
}
