import type { Clock } from '../resolver/ports';
import type { Caller } from '../resolver/types';
import type { Handler } from './handler';
import { MAX_MESSAGE_BYTES } from './message-size';
import type { ApiRequest, ApiResponse } from './types';

export interface WebHandlerDeps {
  handle: Handler;
  clock: Pick<Clock, 'timeoutSignal'>;
  /** Most milliseconds a request body may take to arrive. */
  bodyTimeoutMs: number;
}

/** The same API for Web requests: always resolves with a Response, whatever the body does. */
export function createWebHandler(
  deps: WebHandlerDeps,
): (request: Request, caller: Caller) => Promise<Response> {
  return async (request, caller) => toResponse(await deps.handle(await toMessage(request, deps), caller));
}

async function toMessage(request: Request, { clock, bodyTimeoutMs }: WebHandlerDeps): Promise<ApiRequest> {
  const { pathname, search } = new URL(request.url);
  const message: ApiRequest = { method: request.method, path: pathname + search };
  if (request.body === null) return message;
  return { ...message, body: await readText(request.body, clock.timeoutSignal(bodyTimeoutMs)) };
}

/**
 * The body as text, read to just past the budget: with the envelope around it the handler then finds
 * it too large. A body that breaks off or does not come in time counts as empty, which is not valid JSON.
 */
async function readText(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<string> {
  const reader = body.getReader();
  // Cancelling a broken stream rejects with what broke it, which `read` has told already.
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const text = await readWithinBudget(reader);
    return signal.aborted ? '' : text;
  } catch {
    return '';
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

async function readWithinBudget(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (bytes <= MAX_MESSAGE_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

function toResponse({ status, headers, body }: ApiResponse): Response {
  return new Response(JSON.stringify(body), { status, headers });
}
