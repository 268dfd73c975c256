import type { ImageCandidate, ResolveResult } from '../../src/contract/types';

export const REQUEST_ID = '0b3f1c2d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';

const best: ImageCandidate = {
  url: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg',
  width: 1280,
  height: 720,
  format: 'jpg',
  quality_tier: 'max',
  source_method: 'rule',
  availability: { status: 'ok', http_status: 200 },
  score: 4922,
};

const small: ImageCandidate = {
  ...best,
  url: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/default.jpg',
  width: null,
  height: null,
  quality_tier: 'low',
  availability: { status: 'error' },
  score: null,
  below_minimum: true,
};

/** A result with every optional field. */
export const sampleResult: ResolveResult = {
  request_id: REQUEST_ID,
  canonical: {
    platform: 'youtube',
    resource_type: 'video',
    resource_id: { videoId: 'aqz-KE-bpKQ' },
    canonical_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  best,
  candidates: [best, small],
  cache: { hit: false, ttl_seconds: 86_400 },
  trace: {
    timings: { total_ms: 12.5, probe_ms: 10 },
    steps: [{ name: 'probe', status: 'ok', start_ms: 1, duration_ms: 10, detail: 'five tiers' }],
    requests: [{ url: best.url, method: 'GET', status: null, bytes: 0, start_ms: 1, duration_ms: 10 }],
    scores: [{ url: best.url, score: 4922, bonuses: [{ name: 'tier', points: 4000 }] }],
  },
  meta: {
    title: 'A film',
    author: 'A studio',
    site_name: 'A site',
    description: 'About a rabbit',
    published_at: '2008-05-20T00:00:00Z',
    language: 'en',
    duration_seconds: 596,
    favicon: 'https://www.youtube.com/favicon.ico',
  },
  warnings: [{ code: 'PROBE_FAILED', message: 'One picture did not answer.', step: 'probe', url: small.url }],
  errors: [{ code: 'CACHE_UNAVAILABLE', message: 'The store is full.' }],
};
