/** The public API's types, for clients and screens: they need nothing of the resolver itself. */
import type { NoticeCode, Progress } from '../resolver/types';
import type { ReasonDetail } from '../resolver/errors';

export type {
  Availability,
  AvailabilityStatus,
  Bonus,
  Canonical,
  EarlierCover,
  ImageCandidate,
  ImageFormat,
  Notice,
  PageMeta,
  Preference,
  QualityTier,
  ResolveOptions,
  ResolveResult,
  ScoreExplanation,
  SourceMethod,
  StepName,
  Trace,
  TraceRequest,
  TraceStep,
} from '../resolver/types';
export type { ReasonDetail, ResolveReason } from '../resolver/errors';
export type { NoticeCode, Progress };

/** A request as it travels in a message. */
export interface ApiRequest {
  method: string;
  /** May carry its own query string; where both name `url`, `query` wins. */
  path: string;
  query?: { url?: unknown };
  headers?: Record<string, unknown>;
  /** A string is parsed as JSON; anything else counts as parsed already. */
  body?: unknown;
  /** Echoed in the response. */
  id?: string;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: object;
  id?: string;
}

export const ERROR_CODES = [
  'MISSING_URL',
  'INVALID_JSON',
  'VALIDATION_ERROR',
  'RESOLVE_ERROR',
  'INVALID_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ValidationIssue {
  /** Dotted path of the field, for example `options.prefer`; empty for the body itself. */
  path: string;
  message: string;
}

/** The body of every answer that is not a success. */
export interface ErrorBody {
  request_id: string;
  error: { code: ErrorCode; message: string; details?: ValidationIssue[] | ReasonDetail[] };
}
