import { ResolveError } from '../resolver/errors';

/** What `pending` settles with, or a rejection with `timeout` as soon as the signal aborts. */
export function untilAborted<T>(pending: Promise<T>, signal: AbortSignal, message: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(new ResolveError('timeout', message, { cause: signal.reason }));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
