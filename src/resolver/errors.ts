/** Why no cover could be resolved: the closed set of reasons callers may rely on. */
export const RESOLVE_REASONS = [
  'invalid_url',
  'unsupported_scheme',
  'private_address',
  'permission_required',
  'network',
  'timeout',
  'http_status',
  'too_large',
  'unsupported_content_type',
  'too_many_redirects',
  'no_candidates',
  'page_changed',
] as const;
export type ResolveReason = (typeof RESOLVE_REASONS)[number];

export interface ReasonDetail {
  reason: ResolveReason;
  /** One sentence a person can act on. */
  message: string;
  /** The origin a permission is needed for. */
  origin?: string;
  /** What the host answered, where that is the reason. */
  http_status?: number;
}

/** The resolver's one error: a reason of the closed set, and further causes where there are some. */
export class ResolveError extends Error {
  override readonly name = 'ResolveError' as const;
  readonly reason: ResolveReason;
  readonly origin: string | undefined;
  readonly httpStatus: number | undefined;
  readonly furtherDetails: readonly ReasonDetail[];

  constructor(
    reason: ResolveReason,
    message: string,
    extra: {
      origin?: string | undefined;
      httpStatus?: number | undefined;
      furtherDetails?: readonly ReasonDetail[];
      cause?: unknown;
    } = {},
  ) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.reason = reason;
    this.origin = extra.origin;
    this.httpStatus = extra.httpStatus;
    this.furtherDetails = extra.furtherDetails ?? [];
  }

  /** The error as data, this reason first. */
  get details(): ReasonDetail[] {
    const own: ReasonDetail = { reason: this.reason, message: this.message };
    if (this.origin !== undefined) own.origin = this.origin;
    if (this.httpStatus !== undefined) own.http_status = this.httpStatus;
    return [own, ...this.furtherDetails];
  }
}

/** Too much work is waiting already; the caller may try again in `retryAfterSeconds`. */
export class BusyError extends Error {
  override readonly name = 'BusyError' as const;
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds = 1) {
    super('Too many requests are waiting. Try again in a moment.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Any thrown value as a ResolveError; what it was stays in `cause`. */
export function toResolveError(fault: unknown): ResolveError {
  if (fault instanceof ResolveError) return fault;
  const message = fault instanceof Error ? fault.message : String(fault);
  return new ResolveError('network', `The request failed: ${message}`, { cause: fault });
}
