import { BusyError, ResolveError } from '../resolver/errors';
import type { ErrorBody, ErrorCode } from './types';

/** The specification's two interface variants: A is `/api/resolve`, B is `/v1/resolve`. */
export type Variant = 'A' | 'B';

interface Problem {
  status: Readonly<Record<Variant, number>>;
  /** One sentence a person can act on. */
  message: string;
}

/** Every error code, with its HTTP status in each variant. */
export const PROBLEMS: Readonly<Record<ErrorCode, Problem>> = {
  MISSING_URL: both(400, 'Send the address of a page as url.'),
  INVALID_JSON: both(400, 'Send a body that is valid JSON, such as {"url":"https://example.com/"}.'),
  VALIDATION_ERROR: both(400, 'Correct the fields named in details and send the request again.'),
  RESOLVE_ERROR: {
    status: { A: 502, B: 500 },
    message: 'Try another address: no cover was found at this one.',
  },
  INVALID_REQUEST: both(
    400,
    'Send an object with a method and a path, such as {"method":"GET","path":"/health"}.',
  ),
  PAYLOAD_TOO_LARGE: both(413, 'Send a request of at most 64 KiB.'),
  NOT_FOUND: both(404, 'Use one of the paths /api/resolve, /v1/resolve and /health.'),
  METHOD_NOT_ALLOWED: both(405, 'Use one of the methods named in the allow header.'),
  FORBIDDEN: both(403, 'Ask the user of Cover Image Resolver to allow this extension.'),
  RATE_LIMITED: both(429, 'Wait the seconds named in the retry-after header and send the request again.'),
  INTERNAL_ERROR: both(500, 'Try again, and report the request_id if the same error comes back.'),
};

function both(status: number, message: string): Problem {
  return { status: { A: status, B: status }, message };
}

export interface ProblemExtra {
  /** In place of the table's sentence. */
  message?: string;
  details?: NonNullable<ErrorBody['error']['details']>;
  headers?: Readonly<Record<string, string>>;
}

/** Ends a request with one of the table's codes. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError' as const;
  readonly code: ErrorCode;
  readonly extra: ProblemExtra;

  constructor(code: ErrorCode, extra: ProblemExtra = {}) {
    super(extra.message ?? PROBLEMS[code].message);
    this.code = code;
    this.extra = extra;
  }
}

/** Any thrown value as one of the table's problems. A fault nobody foresaw tells the caller nothing of itself. */
export function toProblem(fault: unknown): ProblemError {
  if (fault instanceof ProblemError) return fault;
  if (fault instanceof ResolveError) {
    return new ProblemError('RESOLVE_ERROR', { message: fault.message, details: fault.details });
  }
  if (fault instanceof BusyError) {
    const seconds = Math.max(1, Math.ceil(fault.retryAfterSeconds));
    return new ProblemError('RATE_LIMITED', { headers: { 'retry-after': String(seconds) } });
  }
  return new ProblemError('INTERNAL_ERROR');
}

/** The error body for any thrown value. */
export function createErrorBody(fault: unknown, requestId: string): ErrorBody {
  const { code, message, extra } = toProblem(fault);
  const error: ErrorBody['error'] = { code, message };
  if (extra.details !== undefined) error.details = extra.details;
  return { request_id: requestId, error };
}
