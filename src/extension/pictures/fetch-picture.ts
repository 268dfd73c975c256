import { ResolveError } from '../../resolver/errors';
import { LIMITS } from '../../resolver/limits';
import type { Clock, Fetch, FetchedResponse } from '../../resolver/ports';
import type { PictureAddress } from '../../ui/picture-services';

/** A picture of more bytes is not read into memory. */
export const MAX_PICTURE_BYTES = 33_554_432;

/** The whole file at an address, at most 32 MiB. Rejects with a ResolveError. */
export function fetchPicture(
  { url, privateWindow = false, signal }: Omit<PictureAddress, 'page'>,
  fetch: Pick<Fetch, 'request'>,
  clock: Pick<Clock, 'timeoutSignal'>,
): Promise<Blob> {
  const deadline = clock.timeoutSignal(LIMITS.requestTimeoutMs);
  const request = {
    url,
    method: 'GET' as const,
    // One more than is allowed, which tells a picture that is too large from one that just fits.
    maxBytes: MAX_PICTURE_BYTES + 1,
    freshness: privateWindow ? ('no-store' as const) : ('default' as const),
    caller: { kind: 'user' as const, privateWindow },
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  };
  return fetch.request(request, toBlob);
}

async function toBlob({ status, contentType, contentLength, body }: FetchedResponse): Promise<Blob> {
  if (status >= 400) throw new ResolveError('http_status', `The host answered with status ${status}.`);
  if (contentLength !== null && contentLength > MAX_PICTURE_BYTES) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_PICTURE_BYTES) throw tooLarge();
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  }
  return new Blob(chunks, contentType === null ? {} : { type: contentType });
}

/** One that no memory should hold. */
export function tooLarge(cause?: unknown): ResolveError {
  return new ResolveError('too_large', 'The picture is too large to be read.', { cause });
}
