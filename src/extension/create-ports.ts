import type { Browser } from 'webextension-polyfill';
import { ResolveError } from '../resolver/errors';
import type { ImageProbe, Ports } from '../resolver/ports';
import { createSingleFlight } from '../resolver/single-flight';
import type { GatheringRun } from '../resolver/types';
import { createCache } from './cache/create-cache';
import { createFrontPages } from './cache/front-pages-store';
import { createSightings } from './cache/sightings-store';
import { createGrantCheck } from './grant-check';
import { createGuardedFetch, NETWORK_LIMITS } from './network/guarded-fetch';
import type { RequestQueue } from './network/request-queue';
import { createRequestQueue } from './network/request-queue';
import { createPageReader } from './pages/page-reader';
import { createTabGlance } from './pages/tab-glance';
import { createTabPageReader } from './pages/tab-page-reader';
import { chooseMeasure, createImageProbe } from './pictures/image-element-probe';
import type { OffscreenDocument } from './pictures/offscreen-document';
import { sessionStore, workerStore } from './stored/browser-stores';
import { systemClock as clock } from './system-clock';

/** The resolver's ports over the browser's own network, storage, tabs and clock. */
export function createPorts(
  browser: Browser,
  rulesReady: () => Promise<void>,
  completeLifeSeconds: () => Promise<number>,
  offscreen: OffscreenDocument | undefined,
): Ports {
  const queue = createRequestQueue(NETWORK_LIMITS.queue);
  const isGranted = createGrantCheck(browser.permissions, clock);
  const { scripting, tabs } = browser;
  const session = sessionStore();
  return {
    clock,
    flights: createSingleFlight<GatheringRun>(),
    completeLifeSeconds,
    cache: createCache({ ...workerStore(), windows: browser.windows }, clock, completeLifeSeconds),
    sightings: createSightings(session),
    frontPages: createFrontPages(session),
    fetch: createGuardedFetch({ isGranted, rulesReady, queue, clock }),
    pages: createPageReader({ readTab: createTabPageReader({ scripting, tabs, clock }), clock }),
    glance: createTabGlance({ scripting, clock }),
    images: createPictureMeasure({ browser, queue, rulesReady, offscreen }),
  };
}

interface MeasureParts {
  browser: Browser;
  queue: RequestQueue;
  rulesReady: () => Promise<void>;
  offscreen: OffscreenDocument | undefined;
}

function createPictureMeasure({ browser, queue, rulesReady, offscreen }: MeasureParts): ImageProbe {
  const measure = chooseMeasure({
    offscreen,
    runtime: browser.runtime,
    // A worker has none; Firefox's background page has.
    ...('document' in globalThis && { document: globalThis.document }),
  });
  const unable = () =>
    Promise.reject(new ResolveError('network', 'This browser cannot show a picture unseen.'));
  return createImageProbe({ measure: measure ?? unable, queue, rulesReady, clock });
}
