import type { ScreenEvent } from '../../../src/contract/screen-messages';
import type { ReasonDetail, ResolveResult } from '../../../src/contract/types';
import type { KnownCandidate } from '../../../src/resolver/types';
import { answer, errorEvent, videoPictures } from '../sample-answers';
import { furniture } from './furniture';
import { UNLISTED } from './page-answer';

const PAGE_URL = 'https://www.example.org/2026/lakes';

const PAGE = {
  ...{ platform: 'web', resource_type: 'page', resource_id: { url: PAGE_URL } },
  canonical_url: PAGE_URL,
};
const DECLARED: KnownCandidate = {
  url: 'https://www.example.org/pictures/gone.jpg',
  width: null,
  height: null,
  format: 'jpg',
  quality_tier: 'unknown',
  source_method: 'og',
  availability: { status: 'missing', http_status: 404 },
};

/** A page with a logo, icons and a tracker, whose declared picture is gone. */
export function onlyIconsEvents(): ScreenEvent[] {
  const [logo, ...others] = furniture().slice(0, 4);
  return noCoverEvents(answer([logo as KnownCandidate, ...others, DECLARED], { canonical: PAGE }));
}

/** A page that has nothing but icons and a picture that the user refused for its site. */
export function onlyRefusedEvents(): ScreenEvent[] {
  const url = 'https://www.example.org/pictures/noon.jpg';
  const size = { width: 1_200, height: 630, quality_tier: 'high' as const };
  const card: KnownCandidate = { ...DECLARED, url, ...size, availability: { status: 'ok' } };
  return noCoverEvents(answer([card, ...furniture().slice(0, 2)], { canonical: PAGE }, [url]));
}

/** A page that draws what it shows, and has nothing else but icons. */
export function drawnEvents(): ScreenEvent[] {
  return noCoverEvents(answer(furniture().slice(0, 2), { canonical: PAGE, warnings: [UNLISTED] }));
}

/** An error page that has nothing but icons. */
export function errorPageEvents(code: 'PAGE_GONE' | 'PAGE_ERROR'): ScreenEvent[] {
  const warning = { code, message: 'The server says so.', step: 'collect' } as const;
  return noCoverEvents(answer(furniture().slice(0, 2), { canonical: PAGE, warnings: [warning] }));
}

/** A page whose only picture did not come; the browser does not tell why where its host may not be read. */
export function unloadedEvents(): ScreenEvent[] {
  const failed: KnownCandidate = { ...DECLARED, availability: { status: 'error' } };
  return noCoverEvents(answer([failed], { canonical: PAGE }), {
    reason: 'network',
    message: 'The picture could not be loaded.',
  });
}

/** A video of which no picture is left. */
export function emptyVideoEvents(): ScreenEvent[] {
  const missing: Partial<KnownCandidate> = {
    ...{ width: null, height: null, availability: { status: 'missing', http_status: 404 } },
  };
  return noCoverEvents(answer(videoPictures().map((each) => ({ ...each, ...missing }))));
}

/** The same page's pictures as those of a list's entries. */
export function listEvents(): ScreenEvent[] {
  return onlyIconsEvents().map((event) =>
    event.type === 'no-cover'
      ? { ...event, scores: event.scores.map((one) => ({ ...one, bonuses: [ONE_OF_LIST] })) }
      : event,
  );
}

const ONE_OF_LIST = { name: 'one_of_list', points: -740 };

/** As the worker tells it, of candidates none of which is a cover. */
function noCoverEvents(
  { canonical, candidates, trace, warnings = [] }: ResolveResult,
  ...failures: ReasonDetail[]
): ScreenEvent[] {
  return [
    { type: 'step', step: { name: 'collect', status: 'ok', start_ms: 4, duration_ms: 21 } },
    { type: 'no-cover', canonical, candidates, scores: trace.scores ?? [], warnings },
    errorEvent({ reason: 'no_candidates', message: 'None.' }, ...failures),
  ];
}
