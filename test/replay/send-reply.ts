import { Buffer } from 'node:buffer';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import type { Reply } from './reply';
import type { RequestLogEntry } from './request-log';

const CHUNK_BYTES = 16 * 1024;
const DRIPS_PER_SECOND = 10;
/** An endless body ends here after all: a test that forgets to cancel must not run for ever. */
const ENDLESS_LIMIT_BYTES = 512 * 1024 * 1024;
const FILLER = Buffer.alloc(CHUNK_BYTES, 0x20);

/**
 * Sends `reply` with its faults and counts the body bytes in `entry`. Rejects with the signal's reason
 * once `signal` says that the connection is gone or the server stops.
 */
export async function sendReply(
  response: ServerResponse,
  reply: Reply,
  entry: RequestLogEntry,
  signal: AbortSignal,
): Promise<void> {
  const body = bodyOf(reply);
  if (reply.delayMs) await sleep(reply.delayMs, undefined, { signal });
  if (reply.stall === 'before-headers') await ended(signal);
  response.writeHead(reply.status ?? 200, headersOf(reply, body));
  response.flushHeaders();
  if (reply.stall === 'after-headers') await ended(signal);
  if (entry.method !== 'HEAD') await sendBody(response, reply, body, entry, signal);
  response.end();
}

async function sendBody(
  response: ServerResponse,
  reply: Reply,
  body: Buffer,
  entry: RequestLogEntry,
  signal: AbortSignal,
): Promise<void> {
  const breaksOff = reply.stall === 'mid-body' || reply.resetMidBody === true;
  const sent = breaksOff ? body.subarray(0, Math.floor(body.length / 2)) : body;
  const drip = reply.dripBytesPerSecond;
  const chunkBytes = drip ? Math.max(1, Math.round(drip / DRIPS_PER_SECOND)) : CHUNK_BYTES;
  for (const chunk of chunksOf(sent, chunkBytes, reply.endless === true)) {
    if (drip) await sleep(1000 / DRIPS_PER_SECOND, undefined, { signal });
    await write(response, chunk, signal);
    entry.bytesSent += chunk.length;
  }
  if (reply.stall === 'mid-body') await ended(signal);
  if (reply.resetMidBody) {
    entry.outcome = 'cut-off';
    resetConnection(response);
  }
}

function bodyOf(reply: Reply): Buffer {
  const whole = Buffer.from(reply.body ?? '');
  return reply.truncateAt === undefined ? whole : whole.subarray(0, reply.truncateAt);
}

function headersOf(reply: Reply, body: Buffer): Record<string, string> {
  const length: Record<string, string> = reply.endless ? {} : { 'content-length': String(body.length) };
  return { ...length, ...reply.headers };
}

function* chunksOf(body: Buffer, chunkBytes: number, endless: boolean): Generator<Buffer> {
  for (let at = 0; at < body.length; at += chunkBytes) yield body.subarray(at, at + chunkBytes);
  if (!endless) return;
  const filler = FILLER.subarray(0, chunkBytes);
  for (let sent = 0; sent < ENDLESS_LIMIT_BYTES; sent += filler.length) yield filler;
}

/** Settles when the connection has taken the chunk, so that the log counts no byte too early. */
function write(response: ServerResponse, chunk: Buffer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    response.write(chunk, (fault) => {
      signal.removeEventListener('abort', onAbort);
      if (fault) reject(fault);
      else resolve();
    });
  });
}

/** Waits for the signal and rejects with its reason: this is what a stall is. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Over TLS there is no way to send a bare reset, so the connection just breaks. */
function resetConnection(response: ServerResponse): void {
  const socket = response.socket;
  if (!socket) return;
  if ((socket as TLSSocket).encrypted) socket.destroy();
  else socket.resetAndDestroy();
}
