import type { Evidence } from '../../src/resolver/types';

/** Evidence of a page with one picture. */
export function sampleEvidence({
  canonicalUrl,
  expiresAtMs,
}: {
  canonicalUrl: string;
  expiresAtMs: number;
}): Evidence {
  return {
    canonical: {
      platform: 'web',
      resource_type: 'page',
      resource_id: { url: canonicalUrl },
      canonical_url: canonicalUrl,
    },
    candidates: [
      {
        url: 'https://example.org/cover.jpg',
        width: 1280,
        height: 720,
        format: 'jpg',
        quality_tier: 'max',
        source_method: 'rule',
        availability: { status: 'ok', http_status: 200 },
      },
    ],
    meta: { title: 'A title' },
    warnings: [],
    failures: [],
    depth: 'bytes',
    expiresAtMs,
  };
}
