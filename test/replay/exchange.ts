import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReplayRequest, Scheme } from './reply';
import type { Outcome, RequestLog, RequestLogEntry } from './request-log';
import type { RouteTable } from './routes';
import { sendReply } from './send-reply';

export interface ExchangeContext {
  routes: RouteTable;
  /** Hears of every request before it is answered. */
  log: RequestLog;
  /** Aborts when the server stops. */
  stopping: AbortSignal;
}

/** Answers one request by the routes. Never rejects: a responder that fails is a 500 that says so. */
export async function exchange(
  scheme: Scheme,
  incoming: IncomingMessage,
  response: ServerResponse,
  { routes, log, stopping }: ExchangeContext,
): Promise<void> {
  incoming.resume();
  const request = requestOf(scheme, incoming);
  if (!request) return fail(response, 400, 'Host and path make no URL.');
  const entry = log.record(request);
  const gone = new AbortController();
  response.on('close', () => {
    entry.outcome = outcomeAtClose(entry, response, stopping);
    gone.abort();
  });
  const signal = AbortSignal.any([gone.signal, stopping]);
  try {
    await sendReply(response, await routes.replyTo(request), entry, signal);
  } catch (fault) {
    if (!signal.aborted) fail(response, 500, `The replay web could not answer: ${String(fault)}`);
  }
}

function outcomeAtClose(entry: RequestLogEntry, response: ServerResponse, stopping: AbortSignal): Outcome {
  if (entry.outcome !== 'open') return entry.outcome;
  if (response.writableFinished) return 'complete';
  return stopping.aborted ? 'cut-off' : 'closed-early';
}

function requestOf(scheme: Scheme, { method = 'GET', url: path = '', headers }: IncomingMessage) {
  const address = `${scheme}://${headers.host ?? ''}${path}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return { scheme, host: url.hostname, method, url, headers } satisfies ReplayRequest;
}

function fail(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
}
