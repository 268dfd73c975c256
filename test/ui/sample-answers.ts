import type { ScreenEvent } from '../../src/contract/screen-messages';
import type { ErrorBody, ImageCandidate, ReasonDetail, ResolveResult } from '../../src/contract/types';
import { THUMBNAIL_TIERS } from '../../src/resolver/platforms/youtube/tiers';
import { refusedBy } from '../../src/resolver/refused';
import { rankCandidates } from '../../src/resolver/score';
import type { MeasuredCandidate, TraceStep } from '../../src/resolver/types';
import { DEFAULT_OPTIONS, STEP_NAMES } from '../../src/resolver/types';

export const REQUEST_ID = '3b0c1f2e-55aa-4d37-9c54-0d9a4f1b7c11';
export const VIDEO_ID = 'LakeAtDawn0';
export const VIDEO_TITLE = 'Dawn on a still lake';

const STEP_MS: Record<TraceStep['name'], number> = {
  canonicalize: 1,
  cache: 4,
  collect: 1,
  probe: 168,
  store: 9,
  score: 1,
};

export function thumbnailUrl(name: string): string {
  return `https://i.ytimg.com/vi/${VIDEO_ID}/${name}.jpg`;
}

/** The five tiers of a video, all there; `changes` are applied by tier name. */
export function videoPictures(changes: Record<string, Partial<MeasuredCandidate>> = {}): MeasuredCandidate[] {
  return THUMBNAIL_TIERS.map(({ name, quality_tier, width, height }) => ({
    url: thumbnailUrl(name),
    width,
    height,
    format: 'jpg',
    quality_tier,
    source_method: 'rule',
    availability: { status: 'ok', http_status: 200 },
    ...changes[name],
  }));
}

/** An answer as the resolver would rank it, without the pictures that are refused. */
export function answer(
  pictures: MeasuredCandidate[],
  rest: Partial<ResolveResult> = {},
  refused: readonly string[] = [],
): ResolveResult {
  const { candidates, scores } = rankCandidates(pictures, DEFAULT_OPTIONS, refusedBy(refused));
  const steps = STEP_NAMES.map(
    (name): TraceStep => ({ name, status: 'ok', start_ms: 0, duration_ms: STEP_MS[name] }),
  );
  return {
    request_id: REQUEST_ID,
    canonical: {
      platform: 'youtube',
      resource_type: 'video',
      resource_id: { videoId: VIDEO_ID },
      canonical_url: `https://www.youtube.com/watch?v=${VIDEO_ID}`,
    },
    best: candidates[0] as ImageCandidate,
    candidates,
    cache: { hit: false, ttl_seconds: 86_400 },
    trace: { timings: { total_ms: 184 }, steps, requests: [], scores },
    meta: { title: VIDEO_TITLE, author: 'Slow Landscapes' },
    ...rest,
  };
}

export function resultEvent(result: ResolveResult = answer(videoPictures())): ScreenEvent {
  return { type: 'result', result };
}

/** A failed resolve: the first reason is the error's own, further ones are its causes. */
export function errorEvent(first: ReasonDetail, ...further: ReasonDetail[]): ScreenEvent {
  const error: ErrorBody = {
    request_id: REQUEST_ID,
    error: { code: 'RESOLVE_ERROR', message: first.message, details: [first, ...further] },
  };
  return { type: 'error', error };
}
