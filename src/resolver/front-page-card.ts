import { pictureKey } from './extractors/address/picture-key';
import type { SitePicture } from './ports';
import { leavesNothing, partitionOf, sightingsUnavailable } from './recall';
import type { Run } from './run';
import { askFrontPage, frontPageOf } from './sources/ask-front-page';
import { sourceContext } from './sources/source-context';

/** Milliseconds that a front page may take: the answer waits for it. */
const FRONT_PAGE_TIMEOUT_MS = 2_500;

/**
 * Whether the front page of a page's site declares the same picture: then it stands for the site. What is known of that page is
 * believed; else it is asked where it may be, once for as long as the browser runs, if it can be reached. A private window leaves nothing
 * behind, and asks each time. Never rejects.
 */
export async function isCardOfFrontPage(picture: string, page: string, run: Run): Promise<boolean> {
  const front = frontPageOf(page);
  if (front === undefined) return false;
  const { key } = pictureKey(picture);
  const known = await knownOf(key, front, run);
  if (known !== undefined) return known;
  const pictures = await askFrontPage(front, run.ports.pages, sourceContext(run, FRONT_PAGE_TIMEOUT_MS));
  // Of a run that ends nothing is learned.
  if (pictures === undefined || run.signal.aborted) return false;
  await keep(pictures, front, run);
  return pictures.includes(key);
}

/** Whether that is known without asking. Never rejects. */
export async function isKnownCard(picture: string, page: string, run: Run): Promise<boolean> {
  const front = frontPageOf(page);
  return front !== undefined && (await knownOf(pictureKey(picture).key, front, run)) === true;
}

/** What is known without asking; undefined where nothing is. */
async function knownOf(picture: string, front: string, run: Run): Promise<boolean | undefined> {
  if (leavesNothing(run.request)) return undefined;
  try {
    return await run.ports.frontPages.declares({ ...siteOf(front, run), picture });
  } catch (fault) {
    run.warnings.push(sightingsUnavailable(fault));
    return undefined;
  }
}

async function keep(pictures: readonly string[], front: string, run: Run): Promise<void> {
  if (leavesNothing(run.request)) return;
  try {
    await run.ports.frontPages.note(siteOf(front, run), pictures);
  } catch (fault) {
    run.warnings.push(sightingsUnavailable(fault));
  }
}

function siteOf(front: string, { request }: Run): Omit<SitePicture, 'picture'> {
  return { partition: partitionOf(request.caller), site: new URL(front).host };
}
