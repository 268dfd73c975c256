import type {
  Availability,
  Notice,
  NoticeCode,
  ResolveResult,
  SourceMethod,
} from '../../../src/contract/types';
import type { Bonus, KnownCandidate } from '../../../src/resolver/types';
import { answer } from '../sample-answers';
import { furniture, icon } from './furniture';

const PAGE_URL = 'https://www.example.org/2026/lakes';

const LONG_TITLE =
  'A very long title that goes on and on, über Berge, 山と湖 and further, because some pages put the whole ' +
  'first paragraph there, with a word like Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau in it';

const THERE: Availability = { status: 'ok', http_status: 200 };

function picture(name: string, rest: Partial<KnownCandidate>): KnownCandidate {
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

function absent(name: string, source_method: SourceMethod, availability: Availability): KnownCandidate {
  return picture(name, { format: 'jpg', source_method, availability });
}

const PAGE: Partial<ResolveResult> = {
  canonical: {
    platform: 'web',
    resource_type: 'article',
    resource_id: { url: PAGE_URL },
    canonical_url: PAGE_URL,
  },
  meta: { title: 'Lakes, and how to look at them', author: 'A. Writer', site_name: 'The Example' },
};

const DECLARED: Bonus[] = [
  { name: 'og', points: 3_000 },
  { name: 'also_jsonld', points: 100 },
];
const IN_ARTICLE: Bonus = { name: 'in_article', points: 260 };

function article(
  pictures: KnownCandidate[],
  rest: Partial<ResolveResult> = {},
  refused: readonly string[] = [],
): ResolveResult {
  return answer(pictures, { ...PAGE, ...rest }, refused);
}

const LEAD = picture('noon.jpg', {
  format: 'jpg',
  width: 1200,
  height: 630,
  quality_tier: 'high',
  bonuses: DECLARED,
});

const BODY_NAMES = ['dawn', 'dusk', 'night', 'autumn'];

function bodyPicture(place: number): KnownCandidate {
  const name = BODY_NAMES[place % BODY_NAMES.length] ?? 'dawn';
  return picture(`${place}/${name}.jpg`, {
    format: 'jpg',
    width: 800 - 20 * place,
    height: 450 - 11 * place,
    quality_tier: 'medium',
    source_method: 'image',
    bonuses: [IN_ARTICLE, { name: 'place', points: -20 * place }],
  });
}

/** What most articles are: one declared picture, some in the text, an icon. */
export function articleAnswer(): ResolveResult {
  return article([LEAD, bodyPicture(0), bodyPicture(1), icon(180)]);
}

/** The same where the user refused a picture for the site: the declared one, unless another is named. */
export function refusedAnswer(url: string = LEAD.url): ResolveResult {
  return article([LEAD, bodyPicture(0), bodyPicture(1), icon(180)], {}, [url]);
}

/** The same with a file that many programs cannot open. */
export function webpAnswer(): ResolveResult {
  return article([{ ...LEAD, format: 'webp' }, bodyPicture(0), bodyPicture(1), icon(180)]);
}

/** What nobody can be given the address of. */
export const UNLISTED: Notice = {
  code: 'PICTURE_WITHOUT_ADDRESS',
  message:
    'A picture of 1600x900 pixels that the page shows is drawn on a canvas and has no address of its own.',
  step: 'collect',
};

/** A page that shows two pictures of its own making beside the others. */
export function unaddressedAnswer(): ResolveResult {
  return { ...articleAnswer(), warnings: [UNLISTED, UNLISTED] };
}

/** A page that declares its site's logo, and shows a picture of its own. */
export function passedOverAnswer(declared: Partial<KnownCandidate> = {}): ResolveResult {
  const logo = picture('share.png', {
    ...{ width: 400, height: 400, quality_tier: 'low' },
    bonuses: [...DECLARED, { name: 'site_logo', points: -4_000 }, { name: 'no_cover', points: -20_000 }],
    ...declared,
  });
  return article([logo, bodyPicture(0), bodyPicture(1), icon(180)]);
}

/** A page that had two other covers at earlier looks. */
export function earlierAnswer(): ResolveResult {
  const pictures = 'https://www.example.org/pictures';
  return {
    ...articleAnswer(),
    earlier_covers: [
      {
        url: `${pictures}/spring.jpg`,
        width: 1600,
        height: 900,
        last_seen_at_ms: Date.UTC(2026, 10, 12, 12),
      },
      { url: `${pictures}/winter.jpg`, width: null, height: null, last_seen_at_ms: Date.UTC(2026, 9, 2, 12) },
    ],
  };
}

/** A page of many pictures, some of which are none of its covers. */
export function manyPicturesAnswer(): ResolveResult {
  const pictures = [LEAD, ...Array.from({ length: 11 }, (_, place) => bodyPicture(place)), ...furniture()];
  const message = '14 further pictures of the page were left out.';
  return article(pictures, {
    warnings: [{ code: 'CANDIDATES_TRUNCATED', message, step: 'collect', count: 14 }],
  });
}

/** What a page says of its pictures, of which nobody could ask. */
export function unverifiedAnswer(): ResolveResult {
  const unasked: Partial<KnownCandidate> = { availability: { status: 'ok' }, width: null, height: null };
  return article([
    { ...LEAD, ...unasked, quality_tier: 'unknown' },
    { ...bodyPicture(0), ...unasked, quality_tier: 'unknown' },
    { ...bodyPicture(1), availability: { status: 'ok' } },
  ]);
}

/** Pictures on hosts that may not be read yet. */
export function permissionAnswer(...hosts: string[]): ResolveResult {
  const warnings = hosts.map((host) => ({
    code: 'PERMISSION_REQUIRED' as const,
    message: `Pictures on ${host} were not measured: the extension may not read that site yet.`,
    url: `https://${host}`,
  }));
  return { ...unverifiedAnswer(), warnings };
}

/** Notices of every kind, some of them alike. */
export function noticesAnswer(): ResolveResult {
  const ofHost = (code: NoticeCode, host: string, message: string): Notice => ({
    ...{ code, message, url: `https://${host}/pictures/1.jpg` },
  });
  const probed = ofHost('PROBE_FAILED', 'static.example.com', 'The host took too long to answer.');
  return {
    ...articleAnswer(),
    warnings: [
      ofHost('PERMISSION_REQUIRED', 'pictures.example.net', 'Allow this extension to read that site.'),
      probed,
      { ...probed, url: 'https://static.example.com/pictures/2.jpg' },
      ofHost('SOURCE_FAILED', 'api.example.net', 'Its answer names no picture.'),
      { code: 'PAGE_GONE', message: 'The server says that there is nothing at this address.' },
      { code: 'STALE_METADATA', message: 'This page still bears the description of a view you saw before.' },
      { code: 'CANDIDATES_TRUNCATED', message: '14 further pictures of the page were left out.' },
    ],
  };
}

/** What is answered of a picture that was clicked. */
export function clickedImageAnswer(changes: Partial<KnownCandidate> = {}): ResolveResult {
  const picture = { ...LEAD, source_method: 'image' as const, bonuses: [] };
  return answer([{ ...picture, ...changes }], {
    canonical: {
      platform: 'web',
      resource_type: 'image',
      resource_id: { url: picture.url },
      canonical_url: picture.url,
    },
    meta: {},
  });
}

/** The same with a larger file of it, which takes its place. */
export function clickedThumbnailAnswer(): ResolveResult {
  const { best } = clickedImageAnswer();
  return clickedImageAnswer({
    url: 'https://www.example.org/drawn/4000x2250.jpg',
    ...{ width: 4_000, height: 2_250, quality_tier: 'max', file_bytes: 1_912_345 },
    variants: [{ url: best.url, width: 1_280, height: 720 }],
    bonuses: [{ name: 'original: size-parameters', points: 0 }],
  });
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
    errors: [
      {
        code: 'PROBE_FAILED',
        message: 'The host could not be reached.',
        url: 'https://www.example.org/pictures/failed.jpg',
      },
    ],
  });
}
