import { createMemoryCache } from '../../src/extension/cache/memory-cache';
import { createFrontPages } from '../../src/extension/cache/front-pages-store';
import { createSightings } from '../../src/extension/cache/sightings-store';
import { createExclusiveLock } from './exclusive-lock';
import { createFakeStorageArea } from './fake-storage-area';
import type { Ports } from '../../src/resolver/ports';
import { createSingleFlight } from '../../src/resolver/single-flight';
import type { GatheringRun } from '../../src/resolver/types';
import type { FakeClock } from './fake-clock';
import { createFakeClock } from './fake-clock';
import type { FakeAnswer, FakeFetch } from './fake-fetch';
import { createFakeFetch } from './fake-fetch';
import type { FakeImageProbe } from './fake-image-probe';
import { createFakeImageProbe } from './fake-image-probe';
import type { FakePageReader } from './fake-page-reader';
import { createFakePageReader } from './fake-page-reader';

export interface FakePorts extends Ports {
  fetch: FakeFetch;
  pages: FakePageReader;
  images: FakeImageProbe;
  clock: FakeClock;
}

/** Ports of a resolver without a browser: a network of the given answers, a clock that stands still. */
export function createFakePorts(answers: Record<string, FakeAnswer> = {}): FakePorts {
  const clock = createFakeClock();
  const session = { area: createFakeStorageArea(), lock: createExclusiveLock() };
  return {
    fetch: createFakeFetch(answers),
    pages: createFakePageReader(),
    images: createFakeImageProbe(),
    glance: async () => undefined,
    clock,
    cache: createMemoryCache({ clock }),
    sightings: createSightings(session),
    frontPages: createFrontPages(session),
    completeLifeSeconds: async () => 86_400,
    flights: createSingleFlight<GatheringRun>(),
  };
}
