import type { ErrorBody, ErrorCode } from './types';

/** The API answered with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError' as const;
  /** HTTP status. */
  readonly status: number;
  readonly code: ErrorCode;
  readonly requestId: string;
  readonly details: NonNullable<ErrorBody['error']['details']>;

  constructor(status: number, { request_id, error }: ErrorBody) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.requestId = request_id;
    this.details = error.details ?? [];
  }
}

/** Why no answer came. `channel_closed`: the worker was stopped while it worked, twice in a row. */
export type ChannelReason = 'not_installed' | 'channel_closed' | 'no_answer';

/** The API did not answer at all. */
export class ChannelError extends Error {
  override readonly name = 'ChannelError' as const;
  readonly reason: ChannelReason;

  constructor(reason: ChannelReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** What browsers say when a message finds nobody, or loses its listener. They have no codes for it. */
const BROWSER_SENTENCES: readonly { pattern: RegExp; reason: ChannelReason; message: string }[] = [
  {
    pattern: /receiving end does not exist|invalid extension id/i,
    reason: 'not_installed',
    message: 'Install and enable Cover Image Resolver, or check its extension id.',
  },
  {
    pattern: /(channel|port) closed|out of scope|actor .* destroyed|disconnected/i,
    reason: 'channel_closed',
    message: 'The extension stopped before it answered; try again.',
  },
];

/** A fault of the message channel, by what the browser says of it. */
export function toChannelError(fault: unknown): ChannelError {
  const text = fault instanceof Error ? fault.message : String(fault);
  const known = BROWSER_SENTENCES.find(({ pattern }) => pattern.test(text));
  return new ChannelError(
    known?.reason ?? 'no_answer',
    known?.message ?? `The extension did not answer: ${text}`,
    fault,
  );
}
