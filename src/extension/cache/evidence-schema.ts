import { reasonDetailSchema } from '../../contract/schemas/error-body';
import {
  canonicalSchema,
  imageCandidateSchema,
  noticeSchema,
  pageMetaSchema,
} from '../../contract/schemas/resolve-result';
import { z } from '../../resolver/zod';
import { pageGlanceSchema } from '../pages/page-glance-schema';

const knownCandidateSchema = z.extend(z.omit(imageCandidateSchema, { score: true, below_minimum: true }), {
  bonuses: z.exactOptional(z.array(z.strictObject({ name: z.string(), points: z.number() }))),
});

/** What a cache record must hold to be trusted after it came back from storage. */
export const evidenceSchema = z.strictObject({
  canonical: canonicalSchema,
  candidates: z.array(knownCandidateSchema),
  alternatives: z.exactOptional(z.array(knownCandidateSchema)),
  meta: pageMetaSchema,
  seen: z.exactOptional(pageGlanceSchema),
  warnings: z.array(noticeSchema),
  failures: z.array(reasonDetailSchema),
  depth: z.enum(['headers', 'bytes']),
  expiresAtMs: z.number(),
});
