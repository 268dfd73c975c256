import type { ResolveResult } from '../../../src/contract/types';
import type { KnownCandidate } from '../../../src/resolver/types';
import { answer, videoPictures } from '../sample-answers';
import type { GalleryState } from './gallery-state';

const PAGE_URL = 'https://www.example.org/2026/lakes';

function pictureOf(width: number, height: number, rest: Partial<KnownCandidate> = {}): KnownCandidate {
  return {
    // The gallery's web draws a picture of the size that its name asks for.
    url: `https://www.example.org/drawn/${width}x${height}.jpg`,
    width,
    height,
    format: 'jpg',
    quality_tier: 'unknown',
    source_method: 'og',
    availability: { status: 'ok', http_status: 200 },
    ...rest,
  };
}

function page(pictures: KnownCandidate[], title: string, author = 'A. Writer'): ResolveResult {
  return answer(pictures, {
    canonical: {
      platform: 'web',
      resource_type: 'article',
      resource_id: { url: PAGE_URL },
      canonical_url: PAGE_URL,
    },
    meta: { title, author, site_name: 'The Example' },
  });
}

const TAB = { id: 8, url: PAGE_URL, title: 'Lakes', privateWindow: false };

function state(name: string, result: ResolveResult, rest: Partial<GalleryState> = {}): GalleryState {
  return { name, events: [{ type: 'result', result }], tab: TAB, ...rest };
}

/** A picture in several files, and what the platform has beside its five sizes. */
export function foldedVideoAnswer(): ResolveResult {
  const variant = (width: number, height: number) => ({
    url: `https://www.example.org/drawn/${width}x${height}.webp`,
    width,
    height,
  });
  // As a `srcset` tells it.
  const wide = { ...variant(320, 180), height: null };
  const base = answer(
    videoPictures({
      maxresdefault: { file_bytes: 182_340, variants: [variant(1920, 1080), variant(640, 360), wide] },
      sddefault: { letterboxed: true, file_bytes: 48_100 },
      hqdefault: { letterboxed: true },
    }),
  );
  const automatic = pictureOf(1280, 720, { automatic: true, source_method: 'rule', quality_tier: 'max' });
  const alternatives = [{ ...automatic, score: null }];
  const requests = base.candidates.map(({ url }, place) => ({
    url,
    method: 'GET' as const,
    status: 200,
    bytes: 16_384 - 900 * place,
    start_ms: 12 + 3 * place,
    duration_ms: 60 + 24 * place,
  }));
  return { ...base, alternatives, trace: { ...base.trace, requests } };
}

/** A video without its largest file: the best one left has black bars. */
export function letterboxedAnswer(): ResolveResult {
  const missing = {
    width: null,
    height: null,
    availability: { status: 'missing', http_status: 404 },
  } as const;
  return answer(
    videoPictures({
      maxresdefault: missing,
      sddefault: { letterboxed: true, file_bytes: 48_100 },
      hqdefault: { letterboxed: true, file_bytes: 27_800 },
      default: { letterboxed: true },
    }),
  );
}

/** Pictures of every shape and titles of every kind. */
export const SHAPES: readonly GalleryState[] = [
  state('shape-tall', page([pictureOf(400, 2_400), pictureOf(300, 900)], 'A very tall picture')),
  state('shape-wide', page([pictureOf(2_400, 200), pictureOf(1_000, 300)], 'A very wide picture')),
  state('shape-huge', page([pictureOf(6_000, 4_000, { file_bytes: 8_400_000 })], 'A huge picture')),
  state('shape-tiny', page([pictureOf(16, 16, { file_bytes: 318 }), pictureOf(1, 1)], 'A tiny picture')),
  state(
    'title-hostile',
    page(
      [pictureOf(1_200, 630), pictureOf(800, 420)],
      '"><img src=x onerror=alert(1)>](javascript:alert(2)) \u202egpj.exe {title} ../../etc/passwd',
      '<script>alert(3)</script>',
    ),
  ),
  state(
    'title-cjk',
    page([pictureOf(1_200, 630), pictureOf(800, 420)], '山と湖、そして静かな朝の光について'),
  ),
  state(
    'title-arabic',
    page([pictureOf(1_200, 630), pictureOf(800, 420)], 'البحيرة عند الفجر (2026)', 'كاتبة'),
  ),
  state('folded', foldedVideoAnswer()),
  state('remembered', foldedVideoAnswer(), {
    choices: [{ site: 'example.org', sourceMethod: 'rule', place: 1 }],
    settings: { preference: 'largest' },
  }),
  state('menu-open', foldedVideoAnswer(), {
    presses: '.menu-place button',
    settings: { searchEngine: 'tineye' },
  }),
  state('details-open', foldedVideoAnswer(), { presses: '.details summary' }),
  state('copied', foldedVideoAnswer(), { presses: '.actions button' }),
  state('letterboxed', letterboxedAnswer()),
  state('without-bars', letterboxedAnswer(), { presses: '.bars input' }),
  state('bars-unreadable', letterboxedAnswer(), {
    presses: '.bars input',
    fault: Object.assign(new Error(), { reason: 'permission_required', origin: 'https://i.ytimg.com' }),
  }),
  state('always', foldedVideoAnswer(), { presses: '.always input' }),
  state('always-in-part', foldedVideoAnswer(), {
    presses: '.always input',
    tab: { ...TAB, url: 'https://lake-district-news.example.org/en/photographs/dawn' },
  }),
  state('copy-failed', foldedVideoAnswer(), {
    presses: '.actions button:nth-of-type(2)',
    fault: Object.assign(new Error(), { reason: 'permission_required', origin: 'https://i.ytimg.com' }),
  }),
];
