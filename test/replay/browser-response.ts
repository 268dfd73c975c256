import type { IncomingMessage } from 'node:http';
import { failed } from './replay-line';

const BODILESS_STATUSES = new Set([204, 205, 304]);

export interface ResponseContext {
  /** The last URL asked for. */
  url: URL;
  method: string;
  redirected: boolean;
  signal: AbortSignal | undefined;
}

/** A `Response` as a browser would give it: with the URL it came from and a body read off the socket. */
export function browserResponse(incoming: IncomingMessage, context: ResponseContext): Response {
  const status = incoming.statusCode ?? 0;
  const bodiless = context.method === 'HEAD' || BODILESS_STATUSES.has(status);
  if (bodiless) incoming.resume();
  const body = bodiless ? null : bodyOf(incoming, context);
  const response = new Response(body, { status, headers: headersOf(incoming) });
  return Object.defineProperties(response, {
    url: { value: context.url.href },
    redirected: { value: context.redirected },
  });
}

/** What `redirect: 'manual'` gives: a response that tells nothing but that there was a redirect. */
export function opaqueRedirect(incoming: IncomingMessage, url: URL): Response {
  incoming.resume();
  return Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
    url: { value: url.href },
  });
}

/** Reads from the socket only when asked, and closes it when the reader cancels, like a browser. */
function bodyOf(incoming: IncomingMessage, { url, signal }: ResponseContext): ReadableStream<Uint8Array> {
  const onAbort = () => incoming.destroy(signal?.reason as Error);
  signal?.addEventListener('abort', onAbort, { once: true });
  incoming.on('close', () => signal?.removeEventListener('abort', onAbort));
  // Before the first read nobody else listens, and an unheard error would end the process.
  incoming.on('error', () => undefined);
  const chunks = incoming[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(new Uint8Array(value));
        } catch (fault) {
          throw signal?.aborted ? signal.reason : failed('the body broke off', url, fault);
        }
      },
      cancel() {
        incoming.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}
