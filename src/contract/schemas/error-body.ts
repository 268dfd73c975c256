/** The error body. Used by tests and the published JSON Schema, not shipped. */
import { RESOLVE_REASONS } from '../../resolver/errors';
import { ERROR_CODES, type ErrorBody, type ReasonDetail, type ValidationIssue } from '../types';
import { z } from '../../resolver/zod';
import { httpStatus, uuidSchema } from './resolve-result';
import type { Equal, Expect } from './type-equality';

const sentence = z.string().check(z.minLength(1));

export const validationIssueSchema = z.strictObject({ path: z.string(), message: sentence });

export const reasonDetailSchema = z.strictObject({
  reason: z.enum(RESOLVE_REASONS),
  message: sentence,
  origin: z.exactOptional(sentence),
  http_status: z.exactOptional(httpStatus),
});

export const errorBodySchema = z.strictObject({
  request_id: uuidSchema,
  error: z.strictObject({
    code: z.enum(ERROR_CODES),
    message: sentence,
    details: z.exactOptional(z.union([z.array(validationIssueSchema), z.array(reasonDetailSchema)])),
  }),
});

type _Issue = Expect<Equal<z.infer<typeof validationIssueSchema>, ValidationIssue>>;
type _Detail = Expect<Equal<z.infer<typeof reasonDetailSchema>, ReasonDetail>>;
type _Body = Expect<Equal<z.infer<typeof errorBodySchema>, ErrorBody>>;
