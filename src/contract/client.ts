import type { Clock } from '../resolver/ports';
import { ApiError, ChannelError, toChannelError } from './client-errors';
import { isRecord, ownField } from './own-fields';
import type { ApiRequest, ErrorBody, ResolveOptions, ResolveResult } from './types';

/** Sends one message to the extension and resolves with its answer, like `runtime.sendMessage`. */
export type Send = (message: ApiRequest) => Promise<unknown>;

export interface ClientOptions {
  /** Most milliseconds one call may take, its retry included. */
  timeoutMs: number;
  clock: Pick<Clock, 'timeoutSignal'>;
}

/** Every call rejects with an ApiError for an error answer, with a ChannelError when no answer came. */
export interface Client {
  /** The cover of any page (variant A). */
  resolve(url: string): Promise<ResolveResult>;
  /** The cover of a video (variant B). */
  resolveVideo(url: string, options?: Partial<ResolveOptions>): Promise<ResolveResult>;
  health(): Promise<{ ok: true }>;
}

/** A client of the API over any message channel. */
export function createClient(send: Send, { timeoutMs, clock }: ClientOptions): Client {
  const call = async <Body>(message: ApiRequest): Promise<Body> => {
    const answer = await withinDeadline(sendTwice(send, message), clock.timeoutSignal(timeoutMs));
    return successBody(answer) as Body;
  };
  return {
    resolve: (url) => call({ method: 'GET', path: '/api/resolve', query: { url } }),
    resolveVideo: (url, options = {}) =>
      call({ method: 'POST', path: '/v1/resolve', body: { url, options } }),
    health: () => call({ method: 'GET', path: '/health' }),
  };
}

/** A worker stopped in the middle closes the channel; the next message starts it again. */
async function sendTwice(send: Send, message: ApiRequest): Promise<unknown> {
  try {
    return await send(message);
  } catch (fault) {
    const error = toChannelError(fault);
    if (error.reason !== 'channel_closed') throw error;
  }
  try {
    return await send(message);
  } catch (fault) {
    throw toChannelError(fault);
  }
}

function withinDeadline<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const expire = () =>
      reject(new ChannelError('no_answer', 'The extension did not answer in time.', signal.reason));
    signal.addEventListener('abort', expire, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', expire));
  });
}

function successBody(answer: unknown): object {
  const status = isRecord(answer) ? ownField(answer, 'status') : undefined;
  const body = isRecord(answer) ? ownField(answer, 'body') : undefined;
  if (typeof status !== 'number' || !isRecord(body)) {
    throw new ChannelError('no_answer', 'What answered is not the Cover Image Resolver.');
  }
  if (status === 200) return body;
  if (isErrorBody(body)) throw new ApiError(status, body);
  throw new ChannelError('no_answer', `The answer has status ${status} and no error code.`);
}

function isErrorBody(body: object): body is ErrorBody {
  const error = ownField(body, 'error');
  return isRecord(error) && typeof ownField(error, 'code') === 'string';
}
