import type { Availability, ResolveResult, SourceMethod } from '../../../src/contract/types';
import type { MeasuredCandidate } from '../../../src/resolver/types';
import { answer } from '../sample-answers';

const PAGE_URL = 'https://www.example.org/2026/lakes';

const LONG_TITLE =
  'A very long title that goes on and on, über Berge, 山と湖 and further, because some pages put the whole ' +
  'first paragraph there, with a word like Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau in it';

const THERE: Availability = { status: 'ok', http_status: 200 };

function picture(name: string, rest: Partial<MeasuredCandidate>): MeasuredCandidate {
  return {
    url: `https://www.example.org/pictures/${name}`,
    width: null,
    height: null,
    format: 'png',
    quality_tier: 'unknown',
    source_method: 'og',
    availability: THERE,
    ...rest,
  };
}

function absent(name: string, source_method: SourceMethod, availability: Availability): MeasuredCandidate {
  return picture(name, { format: 'jpg', source_method, availability });
}

/** A page's answer with all that can be odd: transparency, no size, refusals, mixed sources, notes, a long title. */
export function oddPageAnswer(): ResolveResult {
  const pictures = [
    picture('transparent.png', { width: 512, height: 512, quality_tier: 'medium' }),
    picture('lake.webp', { width: 1280, height: 720, quality_tier: 'max', format: 'webp' }),
    picture('unmeasured.png', { source_method: 'icon' }),
    absent('gone.jpg', 'twitter', { status: 'missing', http_status: 404 }),
    absent('refused.jpg', 'jsonld', { status: 'blocked', http_status: 403 }),
    absent('failed.jpg', 'image', { status: 'error' }),
  ];
  return answer(pictures, {
    canonical: {
      platform: 'web',
      resource_type: 'page',
      resource_id: { url: PAGE_URL },
      canonical_url: PAGE_URL,
    },
    meta: { title: LONG_TITLE, author: 'A. Writer', site_name: 'The Example' },
    cache: { hit: true, ttl_seconds: 512 },
    warnings: [
      {
        code: 'PERMISSION_REQUIRED',
        message: 'Some pictures are on a host that may not be read yet.',
        url: 'https://cdn.example.net/pictures/1.jpg',
      },
    ],
    errors: [{ code: 'PROBE_FAILED', message: 'One picture did not answer.' }],
  });
}
