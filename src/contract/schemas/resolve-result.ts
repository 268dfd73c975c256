/** The resolve result, field by field: the published JSON Schema is made from it, and the cache checks its parts. */
import {
  AVAILABILITY_STATUSES,
  IMAGE_FORMATS,
  NOTICE_CODES,
  QUALITY_TIERS,
  SOURCE_METHODS,
  STEP_NAMES,
} from '../../resolver/types';
import type { Canonical, ImageCandidate, Notice, PageMeta, ResolveResult, Trace } from '../types';
import { recordOf, z } from '../../resolver/zod';
import type { Equal, Expect } from './type-equality';

const text = z.string().check(z.minLength(1));
const count = z.number().check(z.minimum(0));
const milliseconds = z.number().check(z.minimum(0));
/** Three digits (RFC 9110, 15); some hosts use those that no standard names. */
export const httpStatus = z.number().check(z.minimum(100), z.maximum(999));

export const uuidSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

export const canonicalSchema = z.strictObject({
  platform: text,
  resource_type: text,
  resource_id: z.readonly(recordOf(z.string())),
  canonical_url: text,
});

const size = z.nullable(count);

const pictureVariantSchema = z.strictObject({ url: text, width: size, height: size });

export const imageCandidateSchema = z.strictObject({
  url: text,
  width: size,
  height: size,
  format: z.enum(IMAGE_FORMATS),
  quality_tier: z.enum(QUALITY_TIERS),
  source_method: z.enum(SOURCE_METHODS),
  availability: z.strictObject({
    status: z.enum(AVAILABILITY_STATUSES),
    http_status: z.exactOptional(httpStatus),
  }),
  file_bytes: z.exactOptional(count),
  variants: z.exactOptional(z.array(pictureVariantSchema)),
  letterboxed: z.exactOptional(z.literal(true)),
  automatic: z.exactOptional(z.literal(true)),
  score: z.nullable(z.number()),
  below_minimum: z.exactOptional(z.literal(true)),
  refused: z.exactOptional(z.strictObject({ place: count })),
});

export const pageMetaSchema = z.strictObject({
  title: z.exactOptional(text),
  author: z.exactOptional(text),
  site_name: z.exactOptional(text),
  description: z.exactOptional(text),
  published_at: z.exactOptional(text),
  language: z.exactOptional(text),
  duration_seconds: z.exactOptional(count),
  favicon: z.exactOptional(text),
});

export const noticeSchema = z.strictObject({
  code: z.enum(NOTICE_CODES),
  message: text,
  step: z.exactOptional(z.enum(STEP_NAMES)),
  url: z.exactOptional(text),
  count: z.exactOptional(count),
});

const traceStepSchema = z.strictObject({
  name: z.enum(STEP_NAMES),
  status: z.enum(['ok', 'skipped', 'failed']),
  start_ms: milliseconds,
  duration_ms: milliseconds,
  detail: z.exactOptional(text),
});

const traceRequestSchema = z.strictObject({
  url: text,
  method: z.enum(['GET', 'HEAD']),
  status: z.nullable(httpStatus),
  bytes: count,
  start_ms: milliseconds,
  duration_ms: milliseconds,
});

const scoreExplanationSchema = z.strictObject({
  url: text,
  score: z.nullable(z.number()),
  bonuses: z.array(z.strictObject({ name: text, points: z.number() })),
});

export const traceSchema = z.strictObject({
  timings: z.catchall(z.object({ total_ms: milliseconds }), milliseconds),
  steps: z.array(traceStepSchema),
  requests: z.exactOptional(z.array(traceRequestSchema)),
  scores: z.exactOptional(z.array(scoreExplanationSchema)),
  expires: z.exactOptional(z.array(z.strictObject({ url: text, expires_at_ms: z.nullable(z.number()) }))),
});

const notices = z.array(noticeSchema).check(z.minLength(1));

export const resolveResultSchema = z.strictObject({
  request_id: uuidSchema,
  canonical: canonicalSchema,
  best: imageCandidateSchema,
  candidates: z.array(imageCandidateSchema).check(z.minLength(1)),
  alternatives: z.exactOptional(z.array(imageCandidateSchema)),
  earlier_covers: z.exactOptional(
    z.array(z.strictObject({ url: text, width: size, height: size, last_seen_at_ms: milliseconds })),
  ),
  cache: z.strictObject({ hit: z.boolean(), ttl_seconds: count }),
  trace: traceSchema,
  meta: z.exactOptional(pageMetaSchema),
  warnings: z.exactOptional(notices),
  errors: z.exactOptional(notices),
});

type _Canonical = Expect<Equal<z.infer<typeof canonicalSchema>, Canonical>>;
type _Candidate = Expect<Equal<z.infer<typeof imageCandidateSchema>, ImageCandidate>>;
type _Meta = Expect<Equal<z.infer<typeof pageMetaSchema>, PageMeta>>;
type _Notice = Expect<Equal<z.infer<typeof noticeSchema>, Notice>>;
type _Trace = Expect<Equal<z.infer<typeof traceSchema>, Trace>>;
type _Result = Expect<Equal<z.infer<typeof resolveResultSchema>, ResolveResult>>;
