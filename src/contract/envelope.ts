import { exceedsJsonBytes, MAX_MESSAGE_BYTES } from './message-size';
import { isRecord, ownField } from './own-fields';
import { ProblemError } from './problems';

/** A request message whose form has been checked, its values not yet. */
export interface Envelope {
  method: string;
  /** The path without its query. */
  pathname: string;
  /** The `url` of `query`, else the first one of the path's own query; undefined where neither names it. */
  urlParameter: unknown;
  /** undefined where there is none. */
  body: unknown;
}

/** Reads a message. Throws INVALID_REQUEST for what is no envelope, PAYLOAD_TOO_LARGE past 64 KiB. */
export function readEnvelope(message: unknown): Envelope {
  if (!isRecord(message)) throw new ProblemError('INVALID_REQUEST');
  const method = ownField(message, 'method');
  const path = ownField(message, 'path');
  const query = ownField(message, 'query') ?? {};
  const headers = ownField(message, 'headers') ?? {};
  if (typeof method !== 'string' || typeof path !== 'string' || !isRecord(query) || !isRecord(headers)) {
    throw new ProblemError('INVALID_REQUEST');
  }
  if (exceedsJsonBytes(message, MAX_MESSAGE_BYTES)) throw new ProblemError('PAYLOAD_TOO_LARGE');
  const { pathname, search } = splitPath(path);
  return {
    method,
    pathname,
    urlParameter: ownField(query, 'url') ?? new URLSearchParams(search).get('url') ?? undefined,
    body: ownField(message, 'body'),
  };
}

/** Whether the message asks for the health check, which is answered before any other rule is looked at. */
export function isHealthRequest(message: unknown): boolean {
  if (!isRecord(message) || ownField(message, 'method') !== 'GET') return false;
  const path = ownField(message, 'path');
  return typeof path === 'string' && splitPath(path).pathname === '/health';
}

function splitPath(path: string): { pathname: string; search: string } {
  const mark = path.indexOf('?');
  return mark < 0
    ? { pathname: path, search: '' }
    : { pathname: path.slice(0, mark), search: path.slice(mark + 1) };
}
