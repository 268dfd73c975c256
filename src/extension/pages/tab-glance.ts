import type { Scripting } from 'webextension-polyfill';
import type { Clock, Glance } from '../../resolver/ports';
import type { PageGlance } from '../../resolver/types';
import { untilAborted } from '../until-aborted';
import { pageGlanceSchema } from './page-glance-schema';

export interface TabGlanceParts {
  scripting: Pick<Scripting.Static, 'executeScript'>;
  clock: Pick<Clock, 'timeoutSignal'>;
}

/** A page that is at work does not hold up what is remembered of it. */
const ANSWER_TIMEOUT_MS = 500;

/** Asks the document in a tab itself; one that may not be read, or is late, tells nothing. */
export function createTabGlance({ scripting, clock }: TabGlanceParts): Glance {
  return async (tabId) => {
    const run = scripting.executeScript({ target: { tabId }, func: glance, injectImmediately: true });
    const late = clock.timeoutSignal(ANSWER_TIMEOUT_MS);
    const [injected] = await untilAborted(run, late, 'The page took too long to answer.').catch(() => []);
    const parsed = pageGlanceSchema.safeParse(injected?.result);
    return parsed.success ? parsed.data : undefined;
  };
}

/** Runs in the page, so it may use nothing from out here. The moment: High Resolution Time, "timeOrigin". */
function glance(): PageGlance {
  const [mostTags, mostCharacters] = [12, 2_048];
  const tags = document.querySelectorAll(
    'meta[property^="og:image"], meta[name^="og:image"], meta[property^="twitter:image"], meta[name^="twitter:image"], link[rel~="image_src"]',
  );
  const declared = [...tags]
    .slice(0, mostTags)
    .map((tag) => (tag.getAttribute('content') ?? tag.getAttribute('href') ?? '').slice(0, mostCharacters));
  return { declared, startedAtMs: performance.timeOrigin };
}
